import { dataOf, type Snapshot } from '@caderno/domain/kernel'
import { VisuallyHidden } from '@mantine/core'
import { useDeferredValue, type ReactNode } from 'react'
import { Blocks } from './Blocks.tsx'
import { moduleNamed, type ModuleId } from '../../modules/index.ts'
import type { useRecords } from '../../hooks/use-records.ts'
import { LoadFailure, type LoadFailureProps } from '../feedback/LoadFailure.tsx'
import { PageNotices, type Noun } from '../feedback/PageNotices.tsx'
import { Waiting } from '../feedback/Waiting.tsx'
import { PageHead } from './PageHead.tsx'

/** How the records of a page stand. */
export interface PageState extends Omit<ReturnType<typeof useRecords>, 'snapshot'> {
  /** What a screen reader is told of the last change. */
  announcement?: string
  onRetry: () => void
}

interface ModulePageProps {
  module: ModuleId
  /** One line under the title. */
  line?: string
  actions?: ReactNode
  state?: PageState
  noun?: Noun
  /** What is said of records that may be old. */
  stale?: string
  children: ReactNode
}

/** A module's page without tabs: its head, what is to be known of its records, and its blocks. */
export const ModulePage = ({ module, line, actions, state, noun, stale, children }: ModulePageProps) => (
  <div data-module={module}>
    <PageHead
      title={moduleNamed(module).name}
      state={
        line && (
          <>
            {line} <Waiting waiting={state?.waiting ?? false} />
          </>
        )
      }
      actions={actions}
    />
    <Blocks>
      {state && <PageNotices {...state} noun={noun} stale={state.stale && stale} />}
      {children}
    </Blocks>
    <VisuallyHidden role="status">{state?.announcement}</VisuallyHidden>
  </div>
)

interface ModuleRecordsProps<Data> extends Omit<LoadFailureProps, 'code'> {
  module: ModuleId
  snapshot: Snapshot<Data>
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

/** A module's page once its records were read; until then its skeleton, or why they could not be. */
export function ModuleRecords<Data>(props: ModuleRecordsProps<Data>) {
  const { module, snapshot, waiting, children, ...failure } = props
  const data = dataOf(snapshot)
  // They are drawn in short tasks when they come: in one, the page would not answer for as long.
  const isDrawn = useDeferredValue(data !== undefined)
  if (data !== undefined) return isDrawn ? children(data) : waiting
  if (snapshot.status !== 'failed') return waiting
  return (
    <ModulePage module={module}>
      <LoadFailure {...failure} code={snapshot.error.code} />
    </ModulePage>
  )
}
