import type { BugReports } from '@caderno/domain/bug-report'
import type { WriteOutcome } from '@caderno/domain/kernel'
import type { LocalEnvironment } from './environment.ts'
import { createLiveDocument } from './live-document.ts'

/** `bug-reports` of this device, behind one another; nothing in the product reads them back. */
export function createLocalBugReports(environment: Pick<LocalEnvironment, 'storage' | 'locks' | 'channel' | 'clock'>): BugReports {
  const document = createLiveDocument(environment, 'bug-reports')
  return {
    send: (report) =>
      document.change<WriteOutcome>((value) => {
        const before: readonly unknown[] = Array.isArray(value) ? value : []
        return { value: [...before, { ...report, timestamp: environment.clock.now().toISOString() }], result: 'saved' }
      }),
  }
}
