import { toAppError, type AppErrorCode } from '@caderno/domain/kernel'
import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { DraftsContext, useDrafts } from '../../hooks/use-draft.ts'

interface ModuleScreenProps<Store> {
  /** Undefined until it is known who is signed in. */
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
  const [{ loading, attempt }, setLast] = useState(() => ({ loading: load?.(), attempt: 0 }))
  const retry = () => setLast({ loading: load?.(), attempt: attempt + 1 })
  const arrival = useArrival(loading)
  const drafts = useDrafts(owner)
  if (owner === undefined || !arrival) return waiting
  return (
    <DraftsContext value={drafts}>
      <Fragment key={`${owner} ${attempt}`}>
        {'failed' in arrival
          ? failed?.(arrival.failed, retry)
          : children(owner, retry, arrival.arrived as Store)}
      </Fragment>
    </DraftsContext>
  )
}

type Arrival<T> = { readonly arrived: T } | { readonly failed: AppErrorCode }

const NOTHING_TO_LOAD = { arrived: undefined }
const arrivals = new WeakMap<Promise<unknown>, Arrival<unknown>>()

/** Undefined until it came or failed; what came once is there at once. */
function useArrival<T>(loading: Promise<T> | undefined): Arrival<T | undefined> | undefined {
  const [, setArrival] = useState<Arrival<T>>()
  useEffect(() => {
    if (!loading || arrivals.has(loading)) return
    let isHere = true
    const settle = (arrival: Arrival<T>) => {
      arrivals.set(loading, arrival)
      if (isHere) setArrival(arrival)
    }
    loading.then(
      (arrived) => settle({ arrived }),
      (error: unknown) => settle({ failed: toAppError(error).code }),
    )
    return () => void (isHere = false)
  }, [loading])
  return loading ? (arrivals.get(loading) as Arrival<T> | undefined) : NOTHING_TO_LOAD
}
