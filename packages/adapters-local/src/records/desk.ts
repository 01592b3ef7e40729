import type { RecordId } from '@caderno/domain/kernel'
import { CHUNK_SIZE, chunkNumbers, isDocument, type ChunkPlace, type Document } from './chunks.ts'
import type { Storage } from '../storage/storage.ts'

export interface Found {
  readonly chunk: number
  readonly index: number
  readonly document: Document
}

/** Where this tab last saw things; only hints, checked under the lock. */
export interface Hints {
  readonly chunkOf: Map<RecordId, number>
  last: number | undefined
}

/** Fresh copies of the chunks that one turn under the lock works on. Records never move between chunks. */
export interface Desk {
  find(id: RecordId): Promise<Found | undefined>
  /** Puts a document in the place of the found one, or behind all others; returns the chunk. */
  put(document: Document, at?: Found): Promise<number>
  remove(found: Found): Promise<number>
  /** The chunks that differ from the stored ones. */
  changed(): ReadonlyMap<number, readonly unknown[]>
}

/** A chunk that is no array is kept as it is and takes no records. */
const DAMAGED: unknown[] = Object.freeze([]) as never

export function createDesk(storage: Storage, place: ChunkPlace, hints: Hints): Desk {
  const chunks = new Map<number, unknown[]>()
  const changed = new Map<number, unknown[]>()

  const read = async (n: number): Promise<unknown[]> => {
    const known = chunks.get(n)
    if (known) return known
    const value = await storage.read(place.key(n))
    const documents: unknown[] = value === undefined ? [] : Array.isArray(value) ? value : DAMAGED
    chunks.set(n, documents)
    return documents
  }
  const findIn = async (n: number, id: RecordId): Promise<Found | undefined> => {
    const documents = await read(n)
    const index = documents.findIndex((document) => isDocument(document) && document['id'] === id)
    return index < 0 ? undefined : { chunk: n, index, document: documents[index] as Document }
  }
  const edit = async (n: number, change: (documents: unknown[]) => void): Promise<number> => {
    const documents = await read(n)
    change(documents)
    changed.set(n, documents)
    return n
  }
  const everyChunk = async () =>
    [...new Set([...(await chunkNumbers(storage, place)), ...changed.keys()])].toSorted((a, b) => b - a)
  const openChunk = async () => {
    let n = hints.last ?? (await chunkNumbers(storage, place)).at(-1) ?? 0
    for (
      let documents = await read(n);
      documents === DAMAGED || documents.length >= CHUNK_SIZE;
      documents = await read(n)
    )
      n += 1
    hints.last = n
    return n
  }

  return {
    async find(id) {
      const hint = hints.chunkOf.get(id)
      const near = hint === undefined ? undefined : await findIn(hint, id)
      if (near) return near
      for (const n of await everyChunk()) {
        const found = await findIn(n, id)
        if (found) return found
      }
      return undefined
    },
    async put(document, at) {
      const n = await edit(at?.chunk ?? (await openChunk()), (documents) =>
        documents.splice(at?.index ?? documents.length, at ? 1 : 0, document),
      )
      hints.chunkOf.set(document['id'] as RecordId, n)
      return n
    },
    remove: ({ chunk, index }) => edit(chunk, (documents) => documents.splice(index, 1)),
    changed: () => changed,
  }
}
