import {
  createWrite,
  GUEST,
  withOfflineCache,
  type Clock,
  type OfflineCache,
  type Identity,
  type Overlay,
  type RecordId,
  type RecordKind,
  type RecordStore,
  type UserId,
} from '../kernel/index.ts'
import type { DeviceOutbox } from './ports.ts'
import { createRemovals } from './removals.ts'

export interface AccountStoreOptions<Draft extends object, Stored extends Draft & Identity> {
  /** Opens the account's records, with what is laid over them. */
  readonly account: (overlay: Overlay<Stored>) => RecordStore<Draft, Stored>
  /** The guest's records on this device. */
  readonly guest: RecordStore<Draft, Stored>
  readonly cache: OfflineCache<Stored>
  readonly clock: Clock
  readonly outbox: Pick<DeviceOutbox, 'track'>
}

/** The guest's records on this device, an account's where accounts keep theirs (§6), with a copy on this device and removals that hold at once (§7). */
export function createAccountStore<Draft extends object, Stored extends Draft & Identity>(
  kind: RecordKind<Stored>,
  { account, guest, cache, ...device }: AccountStoreOptions<Draft, Stored>,
): RecordStore<Draft, Stored> {
  const quiet = (kept: Promise<void>) => kept.catch(() => undefined)
  const store = account((owner, records) => {
    const keep = (all: readonly Stored[]) => void quiet(cache.keep(owner, all))
    return removals.without(owner, withOfflineCache(records, cache.watch(owner), keep))
  })
  const cached = {
    watch: store.watch,
    restore: store.restore,
    async get(owner: UserId, id: RecordId) {
      const record = await store.get(owner, id)
      if (!record) await quiet(cache.drop(owner, id))
      return record
    },
    remove(owner: UserId, id: RecordId) {
      const { applied, outcome, durable } = store.remove(owner, id)
      const dropped = outcome.then((removed) => quiet(cache.drop(owner, id)).then(() => removed))
      return createWrite(applied, dropped, durable)
    },
  }
  const removals = createRemovals(kind, cached, device)
  const storeOf = (owner: UserId) => (owner === GUEST ? guest : store)
  return {
    watch: (owner) => storeOf(owner).watch(owner),
    add: (owner, draft) => storeOf(owner).add(owner, draft),
    update: (owner, id, change) => storeOf(owner).update(owner, id, change),
    get: (owner, id) => (owner === GUEST ? guest : cached).get(owner, id),
    remove: (owner, id) => (owner === GUEST ? guest : removals).remove(owner, id),
    restore: (owner, record) => (owner === GUEST ? guest : removals).restore(owner, record),
  }
}
