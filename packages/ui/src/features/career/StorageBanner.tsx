import type { Backend } from '@caderno/domain/shell'
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudUp,
  IconDeviceLaptop,
  IconLoader2,
  type Icon,
} from '@tabler/icons-react'
import { Link } from '../../components/layout/Link.tsx'
import type { StorageState } from './storage-state.ts'
import { LOGIN_PROMPT, STORAGE_WORDS } from './texts.ts'
import classes from './CareerFrame.module.css'

const ICONS: Readonly<Record<StorageState, Icon>> = {
  loading: IconLoader2,
  cloud: IconCloudCheck,
  account: IconDeviceLaptop,
  browser: IconDeviceLaptop,
  waiting: IconCloudUp,
  tab: IconAlertTriangle,
  unread: IconAlertTriangle,
  absent: IconAlertTriangle,
}

/** Where this data is kept. Always there, so that a change of its words is announced. */
export function StorageBanner({
  state,
  backend,
  guest,
}: {
  state: StorageState
  backend: Backend
  guest: boolean
}) {
  const StateIcon = ICONS[state]
  return (
    <div className={classes.banner} data-state={state}>
      <span role="status" className={classes.state}>
        <StateIcon size={18} stroke={1.5} aria-hidden />
        {STORAGE_WORDS[state]}
      </span>
      {guest && (
        <Link to="/login-aluno" className={classes.login!}>
          {LOGIN_PROMPT[backend]}
        </Link>
      )}
    </div>
  )
}
