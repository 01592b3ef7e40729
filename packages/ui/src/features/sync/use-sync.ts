import { GUEST, type Career } from '@caderno/domain/career'
import { dataOf } from '@caderno/domain/kernel'
import type { SyncStatus } from '@caderno/domain/shell'
import { useEffect, useMemo, useState, useCallback } from 'react'
import type { Services } from '../../hooks/services.tsx'
import { useDisconnected, useLookAgain } from '../../hooks/use-connection.ts'
import { LOADING_QUERY, useLive } from '../../hooks/use-live.ts'
import type { SyncBadgeProps } from './SyncBadgeView.tsx'

/** Undefined while it is not known, and then nothing is said. */
export function useSync({ backend, career, session, storage, sync }: Services): SyncBadgeProps | undefined {
  const who = dataOf(useLive(session))
  const uid = who === undefined ? undefined : (who?.uid ?? GUEST)
  const status = useLoaded(sync)
  const snapshot = useLive(
    useMemo(() => (status && uid !== undefined ? status.watch(uid) : LOADING_QUERY), [status, uid]),
  )
  useRemovalsRepeated(dataOf(snapshot)?.removals ? uid : undefined, career)
  const health = dataOf(useLive(useMemo(() => storage.watch(), [storage])))
  const disconnected = useDisconnected()
  if (!status || uid === undefined || health === undefined || snapshot.status !== 'ready') return undefined
  const home = backend === 'firebase' && uid !== GUEST ? 'account' : 'browser'
  return {
    state: snapshot.data,
    home,
    offline: home === 'account' && (disconnected || Boolean(who?.offline)),
    forgets: health === 'memory',
    onRetry: () =>
      void career()
        .then(({ retryRemovals }) => retryRemovals(uid))
        .catch(() => undefined),
    onDismiss: () => void status.dismiss(uid).catch(() => undefined),
  }
}

function useLoaded(load: () => Promise<SyncStatus>): SyncStatus | undefined {
  const [status, setStatus] = useState<SyncStatus>()
  useEffect(() => {
    let wanted = true
    load().then(
      (loaded) => wanted && setStatus(loaded),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [load])
  return status
}

/** Deletions that were not confirmed yet: repeated on load and when the connection is back (D8), once it is known whose. */
export function useRemovalsRepeated(owner: string | undefined, career: () => Promise<Career>): void {
  const repeat = useCallback(() => {
    if (owner !== undefined)
      career()
        .then(({ retryRemovals }) => retryRemovals(owner))
        .catch(() => undefined)
  }, [career, owner])
  useEffect(repeat, [repeat])
  useLookAgain(owner !== undefined, repeat)
}
