import { createLiveQuery, dataOf, failed, ready, type LiveQuery, type Snapshot } from './live-query.ts'
import type { Identity, RecordId, RecordStore, UserId } from './record-store.ts'
import { delegateTo } from './lazy-port.ts'
import { memoizeByKey } from './records.ts'
import { createWrite } from './write.ts'

/** Owner of what somebody who is signed out keeps in this browser; never sent anywhere (§6). */
export const GUEST = 'visitante'

/** What this device keeps of an account's records for when they cannot be loaded (§3, §7). */
export interface DeviceCopy<Stored> {
  /** Undefined where nothing is kept. */
  watch(owner: UserId): LiveQuery<readonly Stored[] | undefined>
  keep(owner: UserId, records: readonly Stored[]): Promise<void>
  /** One record that is gone. */
  drop(owner: UserId, id: RecordId): Promise<void>
}

type Records<Stored> = LiveQuery<readonly Stored[]>

/** The guest's records on this device, an account's where accounts keep theirs (§6, career data). */
export function byOwner<Draft extends object, Stored extends Draft & Identity>(
  guest: RecordStore<Draft, Stored>,
  account: RecordStore<Draft, Stored>,
): RecordStore<Draft, Stored> {
  const of = (owner: string) => (owner === GUEST ? guest : account)
  return delegateTo(of, { watch: (owner) => of(owner).watch(owner) })
}

/** An account's store with a copy of what was last loaded on this device: where loading fails, `failed` with that copy (§7). */
export function withCopy<Draft extends object, Stored extends Draft & Identity>(
  account: RecordStore<Draft, Stored>,
  copy: DeviceCopy<Stored>,
): RecordStore<Draft, Stored> {
  const drop = (owner: string, id: string) => copy.drop(owner, id).catch(() => undefined)
  return delegateTo(() => account, {
    watch: memoizeByKey((owner) =>
      copied(
        account.watch(owner),
        copy.watch(owner),
        (records) => void copy.keep(owner, records).catch(() => undefined),
      ),
    ),
    async get(owner, id) {
      const record = await account.get(owner, id)
      if (!record) await drop(owner, id)
      return record
    },
    remove(owner, id) {
      const { applied, outcome, durable } = account.remove(owner, id)
      const dropped = outcome.then((removed) => drop(owner, id).then(() => removed))
      return createWrite(applied, dropped, durable)
    },
  })
}

/** Only what the cloud has confirmed is kept: with its own writes alone it may know no more than those. Once lost, they are shown over the copy. */
function copied<Stored extends Identity>(
  records: Records<Stored>,
  copy: LiveQuery<readonly Stored[] | undefined>,
  keep: (records: readonly Stored[]) => void,
): Records<Stored> {
  let kept: readonly Stored[] | undefined
  return createLiveQuery((emit) => {
    let leaveCopy: (() => void) | undefined
    const look = () => {
      const snapshot = records.getSnapshot()
      const isLost = snapshot.status === 'failed' && snapshot.data === undefined
      const isWhole = snapshot.status === 'ready' && !snapshot.pending
      if (isWhole) {
        leaveCopy?.()
        leaveCopy = undefined
        if (snapshot.data !== kept) keep((kept = snapshot.data))
      }
      if (isLost) leaveCopy ??= copy.subscribe(look)
      const last = leaveCopy && copy.getSnapshot()
      if (last?.status !== 'loading') emit(over(dataOf(last), snapshot))
    }
    const leave = records.subscribe(look)
    look()
    return () => {
      leave()
      leaveCopy?.()
    }
  })
}

/** The account's records over those of its copy, where there is one. */
function over<Stored extends Identity>(
  copy: readonly Stored[] | undefined,
  snapshot: Snapshot<readonly Stored[]>,
): Snapshot<readonly Stored[]> {
  if (!copy || snapshot.status === 'loading') return snapshot
  const byId = new Map([...copy, ...(snapshot.data ?? [])].map((record) => [record.id, record]))
  const data = Object.freeze([...byId.values()])
  return snapshot.status === 'failed' ? failed(snapshot.error, ready(data)) : ready(data, snapshot)
}

/** How a copy on this device is stored; `unpack` gives whatever looks like records. */
export interface CopyShape<Stored> {
  pack(records: readonly Stored[]): unknown
  unpack(value: unknown): readonly unknown[]
}

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const ONE_LIST: CopyShape<unknown> = { pack: (records) => records, unpack: listIn }
