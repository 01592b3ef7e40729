import { READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { createLocalBasics } from '../src/local-basics.ts'
import { createLocalFinances } from '../src/records/finances.ts'
import { createLocalPreferences } from '../src/records/preferences.ts'
import { createLocalRecordStore } from '../src/records/record-store.ts'
import type { LocalEnvironment } from '../src/storage/environment.ts'

/** The ports of one tab, and one store of records: the app loads them in parts. */
export const createLocalAdapter = (environment: LocalEnvironment) => ({
  ...createLocalBasics(environment),
  preferences: createLocalPreferences(environment),
  readings: createLocalRecordStore<ReadingDraft, Reading>(READING_KIND, environment),
  finances: createLocalFinances(environment),
})

export type LocalAdapter = ReturnType<typeof createLocalAdapter>
