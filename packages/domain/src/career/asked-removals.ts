import {
  createLiveQuery,
  dataOf,
  ready,
  type Identity,
  type LiveQuery,
  type RecordId,
  type Snapshot,
  type UserId,
} from '../kernel/index.ts'
import type { PendingRemoval } from './ports.ts'

type AskedRemovals = ReturnType<typeof createAskedRemovals>

/** The removals that this page has asked for and not concluded: at once, and also where nothing can be remembered. */
export function createAskedRemovals() {
  const removals = new Map<UserId, Map<RecordId, PendingRemoval>>()
  const listeners = new Set<() => void>()
  const tell = () => [...listeners].forEach((listener) => listener())
  return {
    find: (owner: UserId, id: RecordId) => removals.get(owner)?.get(id),
    idsOf: (owner: UserId): readonly RecordId[] => [...(removals.get(owner)?.keys() ?? [])],
    put(owner: UserId, removal: PendingRemoval) {
      removals.set(owner, new Map(removals.get(owner)).set(removal.id, removal))
      tell()
    },
    drop(owner: UserId, id: RecordId) {
      if (removals.get(owner)?.delete(id)) tell()
    },
    subscribe(onChange: () => void) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

/** The records without those whose removal is not confirmed, which count as a pending write; `loading` until both are known. */
export function withoutRemoved<Stored extends Identity>(
  records: LiveQuery<readonly Stored[]>,
  pending: LiveQuery<readonly PendingRemoval[]>,
  asked: AskedRemovals,
  owner: UserId,
): LiveQuery<readonly Stored[]> {
  let last: Snapshot<readonly Stored[]> | undefined
  return createLiveQuery((emit) => {
    const look = () => {
      const removals = pending.getSnapshot()
      if (removals.status === 'loading') return
      const ids = new Set([...(dataOf(removals) ?? []).map(({ id }) => id), ...asked.idsOf(owner)])
      const next = filtered(records.getSnapshot(), ids, dataOf(last))
      if (!isSame(last, next)) emit((last = next))
    }
    const stops = [records.subscribe(look), pending.subscribe(look), asked.subscribe(look)]
    look()
    return () => stops.forEach((stop) => stop())
  })
}

function filtered<Stored extends Identity>(
  snapshot: Snapshot<readonly Stored[]>,
  ids: ReadonlySet<RecordId>,
  last: readonly Stored[] | undefined,
) {
  const data = dataOf(snapshot)
  if (snapshot.status === 'loading' || !data || ids.size === 0) return snapshot
  const kept = Object.freeze(data.filter(({ id }) => !ids.has(id)))
  const shown = [data, last].find((known) => known && sameItems(known, kept)) ?? kept
  if (snapshot.status === 'failed') return Object.freeze({ ...snapshot, data: shown })
  return ready(shown, { pending: true, setAside: snapshot.setAside })
}

const sameItems = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index])

function isSame<T>(a: Snapshot<T> | undefined, b: Snapshot<T>): boolean {
  if (a?.status !== 'ready' || b.status !== 'ready') return a === b
  return a.data === b.data && a.pending === b.pending && a.setAside === b.setAside
}
