import { AppError, decode, perKey, type WriteOutcome } from '@caderno/domain/kernel'
import { NO_PREFERENCES, preferencesSchema, withLinkedin, withReadingGoal, type Preferences, type PreferenceStore } from '@caderno/domain/shell'
import type { LocalEnvironment } from './environment.ts'
import { createLiveDocument } from './live-document.ts'

export function createLocalPreferences(environment: Pick<LocalEnvironment, 'storage' | 'locks' | 'channel'>): PreferenceStore {
  const documentOf = perKey((uid) => createLiveDocument(environment, `preferencias/${encodeURIComponent(uid)}`))
  return {
    watch: perKey((uid) => documentOf(uid).watch(read)),
    chooseView: (uid, module, view) =>
      documentOf(uid).change<WriteOutcome>((value) => {
        const before = read(value)
        return { value: { ...before, visoes: { ...before.visoes, [module]: view } }, result: 'saved' }
      }),
    checkLinkedin: (uid, item, done) =>
      documentOf(uid).change<WriteOutcome>((value) => {
        const before = read(value)
        return { value: { ...before, linkedin: withLinkedin(before.linkedin, item, done) }, result: 'saved' }
      }),
    setReadingGoal: (uid, goal) => documentOf(uid).change<WriteOutcome>((value) => ({ value: withReadingGoal(read(value), goal), result: 'saved' })),
  }
}

function read(value: unknown): Preferences {
  if (value === undefined) return NO_PREFERENCES
  const preferences = decode<Preferences>(preferencesSchema, value)
  if (!preferences) throw new AppError('invalid-record')
  return preferences
}
