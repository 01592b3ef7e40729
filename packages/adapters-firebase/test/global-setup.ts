import type { TestProject } from 'vitest/node'
import { startEmulators } from '../../../tools/emulators/start.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** host:port of each. */
    emulators: { readonly firestore: string; readonly auth: string }
  }
}

/** One pair of emulators for all files of the project; none where the tests are only counted. */
export default async function setup(project: TestProject) {
  if (process.env['CADERNO_ONLY_COUNT']) return undefined
  const emulators = await startEmulators()
  if ('missing' in emulators) throw new Error(emulators.missing)
  project.provide('emulators', { firestore: emulators.firestore, auth: emulators.auth })
  return emulators.stop
}
