import * as v from 'valibot'
import { LIMITS } from '../kernel/index.ts'
import { reportableAddress } from './address.ts'
import { bugReportDraftSchema, type BugReport, type BugReportDraft } from './bug-report.ts'

/** Where and by whom a report is written; `user` is null before sign-in. */
interface ReportContext {
  readonly user: { readonly uid: string; readonly email: string | null } | null
  readonly url: string
  readonly userAgent: string
}

/** The whole document of a draft without errors (§3, bug-reports). */
export function reportOf(draft: BugReportDraft, { user, url, userAgent }: ReportContext): BugReport {
  return {
    ...v.parse(bugReportDraftSchema, draft),
    userId: user?.uid ?? 'anonimo',
    userEmail: user?.email || 'não informado',
    status: 'aberto',
    url: reportableAddress(url),
    userAgent: userAgent.slice(0, LIMITS.url),
  }
}
