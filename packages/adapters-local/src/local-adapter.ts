import { READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { createLocalBasics } from './local-basics.ts'
import { createLocalFinances } from './records/finances.ts'
import { createLocalPreferences } from './records/preferences.ts'
import { createLocalRecordStore } from './records/record-store.ts'
import type { LocalEnvironment } from './storage/environment.ts'

/** The whole adapter at once, the stores of the modules included. */
export const createLocalAdapter = (environment: LocalEnvironment) => ({
  ...createLocalBasics(environment),
  preferences: createLocalPreferences(environment),
  readings: createLocalRecordStore<ReadingDraft, Reading>(READING_KIND, environment),
  finances: createLocalFinances(environment),
})

export type LocalAdapter = ReturnType<typeof createLocalAdapter>
