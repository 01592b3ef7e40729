export { COLLECTIONS as ARCHIVED_KINDS } from '../modules/index.ts'
export { archiveText, countIn, exportOf } from './export.ts'
export { createGuestWork, type ImportedWork } from './guest-work.ts'
export {
  type Archive,
  type ArchiveKind,
  type Holdings,
  holdingsOf,
  RECORD_COLLECTIONS,
  type RecordCollection,
  type RecordLists,
} from './holdings.ts'
export { changesOf, fileIdOf, type ImportPlan, planInPieces } from './plan.ts'
export type { PlannedElement, TakenElement } from './planned.ts'
export type { ArchiveStore, ImportChanges, ImportOrigin, ReadHoldings, UnfinishedImport } from './ports.ts'
export { withPreferences } from './preferences.ts'
export { takenBack } from './taken-back.ts'
export {
  ARCHIVE_FAULTS,
  MAX_ARCHIVE,
  type ReadArchive,
  readArchive,
  type ReadFile,
  type RefusedElement,
} from './read.ts'
