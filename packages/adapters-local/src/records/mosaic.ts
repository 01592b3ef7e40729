import type { Identity, RecordId } from '@caderno/domain/kernel'
import type { Hints } from './desk.ts'
import type { Expectation } from './shelf.ts'

interface Tile<Stored> {
  readonly stored: readonly Stored[]
  readonly setAside: number
  /** `stored` with the expectations of this tile laid over it. */
  shown: readonly Stored[]
}

/**
 * All chunks as one array. A change touches one tile and copies the rest in bulk,
 * so that its cost hardly grows with the number of records (P11).
 */
interface Mosaic<Stored> {
  lay(n: number, chunk: { readonly records: readonly Stored[]; readonly setAside: number }): void
  /** Shows an expected write until the returned function is called. */
  overlay(expectation: Expectation<Stored>): () => void
  find(id: RecordId): Stored | undefined
  records(): readonly Stored[]
  pending(): boolean
  setAside(): number
  clear(): void
}

export function createMosaic<Stored extends Identity>(hints: Hints): Mosaic<Stored> {
  const tiles = new Map<number, Tile<Stored>>()
  const expected = new Map<number, Set<Expectation<Stored>>>()
  let order: number[] = []
  let all: Stored[] = []
  let published: readonly Stored[] = Object.freeze([])
  const dirty = new Set<number>()

  const tileOf = (n: number): Tile<Stored> => {
    const tile = tiles.get(n) ?? { stored: [], setAside: 0, shown: [] }
    if (!tiles.has(n)) {
      tiles.set(n, tile)
      order = [...tiles.keys()].toSorted((a, b) => a - b)
    }
    return tile
  }
  /** Only ever changed here and copied for the screens: copying a frozen array costs many times more. */
  const put = (start: number, shown: readonly Stored[], before: number) => {
    if (shown.length === before)
      for (let index = 0; index < before; index += 1) all[start + index] = shown[index]!
    else all.splice(start, before, ...shown)
  }
  const refresh = (n: number) => {
    const tile = tileOf(n)
    const start = order
      .slice(0, order.indexOf(n))
      .reduce((sum, each) => sum + tiles.get(each)!.shown.length, 0)
    const shown = overlaid(tile.stored, expected.get(n))
    put(start, shown, tile.shown.length)
    tile.shown = shown
  }
  const settle = () => {
    if (dirty.size === 0) return
    if (dirty.size > 3) {
      for (const n of dirty) tileOf(n).shown = overlaid(tileOf(n).stored, expected.get(n))
      all = order.flatMap((n) => tiles.get(n)!.shown)
    } else dirty.forEach(refresh)
    dirty.clear()
    published = Object.freeze(all.slice())
  }

  return {
    lay(n, { records, setAside }) {
      const { shown } = tileOf(n)
      tiles.set(n, { stored: records, setAside, shown })
      for (const { id } of records) hints.chunkOf.set(id, n)
      dirty.add(n)
    },
    overlay(expectation) {
      const n = hints.chunkOf.get(expectation.id) ?? hints.last ?? order.at(-1) ?? 0
      const here = expected.get(n) ?? new Set()
      expected.set(n, here.add(expectation))
      dirty.add(n)
      return () => {
        here.delete(expectation)
        if (here.size === 0) expected.delete(n)
        dirty.add(n)
      }
    },
    find(id) {
      settle()
      return tiles.get(hints.chunkOf.get(id) ?? -1)?.shown.find((record) => record.id === id)
    },
    records() {
      settle()
      return published
    },
    pending: () => expected.size > 0,
    setAside: () => [...tiles.values()].reduce((sum, tile) => sum + tile.setAside, 0),
    clear() {
      tiles.clear()
      dirty.clear()
      order = []
      all = []
      published = Object.freeze([])
    },
  }
}

function overlaid<Stored extends Identity>(
  stored: readonly Stored[],
  expectations: ReadonlySet<Expectation<Stored>> | undefined,
): readonly Stored[] {
  if (!expectations) return stored
  const shown = new Map(stored.map((record) => [record.id, record]))
  for (const { id, record } of expectations) {
    if (record) shown.set(id, record)
    else shown.delete(id)
  }
  return [...shown.values()]
}
