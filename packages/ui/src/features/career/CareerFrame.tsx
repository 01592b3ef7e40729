import { WAITING_TO_BE_SENT } from '@caderno/domain/shell'
import type { ReactNode, Ref } from 'react'
import { ModuleTabs } from '../../components/layout/ModuleTabs.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'
import type { StorageState } from './storage-state.ts'
import { TAB_IDS, TABS } from './tabs.ts'
import { useServices } from '../../hooks/services.tsx'
import { useTab } from '../../hooks/use-tab.ts'
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudUp,
  IconDeviceLaptop,
  IconLoader2,
  type Icon,
} from '@tabler/icons-react'
import { Link } from '../../components/layout/Link.tsx'
import { LOGIN_PROMPT } from './texts.ts'
import classes from './CareerFrame.module.css'

interface CareerFrameProps {
  guest: boolean
  storage: StorageState
  panelRef?: Ref<HTMLDivElement> | undefined
  children: ReactNode
}

/** What stands around each tab of the career page. */
export function CareerFrame({ guest, storage, panelRef, children }: CareerFrameProps) {
  const { tab, openTab } = useTab(TAB_IDS)
  return (
    <div data-module="carreira">
      <PageHead title="Carreira" tight actions={<StorageBanner state={storage} guest={guest} />} />
      <ModuleTabs label="Partes de Carreira" tabs={TABS} current={tab} onOpen={openTab} panelRef={panelRef}>
        {children}
      </ModuleTabs>
    </div>
  )
}

const STATES: Readonly<Record<StorageState, readonly [Icon, words: string]>> = {
  loading: [IconLoader2, 'Carregando…'],
  cloud: [IconCloudCheck, 'Salvo na nuvem'],
  account: [IconDeviceLaptop, 'Salvo na sua conta neste dispositivo'],
  browser: [IconDeviceLaptop, 'Salvo neste navegador'],
  waiting: [IconCloudUp, WAITING_TO_BE_SENT],
  tab: [IconAlertTriangle, 'Só nesta aba: este navegador não guarda seus dados'],
  unread: [IconAlertTriangle, 'Não foi possível ler o que este navegador guarda'],
  absent: [IconAlertTriangle, 'Seus dados ainda não foram carregados'],
}

/** Where this data is kept. Always there, so that a change of its words is announced. */
function StorageBanner({ state, guest }: { state: StorageState; guest: boolean }) {
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
          {LOGIN_PROMPT[backend]}
        </Link>
      )}
    </div>
  )
}
