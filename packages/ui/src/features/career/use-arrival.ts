import type { Career } from '@caderno/domain/career'
import { toAppError, type AppErrorCode } from '@caderno/domain/kernel'
import { useCallback, useState } from 'react'
import { useServices } from '../../bridge/services.tsx'

export type Arrival = { readonly career: Career } | { readonly failed: AppErrorCode }

const arrivals = new WeakMap<Promise<Career>, Promise<Arrival>>()

/** The same for the same promise: what React has waited for once it shows without a skeleton. */
function arrivalOf(loading: Promise<Career>): Promise<Arrival> {
  const known = arrivals.get(loading)
  if (known) return known
  const arrival = loading.then((career) => ({ career }), (error: unknown) => ({ failed: toAppError(error).code }))
  arrivals.set(loading, arrival)
  return arrival
}

/** Career as it loads with this screen. Asked for once per attempt, above what suspends: a render that React repeats asks for nothing. */
export function useArrival() {
  const { career } = useServices()
  const [{ arrival, attempt }, setLast] = useState(() => ({ arrival: arrivalOf(career()), attempt: 0 }))
  const retry = useCallback(() => {
    const next = arrivalOf(career())
    setLast((last) => ({ arrival: next, attempt: last.attempt + 1 }))
  }, [career])
  return { arrival, attempt, retry }
}
