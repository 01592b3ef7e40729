import {
  combineQueries,
  createStateQuery,
  dataOf,
  perKey,
  ready,
  type Identity,
  type LiveQuery,
  type RecordId,
  type Snapshot,
  type UserId,
} from '../kernel/index.ts'
import type { PendingRemoval } from './ports.ts'

/** The removals that this page has asked for and not concluded: at once, and also where nothing can be remembered. */
export function createAskedRemovals() {
  const listOf = perKey((_owner) => {
    let list: readonly PendingRemoval[] = []
    const { query, show } = createStateQuery(ready(list))
    return { query, list: () => list, set: (next: typeof list) => show(ready((list = Object.freeze(next)))) }
  })
  const others = (owner: UserId, id: RecordId) =>
    listOf(owner)
      .list()
      .filter((each) => each.id !== id)
  return {
    find: (owner: UserId, id: RecordId) =>
      listOf(owner)
        .list()
        .find((each) => each.id === id),
    put: (owner: UserId, removal: PendingRemoval) =>
      listOf(owner).set([...others(owner, removal.id), removal]),
    drop: (owner: UserId, id: RecordId) => listOf(owner).set(others(owner, id)),
    watch: (owner: UserId) => listOf(owner).query,
  }
}

/** The records without those whose removal is not confirmed, which count as a pending write; `loading` until both are known. */
export const withoutRemoved = <Stored extends Identity>(
  records: LiveQuery<readonly Stored[]>,
  pending: LiveQuery<readonly PendingRemoval[]>,
  asked: LiveQuery<readonly PendingRemoval[]>,
): LiveQuery<readonly Stored[]> =>
  combineQueries([records, pending, asked], (snapshots, last: Snapshot<readonly Stored[]>) => {
    const [snapshot, ...removals] = snapshots
    if (removals.some(({ status }) => status === 'loading')) return last
    const ids = new Set(removals.flatMap((each) => dataOf(each) ?? []).map(({ id }) => id))
    return filtered(snapshot, ids, dataOf(last))
  })

function filtered<Stored extends Identity>(
  snapshot: Snapshot<readonly Stored[]>,
  ids: ReadonlySet<RecordId>,
  last: readonly Stored[] | undefined,
) {
  const data = dataOf(snapshot)
  if (snapshot.status === 'loading' || !data || ids.size === 0) return snapshot
  const kept = data.filter(({ id }) => !ids.has(id))
  const shown =
    kept.length === data.length ? data : last && sameItems(last, kept) ? last : Object.freeze(kept)
  if (snapshot.status === 'failed') return Object.freeze({ ...snapshot, data: shown })
  return ready(shown, { pending: true, setAside: snapshot.setAside })
}

const sameItems = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index])
