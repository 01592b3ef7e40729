/** A stored value that has fields. */
export const isDocument = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a text says in JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The record with these fields alone: one that is stored may have more. */
export const pick = <R extends object, Name extends keyof R>(record: R, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<R, Name>

/** Records never change in place, so what was computed of one holds as long as it lives: 10,000 items are folded once, not per keystroke. */
export function memoizeByRecord<R extends object, T extends {}>(compute: (record: R) => T): (record: R) => T {
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

/** Compares like `byText`, but what is empty comes last. */
export const emptyLast = (a: string, b: string): number =>
  a === '' || b === '' ? byText(b, a) : byText(a, b)

/** Made when it is first needed: a page's first object of `Intl` costs some 20 ms, and most need none. */
let names: Intl.Collator | undefined

/** Compares as a Brazilian list of names stands: each accent beside its letter, small letters beside capitals, 9 before 10. */
export function byName(a: string, b: string): number {
  let at = 0
  while (letterAt(a, at) === letterAt(b, at) && letterAt(a, at) > 0) at += 1
  const [first, second] = [letterAt(a, at), letterAt(b, at)]
  // Where there are only letters up to the first that differs, that decides, whatever accents they have.
  if (first > 0 && second > 0) return first - second
  return (names ??= new Intl.Collator('pt-BR', { numeric: true })).compare(a, b)
}

/** The code of a letter, small and without its accent; 0 of anything else, and behind the end. */
function letterAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  const plain = (code < 128 ? code : text.charAt(at).normalize('NFD').charCodeAt(0)) | 32
  return plain >= 97 && plain <= 122 ? plain : 0
}

/** Snapshots are frozen all the way down, so that no listener can change what another one sees. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}

/** Makes one of each per key, so that asking twice does not open twice. */
export function memoizeByKey<T, Key = string>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, T>()
  return (key) => {
    const found = made.get(key) ?? make(key)
    made.set(key, found)
    return found
  }
}
