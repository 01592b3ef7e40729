import {
  createLiveQuery,
  failed,
  ready,
  type AppError,
  type Identity,
  type RecordId,
  type RecordKind,
  type Snapshot,
  type UserId,
} from '@caderno/domain/kernel'
import type { LocalEnvironment } from '../storage/environment.ts'
import { readChunk, type Chunks } from './chunks.ts'
import { oncePerTurn } from './once-per-turn.ts'

/** The expected result of a write, shown before it is stored; undefined is a removed record. Never throws. */
export type OptimisticChange<Stored> = (before: Stored | undefined) => Stored | undefined

/** A record after a transaction, and when that ran. */
interface Written<Stored> {
  readonly id: RecordId
  readonly record: Stored | undefined
  readonly at: number
}

/** The records that one user's open screens show: the stored ones with the pending writes applied. */
export function createRecordList<Stored extends Identity>(
  kind: RecordKind<Stored>,
  owner: UserId,
  chunks: Chunks,
  { storage, channel }: Pick<LocalEnvironment, 'storage' | 'channel'>,
) {
  const pending = new Map<RecordId, Set<OptimisticChange<Stored>>>()
  /** The stored records by chunk, so that one can be read again. */
  const stored = new Map<number, ReturnType<typeof readChunk<Stored>> & { at: number }>()
  const shown = new Map<RecordId, Stored>()
  let ticks = 0
  let loaded = false
  let emitNext: ((snapshot: Snapshot<readonly Stored[]>) => void) | undefined

  const emitShown = oncePerTurn(() => {
    if (!loaded) return
    const unreadable = [...stored.values()].reduce((sum, chunk) => sum + chunk.unreadable, 0)
    emitNext?.(ready(Object.freeze([...shown.values()]), { pending: pending.size > 0, unreadable }))
  })
  const publish = () => {
    if (loaded) emitShown()
  }
  const show = (id: RecordId) => {
    let record = stored.get(chunks.chunkOf(id) ?? -1)?.records.get(id)
    for (const optimistic of pending.get(id) ?? []) record = optimistic(record)
    if (record) shown.set(id, record)
    else shown.delete(id)
  }
  /** Takes a chunk as it was read; returns false when a write was stored after that. */
  const takeChunk = (n: number, value: unknown, at: number) => {
    const before = stored.get(n)
    if (before && before.at > at) return false
    const chunk = readChunk(kind.schema, owner, value)
    chunks.note(n, value)
    stored.set(n, { ...chunk, at })
    for (const id of chunk.records.keys()) show(id)
    for (const id of before?.records.keys() ?? []) if (!chunk.records.has(id)) show(id)
    return true
  }
  const fail = (error: unknown) => emitNext?.(failed(error as AppError, query.getSnapshot()))
  const loadOne = async (n: number, still: () => boolean) => {
    for (let taken = false; !taken;) {
      const at = ++ticks
      const value = await storage.read(chunks.keyOf(n))
      taken = !still() || takeChunk(n, value, at)
    }
  }
  const loadAll = async (still: () => boolean) => {
    const at = ++ticks
    const entries = await storage.readRange(chunks.prefix)
    if (!still()) return
    const found = new Map(entries.map(([key, value]) => [chunks.numberOf(key), value]))
    const numbers = [...new Set([...found.keys(), ...stored.keys()])].toSorted((a, b) => a - b)
    for (const n of numbers) if (!takeChunk(n, found.get(n), at)) await loadOne(n, still)
    for (const id of pending.keys()) show(id)
    loaded = still()
  }

  const query = createLiveQuery<readonly Stored[]>((emit) => {
    emitNext = emit
    const still = () => emitNext === emit
    const showing = (loading: Promise<void>) =>
      void loading.then(publish, (error: unknown) => still() && fail(error))
    const silence = channel.listen((key) => {
      if (key === undefined) showing(loadAll(still))
      else if (key.startsWith(chunks.prefix)) showing(loadOne(chunks.numberOf(key), still))
    })
    showing(loadAll(still))
    return () => {
      silence()
      emitNext = undefined
      loaded = false
      stored.clear()
      shown.clear()
    }
  })

  const take = ({ id, record, at }: Written<Stored>) => {
    const n = chunks.chunkOf(id)
    if (n === undefined || !emitNext) return
    const chunk = stored.get(n) ?? { records: new Map<RecordId, Stored>(), unreadable: 0, at }
    // A later read has it already.
    if (chunk.at > at) return
    stored.set(n, Object.assign(chunk, { at }))
    if (record) chunk.records.set(id, record)
    else chunk.records.delete(id)
  }

  return {
    query,
    /** A logical clock of this tab: a later transaction has a higher value. */
    tick: () => ++ticks,
    /** Shows a pending write; the returned function ends it and shows what was stored. */
    begin(id: RecordId, optimistic: OptimisticChange<Stored>) {
      const writes = pending.get(id) ?? new Set()
      pending.set(id, writes.add(optimistic))
      if (emitNext) show(id)
      publish()
      return (written?: Written<Stored>) => {
        writes.delete(optimistic)
        if (writes.size === 0) pending.delete(id)
        if (written) take(written)
        if (emitNext) show(id)
        publish()
      }
    },
  }
}
