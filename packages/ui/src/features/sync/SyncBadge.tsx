import type { Services } from '../../hooks/services.tsx'
import { SyncBadgeView } from './SyncBadgeView.tsx'
import { useSync } from './use-sync.ts'
import { dataOf } from '@caderno/domain/kernel'
import { useEffect } from 'react'
import { useLive } from '../../hooks/use-live.ts'
import { notifyProblem } from '../../components/feedback/notify.ts'
import { IMPORT_LEFT } from './texts.ts'

export default function SyncBadge({ services }: { services: Services }) {
  const sync = useSync(services)
  useToldImport(services)
  return sync ? <SyncBadgeView {...sync} /> : null
}

/** Says where an import of this account was kept from ending; /conta says it by itself. On this device alone an import is one step. */
export function useToldImport({ archive, backend, session }: Services): void {
  const uid = dataOf(useLive(session))?.uid
  useEffect(() => {
    if (backend === 'local' || uid === undefined) return
    archive()
      .then((store) => store.unfinished(uid))
      .then(
        (left) => left && window.location.pathname !== '/conta' && notifyProblem(IMPORT_LEFT),
        () => undefined,
      )
  }, [archive, backend, uid])
}
