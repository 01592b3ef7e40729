import { AppError, decode, perKey, type WriteOutcome } from '@caderno/domain/kernel'
import {
  NO_PREFERENCES,
  preferencesSchema,
  withLinkedin,
  withReadingGoal,
  type Preferences,
  type PreferenceStore,
} from '@caderno/domain/shell'
import type { LocalEnvironment } from '../storage/environment.ts'
import { createLiveDocument } from './live-document.ts'

export function createLocalPreferences(
  environment: Pick<LocalEnvironment, 'storage' | 'locks' | 'channel' | 'writes'>,
): PreferenceStore {
  const documentOf = perKey((uid) =>
    createLiveDocument(environment, `preferencias/${encodeURIComponent(uid)}`),
  )
  const change = (uid: string, id: string, edit: (before: Preferences) => unknown) =>
    environment.writes.track(
      uid,
      { collection: 'preferencias', id },
      documentOf(uid).change<WriteOutcome>((value) => ({ value: edit(read(value)), result: 'saved' })),
    )
  return {
    watch: perKey((uid) => documentOf(uid).watch(read)),
    chooseView: (uid, module, view) =>
      change(uid, module, (before) => ({ ...before, visoes: { ...before.visoes, [module]: view } })),
    checkLinkedin: (uid, item, done) =>
      change(uid, item, (before) => ({ ...before, linkedin: withLinkedin(before.linkedin, item, done) })),
    setReadingGoal: (uid, goal) => change(uid, 'metaLeitura', (before) => withReadingGoal(before, goal)),
  }
}

function read(value: unknown): Preferences {
  if (value === undefined) return NO_PREFERENCES
  const preferences = decode<Preferences>(preferencesSchema, value)
  if (!preferences) throw new AppError('invalid-record')
  return preferences
}
