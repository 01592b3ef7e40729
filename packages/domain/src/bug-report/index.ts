export {
  BUG_PRIORITIES,
  BUG_TYPES,
  type BugReport,
  type BugReportDraft,
  bugReportErrors,
  type BugReports,
  bugReportSchema,
  ESSENTIALS_MISSING,
  lacksEssentials,
  NEW_BUG_REPORT,
  PRIORITY_LABELS,
  REPORT_QUEUED,
  REPORT_SENT,
  SEND_FAILED,
  STAYS_HERE,
  THANKS_MS,
  TYPE_LABELS,
} from './bug-report.ts'
export { guessBrowser, guessDevice } from './browser.ts'
export { reportableAddress, reportOf } from './report.ts'
