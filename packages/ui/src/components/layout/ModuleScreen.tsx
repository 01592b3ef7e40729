import type { AppErrorCode } from '@caderno/domain/kernel'
import { Suspense, use, type ReactNode } from 'react'
import { useArrival, type Arrival } from '../../hooks/use-arrival.ts'
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
  const { arrival, attempt, retry } = useArrival<Store | undefined>(load ?? nothing)
  const drafts = useDrafts(owner)
  if (owner === undefined) return waiting
  return (
    <DraftsContext value={drafts}>
      <Suspense key={`${owner} ${attempt}`} fallback={waiting}>
        <Arriving arrival={load && arrival} failed={(code) => failed?.(code, retry)}>
          {(store) => children(owner, retry, store as Store)}
        </Arriving>
      </Suspense>
    </DraftsContext>
  )
}

const NOTHING = Promise.resolve(undefined)
const nothing = () => NOTHING

interface ArrivingProps<Store> {
  arrival: Promise<Arrival<Store>> | undefined
  failed: (code: AppErrorCode) => ReactNode
  children: (store: Store | undefined) => ReactNode
}

function Arriving<Store>({ arrival, failed, children }: ArrivingProps<Store>) {
  const arrived = arrival && use(arrival)
  return arrived && 'failed' in arrived ? failed(arrived.failed) : children(arrived?.arrived)
}
