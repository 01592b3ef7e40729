import { BugReportView } from './BugReportView.tsx'
import { useBugReport } from './use-bug-report.ts'

export default function BugReportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return <BugReportView opened={opened} onClose={onClose} {...useBugReport(opened, onClose)} />
}
