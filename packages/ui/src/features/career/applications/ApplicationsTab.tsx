import type { Career } from '@caderno/domain/career'
import { TabSkeleton } from '../../../components/layout/PageSkeleton.tsx'
import { ApplicationsPage } from './ApplicationsPage.tsx'
import { useApplications } from './use-applications.ts'

export interface ApplicationsTabProps {
  owner: string
  career: Career
}

/** The first tab of /carreira; what cannot be read at all is said by the screen around it. */
export default function ApplicationsTab({ owner, career }: ApplicationsTabProps) {
  const { applications, view, ...page } = useApplications(owner, career)
  if (!applications || !view) return <TabSkeleton />
  return <ApplicationsPage applications={applications} view={view} {...page} />
}
