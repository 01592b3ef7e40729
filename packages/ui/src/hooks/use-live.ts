import { LOADING, type LiveQuery, type Snapshot } from '@caderno/domain/kernel'
import { useDeferredValue, useSyncExternalStore } from 'react'

/** The query's snapshot, live. Memoise the query: a new object each render would reopen it each time. */
export function useLive<T>(query: LiveQuery<T>): Snapshot<T> {
  const now = useSyncExternalStore(query.subscribe, query.getSnapshot)
  const before = useDeferredValue(now)
  // The first data is a page of records: it is rendered in short tasks. A change of it is shown at once.
  return before.status === 'loading' ? before : now
}

/** The query of what cannot be asked for yet. */
export const LOADING_QUERY: LiveQuery<never> = {
  getSnapshot: () => LOADING,
  subscribe: () => () => undefined,
}
