import type { WriteOutcome } from '../kernel/index.ts'
import type { BugReport } from './bug-report.ts'

/** The `bug-reports` collection: create only, anonymously too; the store adds `timestamp`. */
export interface BugReports {
  send(report: BugReport): Promise<WriteOutcome>
}
