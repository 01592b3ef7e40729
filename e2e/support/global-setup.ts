import { loadRules } from './emulators.ts'

/** Emulators that somebody else started may have older rules. */
export default loadRules
