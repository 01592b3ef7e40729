import { lazyQuery, perKey } from '../kernel/index.ts'
import type { PreferenceStore } from './ports.ts'

/** Preferences that come with the first call that needs them: no sign-in page does. */
export const lazyPreferences = (load: () => Promise<PreferenceStore>): PreferenceStore => ({
  watch: perKey((uid) => lazyQuery(async () => (await load()).watch(uid))),
  chooseView: async (...choice) => (await load()).chooseView(...choice),
  checkLinkedin: async (...item) => (await load()).checkLinkedin(...item),
  setReadingGoal: async (...goal) => (await load()).setReadingGoal(...goal),
})
