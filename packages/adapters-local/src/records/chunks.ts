import type { RecordId, UserId } from '@caderno/domain/kernel'
import type { Storage } from '../storage/storage.ts'

/** Records per key: small enough to rewrite at each change, large enough to read thousands quickly. */
export const CHUNK_SIZE = 500

export type Document = Readonly<Record<string, unknown>>

export const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where one user's records of one collection are: `<collection>/<uid>/<n>`, an array under each. */
export interface ChunkPlace {
  readonly prefix: string
  readonly key: (n: number) => string
  /** The chunk's number, or undefined for a key that is none of this place's. */
  readonly numberOf: (key: string) => number | undefined
}

export function chunkPlace(collection: string, owner: UserId): ChunkPlace {
  const prefix = `${collection}/${encodeURIComponent(owner)}/`
  return {
    prefix,
    key: (n) => `${prefix}${n}`,
    numberOf: (key) => (key.startsWith(prefix) ? Number(key.slice(prefix.length)) : undefined),
  }
}

/** The place's chunk numbers, in order. */
export const chunkNumbers = async (storage: Storage, place: ChunkPlace): Promise<number[]> =>
  (await storage.keys(place.prefix))
    .map((key) => Number(key.slice(place.prefix.length)))
    .toSorted((a, b) => a - b)

/** Whether somebody else of this device has a record with this id. */
export async function isForeign(
  storage: Storage,
  collection: string,
  place: ChunkPlace,
  id: RecordId,
): Promise<boolean> {
  for (const key of await storage.keys(`${collection}/`)) {
    if (place.numberOf(key) !== undefined) continue
    const chunk = await storage.read(key)
    if (Array.isArray(chunk) && chunk.some((document) => isDocument(document) && document['id'] === id))
      return true
  }
  return false
}
