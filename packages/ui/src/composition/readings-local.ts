import { createLocalRecordStore, type LocalEnvironment } from '@caderno/adapters-local'
import { READING_KIND, type Reading, type ReadingDraft, type Readings } from '@caderno/domain/reading'

/** In a script of its own, like the rest of what a module needs. */
export const openLocalReadings = (environment: LocalEnvironment): Readings =>
  createLocalRecordStore<ReadingDraft, Reading>(READING_KIND, environment)
