import { dataOf, GUEST } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import type { Services } from '../../hooks/services.tsx'
import { useDisconnected } from '../../hooks/use-connection.ts'
import { LOADING_QUERY, useLive } from '../../hooks/use-live.ts'
import type { SyncBadgeProps } from './SyncBadgeView.tsx'

/** Undefined while it is not known, and then nothing is said. */
export function useSync({ backend, outbox, session, storage }: Services): SyncBadgeProps | undefined {
  const who = dataOf(useLive(session))
  const uid = who === undefined ? undefined : (who?.uid ?? GUEST)
  const entries = dataOf(
    useLive(useMemo(() => (uid === undefined ? LOADING_QUERY : outbox.watch(uid)), [outbox, uid])),
  )
  const health = dataOf(useLive(useMemo(() => storage.watch(), [storage])))
  const disconnected = useDisconnected()
  if (uid === undefined || !entries || health === undefined) return undefined
  const home = backend === 'firebase' && uid !== GUEST ? 'account' : 'browser'
  return {
    entries,
    home,
    offline: home === 'account' && (disconnected || Boolean(who?.offline)),
    forgets: health === 'memory',
    onDismiss: () => void outbox.dismiss(uid).catch(() => undefined),
  }
}
