import {
  AppError,
  createStateQuery,
  createWrite,
  dataOf,
  firstData,
  memoizeByKey,
  ready,
  toAppError,
  writeOf,
  type Clock,
  type Identity,
  type LiveQuery,
  type RecordId,
  type RecordKind,
  type RecordStore,
  type Snapshot,
  type Source,
  type UserId,
  type Write,
  type WriteOutcome,
} from '../kernel/index.ts'
import type { DeviceOutbox } from './ports.ts'

/** How long after a deletion it is looked for again (§9). */
const CONFIRM_MS = 1_000
/** How long a record is read for before it is deleted unread. */
const READ_MS = 5_000

interface RemovalOptions {
  readonly clock: Clock
  /** Remembers a removal from when it is asked for until the store has it. */
  readonly outbox: Pick<DeviceOutbox, 'track'>
}

interface Removal {
  readonly outcome: Promise<WriteOutcome>
  /** The deletion was given to the store, which may carry it out at any time. */
  isGiven: boolean
}

/**
 * A removed record leaves the screen at once; then it is read, deleted, and looked for again (§7, D8). A deletion is given to the store also
 * when the record cannot be read now: the store keeps it on this device and sends it. Rejects `permission-denied` for somebody else's record,
 * which is shown again. `store` shows what `without` leaves.
 */
export function createRemovals<Draft extends object, Stored extends Draft & Identity>(
  { collection, created, guests: { nameOf = () => '' } = {} }: RecordKind<Stored>,
  store: Pick<RecordStore<Draft, Stored>, 'watch' | 'get' | 'remove' | 'restore'>,
  { clock, outbox }: RemovalOptions,
) {
  const removalsOf = memoizeByKey((_owner) => createRemovalList())

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
    return all.find((each) => each.id !== id && nameOf(each) === name && String(each[created]) <= now)?.id
  }
  const run = async (
    owner: UserId,
    id: RecordId,
    shown: readonly Stored[],
    isWanted: () => Removal | undefined,
  ): Promise<WriteOutcome> => {
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

  return {
    without: (owner: UserId, records: Source<readonly Stored[]>) =>
      withoutRemoved(records, removalsOf(owner).query),
    remove(owner: UserId, id: RecordId): Write {
      const shown = dataOf(store.watch(owner).getSnapshot()) ?? []
      const removals = removalsOf(owner)
      const isUnderWay = removals.find(id)
      if (isUnderWay) return applied(isUnderWay.outcome)
      const outcome = Promise.resolve().then(() =>
        run(owner, id, shown, () => (removals.find(id) === removal ? removal : undefined)),
      )
      const removal: Removal = { outcome, isGiven: false }
      removals.put(id, removal)
      const end = () => removals.find(id) === removal && removals.drop(id)
      outcome.then(end, end)
      return applied(outbox.track(owner, { collection, id, effect: 'gone' }, outcome))
    },
    restore(owner: UserId, record: Stored): Write {
      const removal = removalsOf(owner).find(record.id)
      removalsOf(owner).drop(record.id)
      return removal && !removal.isGiven ? writeOf(Promise.resolve('saved')) : store.restore(owner, record)
    },
  }
}

/** A removal that is shown already. */
const applied = (outcome: Promise<WriteOutcome>) => createWrite(Promise.resolve({}), outcome)

function createRemovalList() {
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
function withoutRemoved<Stored extends Identity>(
  records: Source<readonly Stored[]>,
  removals: LiveQuery<ReadonlyMap<RecordId, unknown>>,
): Source<readonly Stored[]> {
  let snapshot: Snapshot<readonly Stored[]> | undefined
  let last: readonly Stored[] | undefined
  const shown = (now: Snapshot<readonly Stored[]>): Snapshot<readonly Stored[]> => {
    const data = dataOf(now)
    const ids = dataOf(removals.getSnapshot())!
    if (now.status === 'loading' || !data || ids.size === 0) {
      last = data
      return now
    }
    const kept = data.filter(({ id }) => !ids.has(id))
    const isUnchanged = last?.length === kept.length && kept.every((item, index) => item === last?.[index])
    last = isUnchanged ? last! : Object.freeze(kept)
    return now.status === 'failed'
      ? Object.freeze({ ...now, data: last })
      : ready(last, { pending: true, unreadable: now.unreadable })
  }
  return (emit) => {
    const look = () => snapshot && emit(shown(snapshot))
    const leaveRemovals = removals.subscribe(look)
    look()
    const leave = records((next) => {
      snapshot = next
      look()
    })
    return () => {
      leave()
      leaveRemovals()
    }
  }
}
