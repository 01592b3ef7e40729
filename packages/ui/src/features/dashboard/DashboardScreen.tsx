import { DashboardView } from './DashboardView.tsx'
import { useDashboard } from './use-dashboard.ts'

export default function DashboardScreen() {
  return <DashboardView {...useDashboard()} />
}
