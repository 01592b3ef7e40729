import { messageOf } from '@caderno/domain/identity'
import { DATA_CLEARED, dataOf, type AppErrorCode } from '@caderno/domain/kernel'
import type { OutboxEntry, StorageHealth } from '@caderno/domain/shell'
import { Button } from '@mantine/core'
import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react'
import { useEffect, useMemo, useState, type PropsWithChildren } from 'react'
import type { Services } from '../hooks/services.tsx'
import { useDisconnected, useRetryWhenBack } from '../hooks/use-connection.ts'
import { LOADING_QUERY, useLive } from '../hooks/use-live.ts'
import { useRootMark } from '../hooks/use-root-mark.ts'
import { lazyPart } from '../components/layout/lazy-part.tsx'
import { whenPageStands } from '../components/layout/page-stands.ts'
import { useSession } from './session.tsx'
import classes from './Banners.module.css'

const RefusalReasons = lazyPart(() => import('./RefusalReasons.tsx'), { isPrefetched: false })

/** Not every browser fires an event when the connection is back. */
const LOOK_AGAIN_MS = 15_000

/** The children are the offer of a new version. */
interface BannersViewProps extends PropsWithChildren {
  storage: StorageHealth
  offline: boolean
  /** Why the service ended the session. */
  sessionEnd: AppErrorCode | null
  refusals: readonly OutboxEntry[]
  /** When the backup was made from which this browser's data came back. */
  restored: string | null
  onSessionEndRead: () => void
  onRefusalsRead: () => void
  onRestoredRead: () => void
}

/** What a student must know about their data on any screen. */
export function BannersView({
  storage,
  offline,
  sessionEnd,
  refusals,
  restored,
  onSessionEndRead,
  onRefusalsRead,
  onRestoredRead,
  children,
}: BannersViewProps) {
  const isOutOfOrder = storage !== 'durable' || offline
  useRootMark('atTop', isOutOfOrder || Boolean(sessionEnd ?? restored) || refusals.length > 0)
  return (
    <div className={classes.banners}>
      {(storage === 'memory' || offline) && (
        <div role="status" className={classes.state}>
          {storage === 'memory' && (
            <p>
              <IconAlertCircle size={18} stroke={1.75} aria-hidden />
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
      )}
      {storage === 'cleared' && (
        <div role="alert" className={classes.state}>
          <p>
            <IconAlertCircle size={18} stroke={1.75} aria-hidden />
            {DATA_CLEARED}
          </p>
        </div>
      )}
      {sessionEnd && (
        <AlertBanner onRead={onSessionEndRead}>
          <p>{messageOf(sessionEnd)}</p>
        </AlertBanner>
      )}
      {restored && (
        <AlertBanner onRead={onRestoredRead}>
          <p>
            Este navegador tinha perdido os dados do Caderno. Eles voltaram da cópia de{' '}
            {new Date(restored).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })}: confira
            se falta algo do que você fez depois.
          </p>
        </AlertBanner>
      )}
      {refusals.length > 0 && (
        <AlertBanner onRead={onRefusalsRead}>
          <RefusalReasons refusals={refusals} />
        </AlertBanner>
      )}
      {children}
    </div>
  )
}

/** Stays until it was read; the focus then goes on with the page. */
function AlertBanner({ onRead, children }: PropsWithChildren<{ onRead: () => void }>) {
  const read = () => {
    onRead()
    document.querySelector<HTMLElement>('#conteudo')?.focus()
  }
  return (
    <div className={classes.alert}>
      <div role="alert">
        <IconAlertCircle size={18} stroke={1.75} aria-hidden />
        <div>{children}</div>
      </div>
      <Button size="xs" variant="default" onClick={read}>
        Dispensar
      </Button>
    </div>
  )
}

export function Banners({ services, children }: PropsWithChildren<{ services: Services }>) {
  const { accounts, auth, backend, outbox, storage } = services
  const health = useLive(useMemo(() => storage.watch(), [storage]))
  const restored = useLive(useMemo(() => storage.restored(), [storage]))
  const { session } = useSession()
  const uid = session?.uid
  useEffect(() => {
    if (uid !== undefined) whenPageStands(RefusalReasons.prefetch)
  }, [uid])
  const entries = useLive(
    useMemo(() => (uid === undefined ? LOADING_QUERY : outbox.watch(uid)), [outbox, uid]),
  )
  const disconnected = useDisconnected()
  useRetryWhenBack(session?.offline ?? false, () => void auth.refresh(), LOOK_AGAIN_MS)
  const { sessionEnd, read } = useSessionEnd(accounts)
  return (
    <BannersView
      storage={dataOf(health) ?? 'durable'}
      offline={Boolean(session) && (session!.offline || (backend === 'firebase' && disconnected))}
      sessionEnd={sessionEnd}
      refusals={(dataOf(entries) ?? []).filter(({ state }) => state === 'refused')}
      restored={dataOf(restored) ?? null}
      onSessionEndRead={read}
      onRefusalsRead={() => uid !== undefined && void outbox.dismiss(uid).catch(() => undefined)}
      onRestoredRead={() => void storage.dismissRestored().catch(() => undefined)}
    >
      {children}
    </BannersView>
  )
}

/** The end of a session is shown until it was read; a later one is shown anew. */
function useSessionEnd(accounts: Services['accounts']) {
  const snapshot = useLive(useMemo(() => accounts.ending(), [accounts]))
  const [done, setDone] = useState<unknown>()
  return { sessionEnd: (snapshot !== done && dataOf(snapshot)) || null, read: () => setDone(snapshot) }
}
