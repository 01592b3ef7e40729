import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ModuleId } from '../../modules/index.ts'
import { Waiting } from '../feedback/Waiting.tsx'
import { PageHead } from './PageHead.tsx'
import classes from './ModulePage.module.css'

interface ModulePageProps {
  module: ModuleId
  title: string
  /** One line under the title. */
  state?: ReactNode
  actions?: ReactNode
  /** Some of it is on this device only. */
  waiting?: boolean
  /** What a screen reader is told of the last change. */
  said?: string
  children: ReactNode
}

/** A module's page without tabs: its head, and its blocks. */
export const ModulePage = ({ module, title, state, actions, waiting, said, children }: ModulePageProps) => (
  <div data-module={module}>
    <PageHead
      title={title}
      state={
        state && (
          <>
            {state} <Waiting waiting={waiting ?? false} />
          </>
        )
      }
      actions={actions}
    />
    <div className={classes.blocks}>{children}</div>
    <VisuallyHidden role="status">{said}</VisuallyHidden>
  </div>
)
