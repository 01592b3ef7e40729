import type { Snapshot } from '@caderno/domain/kernel'
import { WAITING_TO_BE_SENT, type Backend } from '@caderno/domain/shell'
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudUp,
  IconDeviceLaptop,
  IconLoader2,
} from '@tabler/icons-react'
import { Link } from '../../components/layout/Link.tsx'
import { useServices } from '../../hooks/services.tsx'
import classes from './CareerFrame.module.css'

/** Where the career data is just now, and no more than is true. */
const STATES = {
  loading: [IconLoader2, 'Carregando…'],
  /** Confirmed by the service. */
  cloud: [IconCloudCheck, 'Salvo na nuvem'],
  /** Local mode, signed in. */
  account: [IconDeviceLaptop, 'Salvo na sua conta neste dispositivo'],
  /** A guest's. */
  browser: [IconDeviceLaptop, 'Salvo neste navegador'],
  waiting: [IconCloudUp, WAITING_TO_BE_SENT],
  /** The browser refuses to keep anything: gone with the tab. */
  tab: [IconAlertTriangle, 'Só nesta aba: este navegador não guarda seus dados'],
  unread: [IconAlertTriangle, 'Não foi possível ler o que este navegador guarda'],
  /** The career itself did not come. */
  absent: [IconAlertTriangle, 'Seus dados ainda não foram carregados'],
} as const
type StorageState = keyof typeof STATES

/** Where this data is kept. Always there, so that a change of its words is announced. */
export function StorageBanner({ state, guest }: { state: StorageState; guest: boolean }) {
  const { backend } = useServices()
  const [StateIcon, words] = STATES[state]
  return (
    <div className={classes.banner} data-state={state}>
      <span role="status" className={classes.state}>
        <StateIcon size={18} stroke={1.5} aria-hidden />
        {words}
      </span>
      {guest && (
        <Link to="/login-aluno" className={classes.login!}>
          {`Faça login para salvar na ${backend === 'firebase' ? 'nuvem' : 'sua conta'}`}
        </Link>
      )}
    </div>
  )
}

export interface StorageFacts {
  readonly backend: Backend
  readonly guest: boolean
  /** The device or the session says that there is no connection. */
  readonly offline: boolean
  readonly memory: boolean
  readonly snapshots: readonly Snapshot<unknown>[]
}

export function storageStateOf({ backend, guest, offline, memory, snapshots }: StorageFacts): StorageState {
  const failed = snapshots.some(({ status }) => status === 'failed')
  const inTheCloud = backend === 'firebase' && !guest
  if (!failed && snapshots.some(({ status }) => status === 'loading')) return 'loading'
  if (inTheCloud) {
    const pending = snapshots.some((snapshot) => snapshot.status === 'ready' && snapshot.pending)
    if (!failed && !offline && !pending) return 'cloud'
    return memory ? 'tab' : 'waiting'
  }
  if (memory) return 'tab'
  if (failed) return 'unread'
  return guest ? 'browser' : 'account'
}
