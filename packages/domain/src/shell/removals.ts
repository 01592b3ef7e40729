import {
  AppError,
  combineQueries,
  createStateQuery,
  createWrite,
  dataOf,
  delegateTo,
  firstData,
  memoizeByKey,
  ready,
  toAppError,
  writeOf,
  type Clock,
  type Identity,
  type LiveQuery,
  type RecordId,
  type RecordStore,
  type Snapshot,
  type UserId,
  type WriteOutcome,
} from '../kernel/index.ts'
import type { DeviceOutbox } from './ports.ts'

/** How long after a deletion it is looked for again (§9). */
const CONFIRM_MS = 1_000
/** How long a record is read for before it is deleted unread. */
const READ_MS = 5_000

export interface RemovalOptions<Stored> {
  readonly collection: string
  readonly clock: Clock
  /** Remembers a removal from when it is asked for until the store has it. */
  readonly outbox: Pick<DeviceOutbox, 'track'>
  /** What finds a record when its id does not. */
  readonly nameOf?: (record: Stored) => string
  /** When it was written down, as an ISO instant: what is newer than a removal is not what was removed. */
  readonly madeAt?: (record: Stored) => string
}

interface Removal {
  readonly outcome: Promise<WriteOutcome>
  /** The deletion was given to the store, which may carry it out at any time. */
  isGiven: boolean
}

/**
 * A removed record leaves the screen at once; then it is read, deleted, and looked for again (§7, D8). A deletion is given to the store also
 * when the record cannot be read now: the store keeps it on this device and sends it. Rejects `permission-denied` for somebody else's record,
 * which is shown again.
 */
export function withRemovals<Draft extends object, Stored extends Draft & Identity>(
  store: RecordStore<Draft, Stored>,
  { collection, clock, outbox, nameOf = () => '', madeAt = () => '' }: RemovalOptions<Stored>,
): RecordStore<Draft, Stored> {
  const removalsOf = memoizeByKey((_owner) => createRemovals())

  const read = (owner: UserId, id: RecordId) =>
    Promise.race([
      store.get(owner, id),
      clock.wait(READ_MS).then(() => Promise.reject(new AppError('network-request-failed'))),
    ])
  /** By its id, then by its text, unless two records share it; undefined where nothing is left to delete. */
  const find = async (
    owner: UserId,
    id: RecordId,
    shown: readonly Stored[],
  ): Promise<RecordId | undefined> => {
    const now = clock.now().toISOString()
    const record = await read(owner, id)
    if (record && record.userId !== owner) throw new AppError('permission-denied')
    const names = shown.map(nameOf)
    const name = names[shown.findIndex((each) => each.id === id)]
    if (record || !name || names.indexOf(name) !== names.lastIndexOf(name)) return record?.id
    const all = await firstData(store.watch(owner))
    return all.find((each) => each.id !== id && nameOf(each) === name && madeAt(each) <= now)?.id
  }
  const run = async (
    owner: UserId,
    id: RecordId,
    isWanted: () => Removal | undefined,
  ): Promise<WriteOutcome> => {
    const shown = dataOf(store.watch(owner).getSnapshot()) ?? []
    const found = await find(owner, id, shown).catch((error: unknown) => {
      if (toAppError(error).code === 'permission-denied') throw error
      return id
    })
    if (found === undefined) return 'saved'
    for (let removal = isWanted(); removal; removal = isWanted()) {
      removal.isGiven = true
      if ((await store.remove(owner, found).outcome) === 'queued') return 'queued'
      await clock.wait(CONFIRM_MS)
      if (!(await read(owner, found).catch(() => undefined))) break
    }
    return 'saved'
  }

  return delegateTo(() => store, {
    watch: memoizeByKey((owner) => withoutRemoved(store.watch(owner), removalsOf(owner).query)),
    remove(owner, id) {
      const removals = removalsOf(owner)
      const isUnderWay = removals.find(id)
      if (isUnderWay) return applied(isUnderWay.outcome)
      const outcome = Promise.resolve().then(() =>
        run(owner, id, () => (removals.find(id) === removal ? removal : undefined)),
      )
      const removal: Removal = { outcome, isGiven: false }
      removals.put(id, removal)
      const end = () => removals.find(id) === removal && removals.drop(id)
      outcome.then(end, end)
      return applied(outbox.track(owner, { collection, id, effect: 'gone' }, outcome))
    },
    restore(owner, record) {
      const removal = removalsOf(owner).find(record.id)
      removalsOf(owner).drop(record.id)
      return removal && !removal.isGiven ? writeOf(Promise.resolve('saved')) : store.restore(owner, record)
    },
  })
}

/** A removal that is shown already. */
const applied = (outcome: Promise<WriteOutcome>) => createWrite(Promise.resolve({}), outcome)

function createRemovals() {
  let removals: ReadonlyMap<RecordId, Removal> = new Map()
  const { query, show } = createStateQuery(ready(removals))
  const set = (next: typeof removals) => show(ready((removals = next)))
  return {
    query,
    find: (id: RecordId) => removals.get(id),
    put: (id: RecordId, removal: Removal) => set(new Map([...removals, [id, removal]])),
    drop: (id: RecordId) => set(new Map([...removals].filter(([each]) => each !== id))),
  }
}

/** The records without those that are being removed, which count as a pending write. */
const withoutRemoved = <Stored extends Identity>(
  records: LiveQuery<readonly Stored[]>,
  removals: LiveQuery<ReadonlyMap<RecordId, unknown>>,
): LiveQuery<readonly Stored[]> =>
  combineQueries([records, removals], ([snapshot, removed], last: Snapshot<readonly Stored[]>) => {
    const data = dataOf(snapshot)
    const ids = dataOf(removed)!
    if (snapshot.status === 'loading' || !data || ids.size === 0) return snapshot
    const kept = data.filter(({ id }) => !ids.has(id))
    const before = dataOf(last)
    const isSame = before?.length === kept.length && kept.every((item, index) => item === before[index])
    const shown = isSame ? before : Object.freeze(kept)
    return snapshot.status === 'failed'
      ? Object.freeze({ ...snapshot, data: shown })
      : ready(shown, { pending: true, setAside: snapshot.setAside })
  })
