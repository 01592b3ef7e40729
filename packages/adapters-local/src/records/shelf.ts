import {
  createLiveQuery,
  decode,
  failed,
  ready,
  type AppError,
  type Identity,
  type LiveQuery,
  type RecordId,
  type RecordKind,
  type Snapshot,
  type UserId,
} from '@caderno/domain/kernel'
import type { Channel } from '../storage/channel.ts'
import { chunkNumbers, isDocument, type ChunkPlace } from './chunks.ts'
import type { Hints } from './desk.ts'
import { createMosaic } from './mosaic.ts'
import type { Storage } from '../storage/storage.ts'

/** A write that is not stored yet: the record as it will be, or its removal. */
export interface Expectation<Stored> {
  readonly id: RecordId
  readonly record: Stored | undefined
}

/** What one user's open screens see: the stored chunks with the writes under way laid over them. */
export interface Shelf<Stored> {
  readonly query: LiveQuery<readonly Stored[]>
  /** The record as it is shown now, when the shelf is open and has it. */
  shown(id: RecordId): Stored | undefined
  /** Shows a write at once, when it can be foreseen; the returned function takes it back, together with the news when it was stored. */
  expect(
    expectation: Expectation<Stored> | undefined,
  ): (stored?: ReadonlyMap<number, readonly unknown[]>) => void
}

interface ShelfOptions<Stored extends Identity> {
  readonly kind: RecordKind<Stored>
  readonly owner: UserId
  readonly place: ChunkPlace
  readonly storage: Storage
  readonly channel: Channel
  readonly hints: Hints
}

export function createShelf<Stored extends Identity>({
  kind,
  owner,
  place,
  storage,
  channel,
  hints,
}: ShelfOptions<Stored>): Shelf<Stored> {
  const mosaic = createMosaic<Stored>(hints)
  const newest = new Map<number, number>()
  let serial = 0
  let loaded = false
  let announced = false
  let tell: ((snapshot: Snapshot<readonly Stored[]>) => void) | undefined

  const publish = () => {
    if (!loaded || announced) return
    announced = true
    void Promise.resolve().then(() => {
      announced = false
      if (loaded) tell?.(ready(mosaic.records(), { pending: mosaic.pending(), setAside: mosaic.setAside() }))
    })
  }
  const lay = (n: number, value: unknown, at: number) => {
    if ((newest.get(n) ?? 0) > at) return
    newest.set(n, at)
    mosaic.lay(n, readChunk(kind, owner, value))
  }
  const fail = (error: unknown) => tell?.(failed(error as AppError, query.getSnapshot()))
  const loadOne = (n: number) => {
    const at = ++serial
    newest.set(n, at)
    storage.read(place.key(n)).then((value) => {
      lay(n, value, at)
      publish()
    }, fail)
  }
  const loadAll = async (still: () => boolean) => {
    const at = ++serial
    const numbers = await chunkNumbers(storage, place)
    await Promise.all(
      numbers.map(async (n) => {
        const value = await storage.read(place.key(n))
        if (still()) lay(n, value, at)
      }),
    )
    if (!still()) return
    for (const n of newest.keys()) if (!numbers.includes(n)) lay(n, undefined, at)
    loaded = true
    publish()
  }

  const query = createLiveQuery<readonly Stored[]>((emit) => {
    tell = emit
    const still = () => tell === emit
    const load = () => void loadAll(still).catch((error: unknown) => still() && fail(error))
    const silence = channel.listen((key) => {
      const n = key === undefined ? undefined : place.numberOf(key)
      if (n !== undefined) loadOne(n)
      else if (key === undefined) load()
    })
    load()
    return () => {
      silence()
      tell = undefined
      loaded = false
      newest.clear()
      mosaic.clear()
    }
  })

  return {
    query,
    shown: (id) => mosaic.find(id),
    expect(expectation) {
      const takeBack = expectation && mosaic.overlay(expectation)
      publish()
      return (stored) => {
        takeBack?.()
        const at = ++serial
        if (tell) stored?.forEach((documents, n) => lay(n, documents, at))
        publish()
      }
    },
  }
}

/** A chunk's readable records of this owner, and how many of it could not be read; somebody else's are left alone. */
function readChunk<Stored extends Identity>({ schema }: RecordKind<Stored>, owner: UserId, value: unknown) {
  if (value === undefined) return { records: [], setAside: 0 }
  if (!Array.isArray(value)) return { records: [], setAside: 1 }
  const records: Stored[] = []
  let setAside = 0
  for (const document of value) {
    if (isDocument(document) && typeof document['userId'] === 'string' && document['userId'] !== owner)
      continue
    const record = decode(schema, document)
    if (record) records.push(Object.freeze(record))
    else setAside += 1
  }
  return { records, setAside }
}
