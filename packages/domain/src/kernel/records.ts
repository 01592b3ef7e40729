import type { EntriesOf, Entries, PatchOf } from './record-store.ts'

/** The fields of `after` that differ from `before`: what an update writes. */
export function changesOf<T extends object>(before: T, after: Partial<T>): Partial<T> {
  const keys = Object.keys(after) as (keyof T)[]
  return Object.fromEntries(
    keys.filter((key) => after[key] !== before[key]).map((key) => [key, after[key]]),
  ) as Partial<T>
}

/** The record with these fields alone: one that is stored may have more. */
export const pick = <R extends object, Name extends keyof R>(record: R, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<R, Name>

type EntryChanges = Readonly<Record<string, string | number | null>>

interface Update<Draft extends object> {
  readonly patch: Partial<Draft>
  readonly entries: Entries<Draft>
}

/** What an update writes of a record; undefined when it changes nothing. */
export function updateOf<Draft extends object, Stored extends Draft>(
  record: Stored,
  patchOf: PatchOf<Draft, Stored>,
  entriesOf: EntriesOf<Draft, Stored> = {},
): Update<Draft> | undefined {
  const patch = typeof patchOf === 'function' ? patchOf(record) : patchOf
  const entries = typeof entriesOf === 'function' ? entriesOf(record, patch) : entriesOf
  return Object.keys({ ...patch, ...entries }).length === 0 ? undefined : { patch, entries }
}

/** What a record is after an update: the patch put in, and into its map fields the single entries. */
export function withEntries<R extends object>(record: R, patch: Partial<R>, entries: Entries<R> = {}): R {
  const maps = Object.entries<EntryChanges | undefined>(entries).map(
    ([field, changes]) => [field, entriesAfter(record[field as keyof R], changes)] as const,
  )
  return { ...record, ...patch, ...Object.fromEntries(maps.filter(([, map]) => map !== undefined)) }
}

/** Undefined where there was no map and nothing was put; what is no map gives way to one. */
function entriesAfter(map: unknown, changes: EntryChanges = {}): object | undefined {
  const before = typeof map === 'object' && map !== null && !Array.isArray(map) ? map : undefined
  const after = Object.entries({ ...before, ...changes }).filter(([key]) => changes[key] !== null)
  return before || after.length > 0 ? Object.fromEntries(after) : undefined
}

/** Records never change in place, so what was computed of one holds as long as it lives: 10,000 items are folded once, not per keystroke. */
export function remembered<R extends object, T extends {}>(compute: (record: R) => T): (record: R) => T {
  const known = new WeakMap<R, T>()
  return (record) => {
    const before = known.get(record)
    if (before !== undefined) return before
    const value = compute(record)
    known.set(record, value)
    return value
  }
}

/** Compares as the code points stand, for days, instants, ids and folded text. */
export const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

/** Snapshots are frozen all the way down, so that no listener can change what another one sees. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}

/** One of each per key, so that asking twice does not open twice. */
export function perKey<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>()
  return (key) => {
    const found = made.get(key) ?? make(key)
    made.set(key, found)
    return found
  }
}
