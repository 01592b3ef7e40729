export { AppError, type AppErrorCode, codeOf, SERVICE_CODES, STORE_CODES, toAppError } from './app-error.ts'
export {
  addDays,
  addMonths,
  addToMonth,
  daysBetween,
  daysFrom,
  formatDate,
  formatMonth,
  isIsoDate,
  isMonth,
  type IsoDate,
  isoDateOf,
  lastDayOf,
  mondayOf,
  type Month,
  monthOf,
  shortDate,
  shortMonth,
} from './calendar.ts'
export { dayInWords, dayOfMonth, shortWeekday, weekdayName } from './day-names.ts'
export {
  CALENDAR_KINDS,
  type CalendarEntry,
  type CalendarKind,
  type ModuleCalendar,
  type WeeklyEntry,
} from './calendar-entry.ts'
export { ChangedSince, type FailureOf, type ModuleService, REST_UNDONE, revert } from './command.ts'
export {
  type Applied,
  createWrite,
  deferWrite,
  type Inverse,
  inverseTo,
  withApplied,
  type Write,
  writeOf,
  type WriteOutcome,
} from './write.ts'
export { recordCommands } from './record-commands.ts'
export type { Added, BroughtIn } from './many-records.ts'
export { revertTogether, together } from './together.ts'
export { hashOf } from './hash.ts'
export {
  isConnective,
  isIn,
  lineOf,
  matchAt,
  NUMBER,
  numberOf,
  type OtherReading,
  type Part,
  plainWord,
  wholeWords,
  withoutParts,
  wordsOf,
} from './line-words.ts'
export { type Moment, momentsIn } from './moments.ts'
export { type Clock, type IdSource, type Random, stillLasts } from './environment.ts'
export { type OfflineCache, GUEST, listIn, ONE_LIST, withOfflineCache } from './offline-cache.ts'
export { type FieldErrors, hasErrors, isUnfilled, lengthError, tooLong } from './field-errors.ts'
export {
  combineQueries,
  constantQuery,
  createLiveQuery,
  createStateQuery,
  dataOf,
  failed,
  firstData,
  type LiveQuery,
  LOADING,
  ready,
  type Snapshot,
  type Source,
} from './live-query.ts'
export { inPieces } from './in-pieces.ts'
export { delegateTo, lazyPort } from './lazy-port.ts'
export {
  changesOf,
  type Entries,
  type Identity,
  type RecordId,
  type RecordKind,
  type CacheShape,
  type Records,
  type Overlay,
  type RecordStore,
  type Stamped,
  updateOf,
  type Written,
  type Change,
  type UserId,
  withEntries,
} from './record-store.ts'
export type { AgendaOf, ArchivedKind, Module, ModuleAgenda } from './module.ts'
export { fieldsBack, isSame } from './put-back.ts'
export {
  byName,
  byText,
  deepFreeze,
  emptyLast,
  isDocument,
  parseJson,
  memoizeByKey,
  pick,
  memoizeByRecord,
} from './records.ts'
export { decimalText, formatNumber, percentOf, readDecimal, readWhole, WHOLE_NUMBER } from './numbers.ts'
export { capital, count, inWords, plural } from './plural.ts'
export { daysInWords, lateInWords, leftInWords, timeLeft } from './span-words.ts'
export { isolated, plainText } from './foreign-text.ts'
export { foldedOnce, foldText, isBlank, isEmail, isSafeUrl, LIMITS, normalizeEmail } from './text.ts'
export {
  decode,
  fieldErrors,
  longText,
  LIKELY,
  optionalDay,
  optionalTime,
  optionalUrl,
  recordKind,
  requiredDay,
  requiredText,
  shortText,
  soundDays,
  soundElements,
  textUpTo,
  wholeNumber,
  withFallbacks,
} from './schema.ts'
export { ACCOUNT_GONE, DATA_CLEARED, failureWords, STORE_REASONS } from './app-error.ts'
export { ownedBy } from './owned-by.ts'
export { atHour, hourWord, isTimeWord, minutesOf, timeOf } from './time-of-day.ts'
export { DAY, type Instant, instantOf, isZone, type Wall, wallOf, type Zone } from './zones.ts'
export { weekdayOf } from './weekday.ts'
export { studyCommand } from './study-command.ts'
export { formatMinutes, studiedIn, studyGoal, studyMinutes, type Studied } from './study.ts'
