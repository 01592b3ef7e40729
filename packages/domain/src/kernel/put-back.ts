import { isDocument, pick } from './records.ts'
import type { Entries, Written } from './record-store.ts'

type Fields = Readonly<Record<string, unknown>>

/** Whether two stored values say the same: the order of the fields is the store's, and an absent field equals undefined. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((one, at) => isSame(one, b[at]))
  if (!isDocument(a) || !isDocument(b)) return false
  const keys = keysOf(a)
  return (
    keys.length === keysOf(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  )
}
const keysOf = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((key) => fields[key] !== undefined)

/**
 * The fields that take a change back, in a record as it stands `now`: `was`, where it still has what the change `made`, and none where all is as it
 * was already. Undefined where somebody has changed one of them since: theirs stays.
 */
export function fieldsBack<T extends object>(
  now: T,
  was: Partial<T>,
  made: Partial<T>,
): Partial<T> | undefined {
  // A field that was not there goes again, over a reload too, which keeps none that is undefined.
  const absent = Object.fromEntries(Object.keys(made).map((field) => [field, undefined]))
  const before = { ...absent, ...was } as Partial<T>
  const is = pick(now, Object.keys(before) as (keyof T)[]) as Partial<T>
  if (isSame(is, made)) return before
  return isSame(is, before) ? {} : undefined
}

/** Where a change of `before` writes something else than what stands there: what that is, and what it makes of it. */
export function changedPlaces<Draft extends object>(before: Draft, { patch, entries }: Written<Draft>) {
  const made: Written<Draft> = {
    patch: differing(before, patch) as Partial<Draft>,
    entries: mapped(entries, (changes, field) => differing(mapIn(before, field), changes, null)),
  }
  return { was: placesIn(before, made), made }
}

/** The same for fields and entries. */
export function placesBack<Draft extends object>(
  now: Draft,
  was: Written<Draft>,
  made: Written<Draft>,
): Written<Draft> | undefined {
  const is = placesIn(now, made)
  if (isSame(is, made)) return was
  return isSame(is, was) ? { patch: {}, entries: {} } : undefined
}

export const isNothing = ({ patch, entries }: Written<object>): boolean =>
  Object.keys({ ...patch, ...entries }).length === 0

const placesIn = <Draft extends object>(record: Draft, { patch, entries }: Written<Draft>) => ({
  patch: pick(record, Object.keys(patch) as (keyof Draft)[]),
  entries: mapped(entries, (changes, field) => {
    const map = mapIn(record, field)
    return Object.fromEntries(Object.keys(changes).map((key) => [key, map[key] ?? null]))
  }),
})

const mapIn = (record: object, field: string): Fields => {
  const map = (record as Fields)[field]
  return isDocument(map) ? map : {}
}
const differing = (before: object, changes: object, none?: null) =>
  Object.fromEntries(
    Object.entries(changes).filter(([key, value]) => !isSame((before as Fields)[key] ?? none, value)),
  )
/** Changes the entries of each map field; a field without entries is left out. */
const mapped = <Draft extends object>(
  entries: Entries<Draft>,
  change: (changes: Fields, field: string) => Fields,
): Entries<Draft> =>
  Object.fromEntries(
    Object.entries<Fields | undefined>(entries).flatMap(([field, changes]) => {
      const next = changes ? change(changes, field) : {}
      return Object.keys(next).length > 0 ? [[field, next]] : []
    }),
  ) as Entries<Draft>
