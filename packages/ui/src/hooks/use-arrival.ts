import { toAppError, type AppErrorCode } from '@caderno/domain/kernel'
import { useCallback, useState } from 'react'

export type Arrival<T> = { readonly arrived: T } | { readonly failed: AppErrorCode }

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

/** What loads with a screen. Asked for once per attempt, above what suspends: a render that React repeats asks for nothing. */
export function useArrival<T>(load: () => Promise<T>) {
  const [{ arrival, attempt }, setLast] = useState(() => ({ arrival: arrivalOf(load()), attempt: 0 }))
  const retry = useCallback(() => {
    const next = arrivalOf(load())
    setLast((last) => ({ arrival: next, attempt: last.attempt + 1 }))
  }, [load])
  return { arrival, attempt, retry }
}
