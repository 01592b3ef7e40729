import { useOwner } from '../../hooks/services.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { DashboardView } from './DashboardView.tsx'
import { useDashboard } from './use-dashboard.ts'

/** /dashboard. Who is signed out does not get here (the route's guard). */
export default function DashboardScreen() {
  const owner = useOwner()
  return owner === undefined ? <DashboardSkeleton /> : <OwnDashboard key={owner} owner={owner} />
}

const OwnDashboard = ({ owner }: { owner: string }) => <DashboardView {...useDashboard(owner)} />
