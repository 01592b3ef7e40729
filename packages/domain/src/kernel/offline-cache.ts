import { dataOf, failed, ready, type LiveQuery, type Snapshot, type Source } from './live-query.ts'
import type { CacheShape, Identity, RecordId, UserId } from './record-store.ts'

/** Owner of what somebody who is signed out keeps in this browser; never sent anywhere (§6). */
export const GUEST = 'visitante'

/** What this device keeps of an account's records for when they cannot be loaded (§3, §7). */
export interface OfflineCache<Stored> {
  /** The records that are kept; undefined where nothing is. */
  watch(owner: UserId): LiveQuery<readonly Stored[] | undefined>
  keep(owner: UserId, records: readonly Stored[]): Promise<void>
  /** Forgets one record that is gone. */
  drop(owner: UserId, id: RecordId): Promise<void>
}

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const ONE_LIST: CacheShape<unknown> = { pack: (records) => records, unpack: listIn }

/**
 * An account's records with a copy of what was last loaded: where loading fails, `failed` with that copy (§7). Only what the cloud has
 * confirmed is kept: with its own writes alone it may know no more than those. Once it is lost, they are shown over the copy.
 */
export function withOfflineCache<Stored extends Identity>(
  records: Source<readonly Stored[]>,
  cache: LiveQuery<readonly Stored[] | undefined>,
  keep: (records: readonly Stored[]) => void,
): Source<readonly Stored[]> {
  let kept: readonly Stored[] | undefined
  let snapshot: Snapshot<readonly Stored[]> | undefined
  return (emit) => {
    let leaveCache: (() => void) | undefined
    const look = (now = snapshot) => {
      if (now?.status === 'ready' && !now.pending) {
        leaveCache?.()
        leaveCache = undefined
        if (now.data !== kept) keep((kept = now.data))
      }
      if (now?.status === 'failed' && now.data === undefined) leaveCache ??= cache.subscribe(() => look())
      const last = leaveCache && cache.getSnapshot()
      if (now && last?.status !== 'loading') emit(over(dataOf(last), now))
    }
    look()
    const leave = records((next) => look((snapshot = next)))
    return () => {
      leave()
      leaveCache?.()
    }
  }
}

/** The account's records over those of its copy, where there is one. */
function over<Stored extends Identity>(
  cache: readonly Stored[] | undefined,
  snapshot: Snapshot<readonly Stored[]>,
): Snapshot<readonly Stored[]> {
  if (!cache || snapshot.status === 'loading') return snapshot
  const byId = new Map([...cache, ...(snapshot.data ?? [])].map((record) => [record.id, record]))
  const data = Object.freeze([...byId.values()])
  return snapshot.status === 'failed' ? failed(snapshot.error, ready(data)) : ready(data, snapshot)
}
