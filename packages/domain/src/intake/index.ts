export { readAmount, readAmounts } from './amounts.ts'
export { changesOfCalendar } from './calendar-changes.ts'
export { type CalendarPlace, type CalendarRow, planCalendar } from './calendar-plan.ts'
export type { CalendarItem } from './calendar/events.ts'
export type { Calendar, CalendarContext } from './calendar/read.ts'
export { type CalendarFormat, ics } from './formats/ics.ts'
export { readDay, readDayOfYear } from './days.ts'
export { formatsOf, FORMATS, type KnownFormat } from './formats.ts'
export { hashOf, type ItemKey, keyOfOrigin, keysOf, originOf } from './key.ts'
export { type FileLines, type Format, HEADER, type Line, type ReadContext } from './line.ts'
export {
  countLines,
  countWords,
  type Difference,
  type LineCounts,
  type PreviewRow,
  type Verdict,
} from './plan.ts'
export { type DecodeBytes, FILE_FAULTS, type FileFault, MAX_FILE, textOf } from './source.ts'
export {
  type BalanceCheck,
  checkBalance,
  type Statement,
  type StatementFormat,
  type StatementItem,
} from './statement.ts'
export { DELIMITERS, type Delimiter, headerWord, headOf, type Row, rowsOf } from './table.ts'
export {
  accountsOf,
  broughtInBy,
  likelyAccount,
  planStatement,
  type StatementChoices,
  type StatementRow,
} from './statement-plan.ts'
