export { COLLECTIONS as ARCHIVED_KINDS } from '../modules/index.ts'
export { archiveText, countIn, exportOf } from './export.ts'
export {
  type Archive,
  type ArchiveKind,
  type Holdings,
  holdingsOf,
  type KindCount,
  RECORD_COLLECTIONS,
  type RecordCollection,
  type RecordLists,
} from './holdings.ts'
export { countOf, type Differing, fileIdOf, type ImportPlan, nothingBrought, planInPieces } from './plan.ts'
export type { ArchiveStore, ImportChanges, ReadHoldings, UnfinishedImport } from './ports.ts'
export { withPreferences } from './preferences.ts'
export { ARCHIVE_FAULTS, type LeftOut, MAX_ARCHIVE, type ReadArchive, readArchive } from './read.ts'
