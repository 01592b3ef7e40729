import type { LiveQuery, Snapshot } from '../src/kernel/index.ts'
import { failed, LOADING, ready, type AppErrorCode, AppError } from '../src/kernel/index.ts'

const still = <T>(snapshot: Snapshot<T>): LiveQuery<T> => ({
  getSnapshot: () => snapshot,
  subscribe: () => () => undefined,
})

/** Ready, and never changes: for stories. */
export const settledQuery = <T>(
  data: T,
  extra: { pending?: boolean; unreadable?: number } = {},
): LiveQuery<T> => still(ready(data, extra))

export const loadingQuery = (): LiveQuery<never> => still(LOADING)

/** Failed, with the last data when there was some. */
export const failedQuery = <T = never>(code: AppErrorCode, last?: T): LiveQuery<T> =>
  still(failed<T>(new AppError(code), last === undefined ? undefined : ready(last)))
