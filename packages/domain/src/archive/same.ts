const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const keysOf = (value: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined)

/** Whether two JSON values say the same; an absent key and an undefined one do. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = keysOf(a)
  return (
    keys.length === keysOf(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  )
}
