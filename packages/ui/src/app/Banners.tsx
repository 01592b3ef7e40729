import type { StorageHealth } from '@caderno/domain/shell'
import { dataOf } from '@caderno/domain/kernel'
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Services } from '../bridge/services.tsx'
import { useLive } from '../bridge/use-live.ts'
import { useSession } from './session.tsx'
import classes from './Banners.module.css'

/** What a student must know about their data on any screen. */
export function BannersView({ storage, offline }: { storage: StorageHealth; offline: boolean }) {
  if (storage === 'durable' && !offline) return null
  return (
    <div role="status" className={classes.banners}>
      {storage === 'memory' && (
        <p>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
          Este navegador não está guardando seus dados: o que você fizer some quando esta aba fechar.
        </p>
      )}
      {offline && (
        <p>
          <IconCloudOff size={18} stroke={1.75} aria-hidden />
          Você está sem conexão: o que aparece pode estar desatualizado.
        </p>
      )}
    </div>
  )
}

export function Banners({ services }: { services: Services }) {
  const storage = useLive(useMemo(() => services.storage.watch(), [services]))
  const { session } = useSession()
  return <BannersView storage={dataOf(storage) ?? 'durable'} offline={session?.offline ?? false} />
}
