import {
  AppError,
  createWrite,
  decode,
  deferWrite,
  memoizeByKey,
  updateOf,
  withEntries,
  type Applied,
  type Identity,
  type RecordId,
  type RecordKind,
  type RecordStore,
  type UserId,
  type Write,
} from '@caderno/domain/kernel'
import type { LocalEnvironment } from '../storage/environment.ts'
import type { Table } from '../storage/key-value-store.ts'
import { createChunks, type Chunks, type Document } from './chunks.ts'
import { oncePerTurn } from './once-per-turn.ts'
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
  const write = <Result extends Applied<Stored>>(
    owner: UserId,
    id: RecordId,
    optimistic: OptimisticChange<Stored>,
    change: (table: Table, chunks: Chunks) => Promise<Result>,
    isNew = false,
  ): Write<Result> => {
    const { chunks, list } = collectionOf(owner)
    const settle = list.begin(id, optimistic)
    const stored = storage.transact(async (table) => {
      const at = list.tick()
      await accounts.checkIn(table, owner)
      return { applied: await change(table, chunks), at }
    })
    const applied = stored.then(
      ({ applied, at }) => {
        settle({ id, record: applied.after, at })
        const n = chunks.chunkOf(id)
        if (n !== undefined) announce(chunks.keyOf(n))
        return applied
      },
      (error: unknown) => {
        settle()
        throw error
      },
    )
    const saved = applied.then(() => 'saved' as const)
    return createWrite(applied, outbox.track(owner, { collection: kind.collection, id, isNew }, saved))
  }

  return {
    watch: (owner) => collectionOf(owner).list.query,
    async get(owner, id) {
      const { chunks } = collectionOf(owner)
      const document = await storage.transact((table) => own(table, chunks, owner, id))
      return document && readable(kind, document)
    },
    add: (owner, draft) =>
      deferWrite(() => {
        const [id, now] = [ids.next(), stamp()]
        const document = { ...draft, id, userId: owner, [kind.created]: now, [kind.updated]: now }
        const after = readable(kind, document)
        const put = async (table: Table, chunks: Chunks) => {
          await chunks.put(table, document, true)
          return { after }
        }
        return write(owner, id, () => after, put, true)
      }),
    update(owner, id, change) {
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
        const document = await own(table, chunks, owner, id)
        if (!document) throw new AppError('not-found')
        const before = freshOf(kind, document) ?? (document as Document & Stored)
        const next = changed(before, document)
        if (!next) return { before, after: before }
        const after = readable(kind, next)
        await chunks.put(table, next)
        return { before, after }
      })
    },
    remove: (owner, id) =>
      write(
        owner,
        id,
        () => undefined,
        async (table, chunks) => {
          if (await own(table, chunks, owner, id)) await chunks.remove(table, id)
          return {}
        },
      ),
    restore: (owner, record) =>
      deferWrite(() => {
        if (record.userId !== owner) throw new AppError('permission-denied')
        const document: Document = {
          ...record,
          [kind.created]: record[kind.created] || stamp(),
          [kind.updated]: record[kind.updated] || stamp(),
        }
        const after = readable(kind, document)
        return write(
          owner,
          record.id,
          () => after,
          async (table, chunks) => {
            await own(table, chunks, owner, record.id)
            await chunks.put(table, document)
            return { after }
          },
        )
      }),
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
