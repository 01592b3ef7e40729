import { Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import { Link } from './Link.tsx'
import classes from './PageHead.module.css'

interface PageHeadProps {
  title: string
  state?: ReactNode
  actions?: ReactNode
  /** Tabs follow. */
  tight?: boolean
  /** On a phone its name and the way back stand in the header. */
  ofModule?: boolean
}

/** The top of a module page: the way back, the h1 with one line of state, and the main action on the right. */
export function PageHead({ title, state, actions, tight = false, ofModule = true }: PageHeadProps) {
  const isInHeader = useIsPhone() && ofModule
  return (
    <div className={classes.head} data-tight={tight || undefined} data-in-header={isInHeader || undefined}>
      <div className={classes.titles}>
        {!isInHeader && (
          <Link className={classes.back ?? ''} to="/dashboard">
            <IconArrowLeft size={16} stroke={1.5} aria-hidden /> Voltar ao dashboard
          </Link>
        )}
        <Title order={1}>{title}</Title>
        {state && <p className={classes.state}>{state}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
