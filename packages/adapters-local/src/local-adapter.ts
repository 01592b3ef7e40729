import type { FinanceStore } from '@caderno/domain/finance'
import { READING_KIND, type Reading, type ReadingDraft, type Readings } from '@caderno/domain/reading'
import type { PreferenceStore } from '@caderno/domain/shell'
import type { LocalEnvironment } from './storage/environment.ts'
import { createLocalFinances } from './records/finances.ts'
import { createLocalBasics, type LocalBasics } from './local-basics.ts'
import { createLocalPreferences } from './records/preferences.ts'
import { createLocalRecordStore } from './records/record-store.ts'

export interface LocalAdapter extends LocalBasics {
  readonly preferences: PreferenceStore
  readonly readings: Readings
  readonly finances: FinanceStore
}

export const openLocalReadings = (environment: LocalEnvironment): Readings =>
  createLocalRecordStore<ReadingDraft, Reading>(READING_KIND, environment)

/** With the preferences, the shelf and the book, all at once. */
export const createLocalAdapter = (environment: LocalEnvironment): LocalAdapter => ({
  ...createLocalBasics(environment),
  preferences: createLocalPreferences(environment),
  readings: openLocalReadings(environment),
  finances: createLocalFinances(environment),
})
