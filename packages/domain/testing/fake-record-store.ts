import {
  AppError,
  createWrite,
  decode,
  deepFreeze,
  memoizeByKey,
  ready,
  updateOf,
  withEntries,
  type Applied,
  type Clock,
  type IdSource,
  type Identity,
  type RecordId,
  type RecordKind,
  type RecordStore,
  type UserId,
  type Write,
  type WriteOutcome,
} from '../src/kernel/index.ts'
import { fakeClock } from './environment.ts'
import { createFakeWorld, watchWorld, type FakeWorld } from './fake-world.ts'
import { createFaults, type Faults } from './faults.ts'

export interface FakeRecordStoreOptions<Stored> {
  readonly world?: FakeWorld
  readonly clock?: Clock
  readonly ids?: IdSource
  readonly records?: readonly Stored[]
}

/** A RecordStore that keeps everything in memory. */
export function createFakeRecordStore<Draft extends object, Stored extends Draft & Identity>(
  kind: RecordKind<Stored>,
  {
    world = createFakeWorld(),
    clock = fakeClock(),
    ids = world.ids,
    records = [],
  }: FakeRecordStoreOptions<Stored> = {},
): RecordStore<Draft, Stored> & Faults {
  const { collection } = kind
  const faults = createFaults()
  const put = (key: string, document: unknown) => world.write([{ collection, key, document }])
  for (const record of records) put(record.id, { ...record })

  const own = (owner: UserId, id: RecordId): object | undefined => {
    const document = world.get(collection, id)
    if (document === undefined) return undefined
    if (
      typeof document !== 'object' ||
      document === null ||
      !('userId' in document) ||
      document.userId !== owner
    ) {
      throw new AppError('permission-denied')
    }
    return document
  }
  const stamp = () => clock.now().toISOString()
  /** The record as the store reads it back; one that it cannot read is as it was written. */
  const recordOf = (document: object) => decode(kind.schema, document) ?? (document as Stored)
  const written = <Result extends Applied<Stored>>(
    write: () => Result & { readonly outcome: WriteOutcome },
  ): Write<Result> => {
    const done = faults.pass().then(write)
    return createWrite(
      done,
      done.then(({ outcome }) => outcome),
    )
  }

  return {
    ...faults.controls,
    watch: memoizeByKey((owner) => watchOwner(world, kind, owner)),
    async get(owner, id) {
      await faults.pass()
      const document = own(owner, id)
      if (!document) return undefined
      const record = decode(kind.schema, document)
      if (!record) throw new AppError('invalid-record')
      return deepFreeze(record)
    },
    add: (owner, draft) =>
      written(() => {
        const id = ids.next()
        const now = stamp()
        const document = { ...draft, id, userId: owner, [kind.created]: now, [kind.updated]: now }
        return { outcome: put(id, document), after: recordOf(document) }
      }),
    update: (owner, id, change) =>
      written(() => {
        const document = own(owner, id)
        if (!document) throw new AppError('not-found')
        const before = recordOf(document)
        const update = updateOf<Draft, Stored>(before, change)
        if (!update) return { outcome: 'saved', before, after: before }
        const changed = {
          ...withEntries<object>(document, update.patch, update.entries),
          id,
          userId: owner,
          [kind.updated]: stamp(),
        }
        return { outcome: put(id, changed), before, after: recordOf(changed) }
      }),
    remove: (owner, id) =>
      written(() => {
        own(owner, id)
        return { outcome: put(id, undefined) }
      }),
    restore: (owner, record) =>
      written(() => {
        own(owner, record.id)
        if (record.userId !== owner) throw new AppError('permission-denied')
        const document = {
          ...record,
          [kind.created]: record[kind.created] || stamp(),
          [kind.updated]: record[kind.updated] || stamp(),
        }
        return { outcome: put(record.id, document), after: record }
      }),
  }
}

const sameItems = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index])

function watchOwner<Stored extends Identity>(
  world: FakeWorld,
  { collection, schema }: RecordKind<Stored>,
  owner: UserId,
) {
  const decoded = new WeakMap<object, Stored>()
  const read = (document: object) => {
    const record = decoded.get(document) ?? decode(schema, document)
    if (record) decoded.set(document, deepFreeze(record))
    return record
  }
  const look = () => {
    const found: Stored[] = []
    let unreadable = 0
    let pending = false
    for (const [key, document] of world.all(collection)) {
      pending ||= world.isPending(collection, key)
      if (
        typeof document !== 'object' ||
        document === null ||
        !('userId' in document) ||
        document.userId !== owner
      )
        continue
      const record = read(document)
      if (record) found.push(record)
      else unreadable += 1
    }
    return ready<readonly Stored[]>(Object.freeze(found), { pending, unreadable })
  }
  return watchWorld<readonly Stored[]>(world, look, sameItems)
}
