import {
  createLiveQuery,
  deepFreeze,
  type IdSource,
  type LiveQuery,
  type Snapshot,
  type WriteOutcome,
} from '../src/kernel/index.ts'
import { fakeIds } from './environment.ts'

/** The documents behind the fakes; several fakes over one world are several tabs of one device. */
export interface FakeWorld {
  readonly ids: IdSource
  get(collection: string, key: string): unknown
  /** Every document of a collection by its key. */
  all(collection: string): ReadonlyMap<string, unknown>
  /** One atomic step: all the documents or none; `undefined` removes. */
  write(changes: readonly { collection: string; key: string; document: unknown }[]): WriteOutcome
  isPending(collection: string, key: string): boolean
  subscribe(listener: () => void): () => void
  /** From now on writes are `queued` and snapshots pending. */
  goOffline(): void
  /** What was queued is confirmed. */
  goOnline(): void
}

export function createFakeWorld(): FakeWorld {
  const collections = new Map<string, Map<string, unknown>>()
  const queued = new Set<string>()
  const listeners = new Set<() => void>()
  let offline = false
  const all = (name: string) => {
    const found = collections.get(name) ?? new Map<string, unknown>()
    collections.set(name, found)
    return found
  }
  const notify = () => [...listeners].forEach((listener) => listener())
  return {
    ids: fakeIds(),
    all,
    get: (collection, key) => all(collection).get(key),
    write(changes) {
      for (const { collection, key, document } of changes) {
        if (document === undefined) all(collection).delete(key)
        else all(collection).set(key, deepFreeze(document))
        if (offline) queued.add(`${collection}/${key}`)
      }
      notify()
      return offline ? 'queued' : 'saved'
    },
    isPending: (collection, key) => queued.has(`${collection}/${key}`),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    goOffline: () => void (offline = true),
    goOnline() {
      offline = false
      queued.clear()
      notify()
    },
  }
}

/** A live query that looks again after each change of the world and tells only when `same` says that it differs. */
export function watchWorld<T>(
  world: FakeWorld,
  look: () => Snapshot<T>,
  same: (a: T, b: T) => boolean = Object.is,
): LiveQuery<T> {
  let last: Snapshot<T> | undefined
  const next = () => {
    const seen = look()
    return (last = last && tellsTheSame(last, seen, same) ? last : seen)
  }
  return createLiveQuery<T>((emit) => {
    emit(next())
    return world.subscribe(() => emit(next()))
  })
}

function tellsTheSame<T>(a: Snapshot<T>, b: Snapshot<T>, same: (a: T, b: T) => boolean): boolean {
  if (a.status !== 'ready' || b.status !== 'ready') return a.status === b.status && a.status === 'loading'
  return a.pending === b.pending && a.unreadable === b.unreadable && same(a.data, b.data)
}
