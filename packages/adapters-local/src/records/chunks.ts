import {
  decode,
  isDocument,
  type Identity,
  type RecordId,
  type RecordKind,
  type UserId,
} from '@caderno/domain/kernel'
import type { Table } from '../storage/key-value-store.ts'

/** Records per key: small enough to rewrite at each change, large enough to read thousands quickly (docs/adr/0024). */
export const CHUNK_SIZE = 500

export type Document = Readonly<Record<string, unknown>>

const hasId = (id: RecordId) => (document: unknown) => isDocument(document) && document['id'] === id

/** The records of a chunk; a damaged chunk is kept as it is and gets no new records. */
const documentsOf = (value: unknown): readonly unknown[] | undefined =>
  value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : undefined

/**
 * One user's records of one collection on the disk, under `<collection>/<uid>/<n>` in arrays of at most 500: a key for each
 * record reads ten thousand six times slower. Records never move between chunks.
 */
export function createChunks(collection: string, owner: UserId) {
  const prefix = `${collection}/${encodeURIComponent(owner)}/`
  const keyOf = (n: number) => `${prefix}${n}`
  const numberOf = (key: string) => Number(key.slice(prefix.length))
  /** Hints only: other tabs write too. */
  const places = new Map<RecordId, number>()
  let last: number | undefined

  const numbers = async (table: Table) => (await table.keys(prefix)).map(numberOf).toSorted((a, b) => b - a)
  const read = async (table: Table, n: number) => documentsOf(await table.get(keyOf(n)))
  const placeIn = async (table: Table, n: number | undefined, id: RecordId) => {
    if (n === undefined) return undefined
    const documents = await read(table, n)
    const at = documents?.findIndex(hasId(id)) ?? -1
    return documents && at >= 0 ? { n, at, documents } : undefined
  }
  const placeOf = async (table: Table, id: RecordId) => {
    const near = await placeIn(table, places.get(id), id)
    if (near) return near
    for (const n of await numbers(table)) {
      const found = await placeIn(table, n, id)
      if (found) return found
    }
    return undefined
  }
  /** The chunk that takes new records. */
  const openChunk = async (table: Table) => {
    let n = last ?? (await numbers(table))[0] ?? 0
    let documents = await read(table, n)
    while (!documents || documents.length >= CHUNK_SIZE) documents = await read(table, ++n)
    last = n
    return { n, at: documents.length, documents }
  }
  /** Remembers which chunk holds which records. */
  const note = (n: number, value: unknown) => {
    for (const document of documentsOf(value) ?? [])
      if (isDocument(document)) places.set(document['id'] as RecordId, n)
  }

  return {
    /** The prefix of all its keys. */
    prefix,
    keyOf,
    numberOf,
    note,
    chunkOf: (id: RecordId) => places.get(id),
    /** Reads every chunk, the oldest first. */
    values: async (table: Table): Promise<readonly unknown[]> =>
      Promise.all((await numbers(table)).toReversed().map((n) => table.get(keyOf(n)))),
    /** Reads every chunk once, before many `find`s of records that may not exist. */
    async survey(table: Table) {
      for (const n of await numbers(table)) note(n, await table.get(keyOf(n)))
    },
    async find(table: Table, id: RecordId) {
      const found = await placeOf(table, id)
      return found?.documents[found.at] as Document | undefined
    },
    /** Replaces the document with the same id, or appends it. */
    async put(table: Table, document: Document, isNew = false) {
      const id = document['id'] as RecordId
      const before = isNew ? undefined : await placeOf(table, id)
      const { n, at, documents } = before ?? (await openChunk(table))
      places.set(id, n)
      table.put(keyOf(n), [...documents.slice(0, at), document, ...documents.slice(at + 1)])
    },
    async remove(table: Table, id: RecordId) {
      const found = await placeOf(table, id)
      if (found) table.put(keyOf(found.n), found.documents.toSpliced(found.at, 1))
    },
    /** The ids of other users of this device in the same collection. */
    async foreignIds(table: Table): Promise<ReadonlySet<unknown>> {
      const ids = new Set<unknown>()
      for (const key of await table.keys(`${collection}/`)) {
        const documents = key.startsWith(prefix) ? [] : documentsOf(await table.get(key))
        for (const document of documents ?? []) if (isDocument(document)) ids.add(document['id'])
      }
      return ids
    },
  }
}

export type Chunks = ReturnType<typeof createChunks>

/** A chunk's readable records of this owner, and how many could not be read. */
export function readChunk<Stored extends Identity>(
  schema: RecordKind<Stored>['schema'],
  owner: UserId,
  value: unknown,
) {
  const records = new Map<RecordId, Stored>()
  const documents = documentsOf(value)
  let unreadable = documents ? 0 : 1
  for (const document of documents ?? []) {
    const isForeign =
      isDocument(document) && typeof document['userId'] === 'string' && document['userId'] !== owner
    const record = isForeign ? undefined : decode(schema, document)
    if (record) records.set(record.id, Object.freeze(record))
    else if (!isForeign) unreadable += 1
  }
  return { records, unreadable }
}
