import { toAppError, type AppErrorCode } from '@caderno/domain/kernel'
import { Suspense, use, useState, type ReactNode } from 'react'
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
  // Asked for once per attempt, above what suspends: a render that React repeats asks for nothing.
  const [{ arrival, attempt }, setLast] = useState(() => ({ arrival: load && arrivalOf(load()), attempt: 0 }))
  const retry = () => setLast({ arrival: load && arrivalOf(load()), attempt: attempt + 1 })
  const drafts = useDrafts(owner)
  if (owner === undefined) return waiting
  return (
    <DraftsContext value={drafts}>
      <Suspense key={`${owner} ${attempt}`} fallback={waiting}>
        <Arriving arrival={arrival} failed={(code) => failed?.(code, retry)}>
          {(store) => children(owner, retry, store as Store)}
        </Arriving>
      </Suspense>
    </DraftsContext>
  )
}

interface ArrivingProps<Store> {
  arrival: Promise<Arrival<Store>> | undefined
  failed: (code: AppErrorCode) => ReactNode
  children: (store: Store | undefined) => ReactNode
}

function Arriving<Store>({ arrival, failed, children }: ArrivingProps<Store>) {
  const arrived = arrival && use(arrival)
  return arrived && 'failed' in arrived ? failed(arrived.failed) : children(arrived?.arrived)
}

type Arrival<T> = { readonly arrived: T } | { readonly failed: AppErrorCode }

const arrivals = new WeakMap<Promise<unknown>, Promise<Arrival<unknown>>>()

/** The same for the same promise: what React has waited for once it shows without a skeleton. */
function arrivalOf<T>(loading: Promise<T>): Promise<Arrival<T>> {
  const known = arrivals.get(loading) as Promise<Arrival<T>> | undefined
  if (known) return known
  const arrival = loading.then(
    (arrived) => ({ arrived }),
    (error: unknown) => ({ failed: toAppError(error).code }),
  )
  arrivals.set(loading, arrival)
  return arrival
}
