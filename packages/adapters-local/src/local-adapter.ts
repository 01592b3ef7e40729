import type { FinanceStore } from '@caderno/domain/finance'
import { READING_KIND, type Reading, type ReadingDraft, type Readings } from '@caderno/domain/reading'
import type { PreferenceStore } from '@caderno/domain/shell'
import { createLocalBasics, type LocalBasics } from './local-basics.ts'
import { createLocalFinances } from './records/finances.ts'
import { createLocalPreferences } from './records/preferences.ts'
import { createLocalRecordStore } from './records/record-store.ts'
import type { LocalEnvironment } from './storage/environment.ts'

export interface LocalAdapter extends LocalBasics {
  readonly preferences: PreferenceStore
  readonly readings: Readings
  readonly finances: FinanceStore
}

/** The whole adapter at once, the stores of the modules included. */
export const createLocalAdapter = (environment: LocalEnvironment): LocalAdapter => ({
  ...createLocalBasics(environment),
  preferences: createLocalPreferences(environment),
  readings: createLocalRecordStore<ReadingDraft, Reading>(READING_KIND, environment),
  finances: createLocalFinances(environment),
})
