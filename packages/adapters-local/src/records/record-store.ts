import {
  AppError,
  decode,
  memoizeByKey,
  updateOf,
  withEntries,
  type Added,
  type Identity,
  type RecordId,
  type RecordKind,
  type RecordStore,
  type UserId,
} from '@caderno/domain/kernel'
import type { LocalEnvironment } from '../storage/environment.ts'
import type { Table } from '../storage/key-value-store.ts'
import { createChunks, type Chunks, type Document } from './chunks.ts'
import { createRecordList, type OptimisticChange } from './record-list.ts'

/** One kind of record on this device, with optimistic writes that are rolled back when they fail. */
export function createLocalRecordStore<Draft extends object, Stored extends Draft & Identity>(
  kind: RecordKind<Stored>,
  { storage, channel, clock, ids, outbox, accounts }: LocalEnvironment,
): RecordStore<Draft, Stored> {
  const collectionOf = memoizeByKey((owner) => {
    const chunks = createChunks(kind.collection, owner)
    return { chunks, list: createRecordList(kind, owner, chunks, { storage, channel }) }
  })
  const stamp = () => clock.now().toISOString()
  const announce = oncePerTurn((key) => channel.post(key))

  /** Shows the expected result and runs `change` in one transaction, which returns the stored record. */
  const write = (
    owner: UserId,
    id: RecordId,
    optimistic: OptimisticChange<Stored>,
    change: (table: Table, chunks: Chunks) => Promise<Stored | undefined>,
    isNew = false,
  ) => {
    const { chunks, list } = collectionOf(owner)
    const settle = list.begin(id, optimistic)
    const stored = storage.transact(async (table) => {
      const at = list.tick()
      await accounts.checkIn(table, owner)
      return { id, record: await change(table, chunks), at }
    })
    const outcome = stored.then(
      (written) => {
        settle(written)
        const n = chunks.chunkOf(id)
        if (n !== undefined) announce(chunks.keyOf(n))
        return 'saved' as const
      },
      (error: unknown) => {
        settle()
        throw error
      },
    )
    return outbox.track(owner, { collection: kind.collection, id, isNew }, outcome)
  }

  return {
    watch: (owner) => collectionOf(owner).list.query,
    async get(owner, id) {
      const { chunks } = collectionOf(owner)
      const document = await storage.transact((table) => own(table, chunks, owner, id))
      return document && readable(kind, document)
    },
    async add(owner, draft): Promise<Added> {
      const [id, now] = [ids.next(), stamp()]
      const document = { ...draft, id, userId: owner, [kind.created]: now, [kind.updated]: now }
      const record = readable(kind, document)
      const put = async (table: Table, chunks: Chunks) => {
        await chunks.put(table, document, true)
        return record
      }
      return { id, outcome: await write(owner, id, () => record, put, true) }
    },
    async update(owner, id, change) {
      const sealed = { id, userId: owner, [kind.updated]: stamp() }
      const changed = (record: Stored, document: object): Document | undefined => {
        const update = updateOf<Draft, Stored>(record, change)
        return update && { ...withEntries(document, update.patch, update.entries), ...sealed }
      }
      const optimistic: OptimisticChange<Stored> = (before) => {
        try {
          const after = before && changed(before, before)
          return (after && freshOf(kind, after)) ?? before
        } catch {
          return before // The transaction says what is wrong.
        }
      }
      return write(owner, id, optimistic, async (table, chunks) => {
        const before = await own(table, chunks, owner, id)
        if (!before) throw new AppError('not-found')
        const known = freshOf(kind, before)
        const after = changed(known ?? (before as Document & Stored), before)
        if (!after) return known
        const record = readable(kind, after)
        await chunks.put(table, after)
        return record
      })
    },
    async remove(owner, id) {
      return write(
        owner,
        id,
        () => undefined,
        async (table, chunks) => {
          if (await own(table, chunks, owner, id)) await chunks.remove(table, id)
          return undefined
        },
      )
    },
    async restore(owner, record) {
      if (record.userId !== owner) throw new AppError('permission-denied')
      const document: Document = {
        ...record,
        [kind.created]: record[kind.created] || stamp(),
        [kind.updated]: record[kind.updated] || stamp(),
      }
      const restored = readable(kind, document)
      return write(
        owner,
        record.id,
        () => restored,
        async (table, chunks) => {
          await own(table, chunks, owner, record.id)
          await chunks.put(table, document)
          return restored
        },
      )
    },
  }
}

/** The owner's document; somebody else's is rejected. */
async function own(table: Table, chunks: Chunks, owner: UserId, id: RecordId): Promise<Document | undefined> {
  const document = await chunks.find(table, id)
  const foreign = document ? document['userId'] !== owner : (await chunks.foreignIds(table)).has(id)
  if (foreign) throw new AppError('permission-denied')
  return document
}

function freshOf<Stored extends Identity>(
  { schema }: RecordKind<Stored>,
  document: object,
): Stored | undefined {
  const record = decode(schema, document)
  return record && Object.freeze(record)
}

/** Rejects what the store could not read back. */
function readable<Stored extends Identity>(kind: RecordKind<Stored>, document: object): Stored {
  const record = freshOf(kind, document)
  if (!record) throw new AppError('invalid-record')
  return record
}

/** Reports a key once, however often it changes in one turn of the event loop. */
function oncePerTurn(report: (key: string) => void): (key: string) => void {
  const keys = new Set<string>()
  return (key) => {
    if (keys.size === 0)
      queueMicrotask(() => {
        keys.forEach(report)
        keys.clear()
      })
    keys.add(key)
  }
}
