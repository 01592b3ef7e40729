import * as v from 'valibot'
import { LIMITS } from '../kernel/index.ts'
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

/** The only parameters that help to find a bug, and only with a plain word; a reset code or an API key stays out of the report. */
const ALLOWED_PARAMETER = /^(?:aba|mode)=[a-zA-Z]{1,20}$/
const ADDRESS = /^([a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#]*@)?([^?#]*)(?:\?([^#]*))?/i

/** An address as a report may carry it: without codes, keys, credentials or fragment, and within the limit. */
export function reportableAddress(address: string): string {
  const [, scheme = '', place = '', query = ''] = ADDRESS.exec(address) ?? []
  const allowed = query.split('&').filter((pair) => ALLOWED_PARAMETER.test(pair))
  const bare = `${scheme}${place}`.slice(0, LIMITS.url)
  const whole = allowed.length > 0 ? `${bare}?${allowed.join('&')}` : bare
  return whole.length > LIMITS.url ? bare : whole
}
