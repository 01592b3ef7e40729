import type { BugReport, BugReports } from '@caderno/domain/bug-report'
import { listIn } from '@caderno/domain/kernel'
import { BUG_REPORTS_KEY } from '@caderno/domain/shell'
import type { LocalEnvironment } from '../storage/environment.ts'
import { createLiveDocument } from './live-document.ts'

/** `bug-reports` of this device, appended; nothing in the product reads them. */
export function createLocalBugReports(environment: LocalEnvironment): BugReports {
  const document = createLiveDocument(environment, BUG_REPORTS_KEY)
  const keep = (report: BugReport) =>
    document.change((value) => [
      ...listIn(value),
      { ...report, timestamp: environment.clock.now().toISOString() },
    ])
  return {
    send: (report) =>
      environment.outbox.track(
        report.userId,
        { collection: 'bug-reports', id: environment.ids.next(), isNew: true },
        keep(report),
      ),
  }
}
