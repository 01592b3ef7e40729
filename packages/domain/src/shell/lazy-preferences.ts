import { delegate, lazyQuery, perKey } from '../kernel/index.ts'
import type { PreferenceStore } from './ports.ts'

export const PREFERENCE_CALLS = ['chooseView', 'checkLinkedin', 'setReadingGoal'] as const

/** Preferences that come with the first call that needs them: no sign-in page does. */
export const lazyPreferences = (load: () => Promise<PreferenceStore>): PreferenceStore => ({
  watch: perKey((uid) => lazyQuery(async () => (await load()).watch(uid))),
  ...delegate(load, PREFERENCE_CALLS),
})
