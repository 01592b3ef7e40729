import { READING_KIND, type Reading, type ReadingDraft, type Readings } from '@caderno/domain/reading'
import type { LocalEnvironment } from './environment.ts'
import { createLocalBasics, type LocalBasics } from './local-basics.ts'
import { createLocalRecordStore } from './record-store.ts'

export interface LocalAdapter extends LocalBasics {
  readonly readings: Readings
}

export const openLocalReadings = (environment: LocalEnvironment): Readings => createLocalRecordStore<ReadingDraft, Reading>(READING_KIND, environment)

/** With the shelf, all at once. */
export const createLocalAdapter = (environment: LocalEnvironment): LocalAdapter => ({
  ...createLocalBasics(environment),
  readings: openLocalReadings(environment),
})
