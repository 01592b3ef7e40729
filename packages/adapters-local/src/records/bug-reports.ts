import type { BugReport, BugReports } from '@caderno/domain/bug-report'
import type { WriteOutcome } from '@caderno/domain/kernel'
import type { LocalEnvironment } from '../storage/environment.ts'
import { createLiveDocument } from './live-document.ts'

/** `bug-reports` of this device, appended; nothing in the product reads them. */
export function createLocalBugReports(
  environment: Pick<LocalEnvironment, 'storage' | 'locks' | 'channel' | 'clock' | 'ids' | 'outbox'>,
): BugReports {
  const document = createLiveDocument(environment, 'bug-reports')
  const keep = (report: BugReport) =>
    document.change<WriteOutcome>((value) => {
      const before: readonly unknown[] = Array.isArray(value) ? value : []
      return {
        value: [...before, { ...report, timestamp: environment.clock.now().toISOString() }],
        result: 'saved',
      }
    })
  return {
    send: (report) =>
      environment.outbox.track(
        report.userId,
        { collection: 'bug-reports', id: environment.ids.next(), isNew: true },
        keep(report),
      ),
  }
}
