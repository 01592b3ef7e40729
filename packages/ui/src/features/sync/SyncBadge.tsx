import { dataOf, GUEST } from '@caderno/domain/kernel'
import { useEffect, useMemo } from 'react'
import { notifyProblem } from '../../components/feedback/notify.ts'
import type { Services } from '../../hooks/services.tsx'
import { useDisconnected } from '../../hooks/use-connection.ts'
import { LOADING_QUERY, useLive } from '../../hooks/use-live.ts'
import { SyncBadgeView, type SyncBadgeProps } from './SyncBadgeView.tsx'

export default function SyncBadge({ services }: { services: Services }) {
  const sync = useSync(services)
  useToldImport(services)
  return sync ? <SyncBadgeView {...sync} /> : null
}

/** Says where an import of this account was kept from ending; /conta says it by itself. On this device alone an import is one step. */
function useToldImport({ archive, backend, session }: Services): void {
  const uid = dataOf(useLive(session))?.uid
  useEffect(() => {
    if (backend === 'local' || uid === undefined) return
    archive.unfinished(uid).then(
      (left) => left && window.location.pathname !== '/conta' && notifyProblem(IMPORT_LEFT),
      () => undefined,
    )
  }, [archive, backend, uid])
}

const IMPORT_LEFT = 'Uma importação parou no meio. Em «Meus dados» você pode continuá-la.'

/** What the badge shows; undefined while that is not known, and then nothing is said. */
function useSync({ backend, outbox, session, storage }: Services): SyncBadgeProps | undefined {
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
    forgets: health !== 'durable',
    onDismiss: () => void outbox.dismiss(uid).catch(() => undefined),
  }
}
