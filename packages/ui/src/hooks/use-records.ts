import type { LiveQuery } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { useServices } from './services.tsx'
import { useLive } from './use-live.ts'

/** What a store has of one owner, live, and how it stands (`PageState`). */
export function useRecords<Data>(store: { watch(owner: string): LiveQuery<Data> }, owner: string) {
  const { backend } = useServices()
  const snapshot = useLive(useMemo(() => store.watch(owner), [store, owner]))
  const isReady = snapshot.status === 'ready'
  const pending = isReady && snapshot.pending
  return {
    snapshot,
    pending,
    waiting: pending && backend === 'firebase',
    setAside: isReady ? snapshot.setAside : 0,
    stale: snapshot.status === 'failed',
  }
}
