import { AppError, decode, memoizeByKey } from '@caderno/domain/kernel'
import {
  DISMISSED_VERSION_KEY,
  NO_PREFERENCES,
  preferencesSchema,
  withLinkedin,
  withReadingGoal,
  type Dismissals,
  type Preferences,
  type PreferenceStore,
} from '@caderno/domain/shell'
import { liveDocuments } from './live-document.ts'
import type { LocalEnvironment } from '../storage/environment.ts'
import type { Storage } from '../storage/storage.ts'

export function createLocalPreferences(environment: LocalEnvironment): PreferenceStore {
  const documentOf = liveDocuments(environment, 'preferencias/')
  const change = (uid: string, id: string, edit: (before: Preferences) => Preferences) =>
    environment.outbox.track(
      uid,
      { collection: 'preferencias', id },
      documentOf(uid).change((value) => edit(preferencesOf(value))),
    )
  return {
    watch: memoizeByKey((uid) => documentOf(uid).watch(preferencesOf)),
    chooseView: (uid, module, view) =>
      change(uid, module, (before) => ({ ...before, visoes: { ...before.visoes, [module]: view } })),
    checkLinkedin: (uid, item, done) =>
      change(uid, item, (before) => ({ ...before, linkedin: withLinkedin(before.linkedin, item, done) })),
    setReadingGoal: (uid, goal) => change(uid, 'metaLeitura', (before) => withReadingGoal(before, goal)),
  }
}

/** Rejects a damaged value, so that nothing overwrites it. */
export function preferencesOf(value: unknown): Preferences {
  if (value === undefined) return NO_PREFERENCES
  const preferences = decode<Preferences>(preferencesSchema, value)
  if (!preferences) throw new AppError('invalid-record')
  return preferences
}

export const createLocalDismissals = (storage: Storage): Dismissals => ({
  async last() {
    const at = await storage.read(DISMISSED_VERSION_KEY)
    return typeof at === 'number' ? at : undefined
  },
  remember: (at) => storage.write(DISMISSED_VERSION_KEY, at),
})
