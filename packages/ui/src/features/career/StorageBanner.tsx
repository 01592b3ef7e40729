import type { StorageState } from '@caderno/domain/career'
import { WAITING_TO_BE_SENT } from '@caderno/domain/shell'
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

const STATES = {
  loading: [IconLoader2, 'Carregando…'],
  cloud: [IconCloudCheck, 'Salvo na nuvem'],
  account: [IconDeviceLaptop, 'Salvo na sua conta neste dispositivo'],
  browser: [IconDeviceLaptop, 'Salvo neste navegador'],
  waiting: [IconCloudUp, WAITING_TO_BE_SENT],
  tab: [IconAlertTriangle, 'Só nesta aba: este navegador não guarda seus dados'],
  unread: [IconAlertTriangle, 'Não foi possível ler o que este navegador guarda'],
  absent: [IconAlertTriangle, 'Seus dados ainda não foram carregados'],
} as const satisfies Record<StorageState, unknown>

/** Where this data is kept. Always there, so that a change of its words is announced. */
export function StorageBanner({ state, guest }: { state: StorageState; guest: boolean }) {
  const { backend } = useServices()
  const [StateIcon, words] = STATES[state]
  return (
    <div className={classes.banner} data-state={state}>
      <span role="status" className="iconed">
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
