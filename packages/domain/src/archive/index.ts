export { archiveText, countIn, exportOf } from './export.ts'
export type { Archive, Holdings } from './holdings.ts'
export {
  RECORD_COLLECTIONS,
  KINDS as ARCHIVED_KINDS,
  type ArchiveKind,
  type RecordCollection,
  type RecordLists,
} from './kinds.ts'
export { ARCHIVE_FAULTS } from './messages.ts'
export { inPieces } from './pieces.ts'
export { countOf, fileIdOf, planImport, planInPieces, type Differing, type ImportPlan } from './plan.ts'
export type * from './ports.ts'
export { withPreferences } from './preferences.ts'
export { MAX_ARCHIVE, readArchive, type LeftOut } from './read.ts'
