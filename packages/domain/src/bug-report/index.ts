export { reportableAddress } from './address.ts'
export { guessBrowser, guessDevice } from './browser.ts'
export {
  BUG_PRIORITIES,
  BUG_TYPES,
  type BugReport,
  type BugReportDraft,
  bugReportErrors,
  bugReportSchema,
  lacksEssentials,
  NEW_BUG_REPORT,
  THANKS_MS,
} from './bug-report.ts'
export {
  ESSENTIALS_MISSING,
  PRIORITY_LABELS,
  REPORT_QUEUED,
  REPORT_SENT,
  SEND_FAILED,
  STAYS_HERE,
  TYPE_LABELS,
} from './messages.ts'
export type * from './ports.ts'
export { reportOf } from './report.ts'
