import type { RecordStore } from '../kernel/index.ts'
import type { Reading, ReadingDraft } from './reading.ts'

/** The `leitura` collection. */
export type Readings = RecordStore<ReadingDraft, Reading>
