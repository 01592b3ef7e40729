import type { Services } from '../../hooks/services.tsx'
import { SyncBadgeView } from './SyncBadgeView.tsx'
import { useSync } from './use-sync.ts'
import { useToldImport } from './use-told-import.ts'

export default function SyncBadge({ services }: { services: Services }) {
  const sync = useSync(services)
  useToldImport(services)
  return sync ? <SyncBadgeView {...sync} /> : null
}
