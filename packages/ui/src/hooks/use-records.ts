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
    /** Some of it is not stored yet. */
    pending,
    /** Some of it is on this device only. */
    waiting: pending && backend === 'firebase',
    /** Stored records that could not be read. */
    unreadable: isReady ? snapshot.unreadable : 0,
    /** The records could not be read anew: they may be old. */
    stale: snapshot.status === 'failed',
  }
}
