/** The fields of `after` that differ from `before`: what an update writes. */
export function changesOf<T extends object>(before: T, after: Partial<T>): Partial<T> {
  const keys = Object.keys(after) as (keyof T)[]
  return Object.fromEntries(keys.filter((key) => after[key] !== before[key]).map((key) => [key, after[key]])) as Partial<T>
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
