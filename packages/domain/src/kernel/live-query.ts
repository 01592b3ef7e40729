import type { AppError } from './app-error.ts'

/** What a live query knows now. Frozen, and the same object until something changes. */
export type Snapshot<T> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly data: T
      /** Some of `data` is not confirmed by the store behind it yet. */
      readonly pending: boolean
      /** How many stored records could not be read; they are kept where they are. */
      readonly unreadable: number
    }
  | { readonly status: 'failed'; readonly error: AppError; readonly data?: T | undefined }

/** Opened by the first listener, closed by the last; never notifies during `subscribe`. */
export interface LiveQuery<T> {
  getSnapshot(): Snapshot<T>
  subscribe(onChange: () => void): () => void
}

export const LOADING: Snapshot<never> = Object.freeze({ status: 'loading' })

export const ready = <T>(data: T, extra: { pending?: boolean; unreadable?: number } = {}): Snapshot<T> =>
  Object.freeze({ status: 'ready', data, pending: extra.pending ?? false, unreadable: extra.unreadable ?? 0 })

/** Keeps the last data on the screen while telling that it may be old. */
export const failed = <T>(error: AppError, last?: Snapshot<T>): Snapshot<T> =>
  Object.freeze({ status: 'failed', error, data: dataOf(last) })

export const dataOf = <T>(snapshot: Snapshot<T> | undefined): T | undefined =>
  snapshot === undefined || snapshot.status === 'loading' ? undefined : snapshot.data

/** Opens what emits snapshots, and returns how to close it. */
export type Source<T> = (emit: (next: Snapshot<T>) => void) => () => void

/**
 * Turns a source into a LiveQuery.
 * After the last listener left, the last snapshot stays readable and the next listener opens anew.
 */
export function createLiveQuery<T>(open: Source<T>): LiveQuery<T> {
  let snapshot: Snapshot<T> = LOADING
  let close: (() => void) | undefined
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => snapshot,
    subscribe(onChange) {
      const listener = () => onChange()
      if (listeners.size === 0) {
        let opening = true
        let current = true
        const closeSource = open((next) => {
          if (!current || isSameSnapshot(next, snapshot)) return
          snapshot = next
          if (opening) void Promise.resolve().then(notify)
          else notify()
        })
        opening = false
        close = () => {
          current = false
          closeSource()
        }
      }
      listeners.add(listener)
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return
        close?.()
        close = undefined
      }
    },
  }
  function notify() {
    for (const listener of [...listeners]) listener()
  }
}

/** Two snapshots that tell the same of the same data. */
function isSameSnapshot<T>(one: Snapshot<T>, other: Snapshot<T>): boolean {
  if (one.status === 'ready' && other.status === 'ready')
    return one.data === other.data && one.pending === other.pending && one.unreadable === other.unreadable
  if (one.status === 'failed' && other.status === 'failed')
    return one.error === other.error && one.data === other.data
  return one.status === other.status
}

type SnapshotsOf<Queries extends readonly LiveQuery<unknown>[]> = {
  readonly [Index in keyof Queries]: Queries[Index] extends LiveQuery<infer T> ? Snapshot<T> : never
}

/** What `combine` makes of the snapshots of several queries; it also gets what it made last. */
export function combineQueries<const Queries extends readonly LiveQuery<unknown>[], T>(
  queries: Queries,
  combine: (snapshots: SnapshotsOf<Queries>, last: Snapshot<T>) => Snapshot<T>,
): LiveQuery<T> {
  const combined: LiveQuery<T> = createLiveQuery((emit) => {
    const look = () =>
      emit(combine(queries.map((each) => each.getSnapshot()) as SnapshotsOf<Queries>, combined.getSnapshot()))
    const stops = queries.map((each) => each.subscribe(look))
    look()
    return () => stops.forEach((stop) => stop())
  })
  return combined
}

/** A query that shows what it is told, listened to or not. */
export function createStateQuery<T>(snapshot: Snapshot<T> = LOADING) {
  let emit: ((next: Snapshot<T>) => void) | undefined
  const query = createLiveQuery<T>((next) => {
    emit = next
    next(snapshot)
    return () => (emit = undefined)
  })
  const show = (next: Snapshot<T>): void => {
    snapshot = next
    emit?.(next)
  }
  return { query, show }
}

/** A query whose answer never changes. */
export function constantQuery<T>(data: T): LiveQuery<T> {
  const snapshot = ready(data)
  return { getSnapshot: () => snapshot, subscribe: () => () => undefined }
}

/** Resolves with the first data of a query that is `wanted`, or rejects with its failure. */
export function firstData<T>(query: LiveQuery<T>, wanted: (data: T) => boolean = () => true): Promise<T> {
  return new Promise((resolve, reject) => {
    let settled = false
    const look = () => {
      const snapshot = query.getSnapshot()
      if (settled || snapshot.status === 'loading') return
      if (snapshot.status === 'ready' && !wanted(snapshot.data)) return
      settled = true
      void Promise.resolve().then(() => stop())
      if (snapshot.status === 'ready') resolve(snapshot.data)
      else reject(snapshot.error)
    }
    const stop = query.subscribe(look)
    look()
  })
}
