export { readAmount, readAmounts } from './amounts.ts'
export { changesOfCalendar } from './calendar-changes.ts'
export { type CalendarPlace, type CalendarRow, planCalendar } from './calendar-plan.ts'
export type { CalendarItem } from './calendar/events.ts'
export type { Calendar, CalendarContext } from './calendar/read.ts'
export { type CalendarFormat, ics } from './formats/ics.ts'
export { readDay, readDayOfYear } from './days.ts'
export type { DateYears } from './date-order.ts'
export type { FoundYears } from './date-years.ts'
export { formatsOf, FORMATS, type KnownFormat } from './formats.ts'
export { isOwnGrades, isTranscript } from './own-grades.ts'
export { hashOf, type ItemKey, keyOfOrigin, keysOf, originOf } from './key.ts'
export { type FileLines, type Format, HEADER, type Line, type ReadContext } from './line.ts'
export { type ArchiveRow, planArchive } from './archive-plan.ts'
export {
  countLines,
  countWords,
  type Difference,
  LINE_WORDS,
  type LineCounts,
  type PreviewRow,
  RECORD_WORDS,
  type RowWords,
  type Verdict,
} from './plan.ts'
export { type DecodeBytes, FILE_FAULTS, type FileFault, HEADER_ALONE, MAX_FILE, textOf } from './source.ts'
export {
  type BalanceCheck,
  checkBalance,
  type Statement,
  type StatementFormat,
  type StatementItem,
} from './statement.ts'
export { DELIMITERS, type Delimiter, headerWord, headOf, type Row, rowsOf } from './table.ts'
export {
  broughtInBy,
  likelyAccount,
  planStatement,
  type StatementChoices,
  type StatementRow,
} from './statement-plan.ts'
export {
  type ApplicationFormat,
  type ApplicationItem,
  APPLICATIONS,
  type BookFormat,
  type BookItem,
  BOOKS,
  type ContactFormat,
  type ContactItem,
  CONTACTS,
  type RecordItem,
  type RecordShape,
} from './record-item.ts'
export { broughtInRecords, type RecordRow } from './record-plan.ts'
export { type BookRow, broughtInBooks, isCategoryMissing, planBooks } from './book-plan.ts'
export { type ContactRow, planContacts } from './contact-plan.ts'
export { type ApplicationRow, planApplications } from './application-plan.ts'
export { type HeadedTable, tableOf } from './headed-table.ts'
export type { DateOrder } from './date-order.ts'
export type { MappedField } from './mapped-values.ts'
export {
  type ChosenColumns,
  columnsOf,
  headerKey,
  isHeaderAlone,
  isOrderUnclear,
  kindOfHeader,
  MAPPED_FIELDS,
  MAPPED_KINDS,
  type MappedKind,
  type MappedLines,
  type Mapping,
  mappingOf,
  missingFields,
  ownFields,
  readMapped,
  withColumn,
  yearsIn,
} from './mapping.ts'
export { printHistory } from './mapped-applications.ts'
export { encodeLatex } from './bibtex-text.ts'
