import { dataOf, type LiveQuery } from '@caderno/domain/kernel'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../components/feedback/LoadFailure.tsx'
import { TabSkeleton } from '../../components/layout/PageSkeleton.tsx'
import { useRecords } from '../../hooks/use-records.ts'

/** What every panel knows. */
export interface PanelProps<Lines> {
  read: Lines
  owner: string
  onRetry: () => void
}

interface WhenReadProps<Data> extends Omit<PanelProps<never>, 'read'> {
  store: { watch(owner: string): LiveQuery<Data> }
  /** «suas finanças». */
  what: string
  children: (data: Data) => ReactNode
}

/** What the account has already, once that is read. */
export function WhenRead<Data>({ store, owner, what, onRetry, children }: WhenReadProps<Data>) {
  const { snapshot } = useRecords(store, owner)
  const data = dataOf(snapshot)
  if (data !== undefined) return children(data)
  if (snapshot.status === 'failed')
    return <LoadFailure what={what} code={snapshot.error.code} onRetry={onRetry} />
  return <TabSkeleton />
}
