import { LOADING, type LiveQuery, type Snapshot } from '@caderno/domain/kernel'
import { useSyncExternalStore } from 'react'

/** The query's snapshot, live. Memoise the query: a new object each render would reopen it each time. */
export const useLive = <T>(query: LiveQuery<T>): Snapshot<T> =>
  useSyncExternalStore(query.subscribe, query.getSnapshot)

/** The query of what cannot be asked for yet. */
export const LOADING_QUERY: LiveQuery<never> = {
  getSnapshot: () => LOADING,
  subscribe: () => () => undefined,
}
