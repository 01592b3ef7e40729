import { toAppError, type AppErrorCode } from '@caderno/domain/kernel'
import { Fragment, useState, type ReactNode } from 'react'
import { tracked, useSettled } from '../../hooks/use-settled.ts'
import { DraftsContext, useDrafts } from '../../hooks/use-draft.ts'

interface ModuleScreenProps<Store> {
  /** The owner of what is shown; undefined until it is known who is signed in. */
  owner: string | undefined
  /** Loads what the screen needs beside the services. */
  load?: () => Promise<Store>
  waiting: ReactNode
  failed?: (code: AppErrorCode, onRetry: () => void) => ReactNode
  children: (owner: string, onRetry: () => void, store: Store) => ReactNode
}

/** The screen of a module: begins anew for each owner and each attempt, and keeps what is half typed in it. */
export function ModuleScreen<Store = undefined>(props: ModuleScreenProps<Store>) {
  const { owner, load, waiting, failed, children } = props
  const begin = (attempt: number) => ({ attempt, loading: load && tracked(load()) })
  const [{ loading, attempt }, setLast] = useState(() => begin(0))
  const retry = () => setLast(begin(attempt + 1))
  useSettled(loading)
  const drafts = useDrafts(owner)
  if (owner === undefined || (loading && !loading.status)) return waiting
  return (
    <DraftsContext value={drafts}>
      <Fragment key={`${owner} ${attempt}`}>
        {loading?.status === 'rejected'
          ? failed?.(toAppError(loading.reason).code, retry)
          : children(owner, retry, loading?.value as Store)}
      </Fragment>
    </DraftsContext>
  )
}
