type Parts = Readonly<Record<string, unknown>>

/**
 * `next`, with every part that equals the same part of `last` being that very object, so that listeners may compare by identity.
 * Elements of a list that have an id are matched by it.
 */
export function structuralSharing<T>(last: unknown, next: T): T {
  if (!isParts(last) || !isParts(next) || Array.isArray(last) !== Array.isArray(next)) return next
  const before = Array.isArray(last) ? matching(last) : (key: string) => last[key]
  const parts = Object.entries(next).map(
    ([key, part]) => [key, structuralSharing(before(key, part), part)] as const,
  )
  if (
    parts.length === Object.keys(last).length &&
    parts.every(([key, part]) => Object.hasOwn(last, key) && Object.is(last[key], part))
  )
    return last as T
  return (Array.isArray(next) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T
}

function matching(elements: readonly unknown[]): (key: string, part: unknown) => unknown {
  const byId = new Map(elements.map((element) => [idOf(element), element]))
  return (key, part) => {
    const inPlace = elements[Number(key)]
    return idOf(part) === idOf(inPlace) ? inPlace : byId.get(idOf(part))
  }
}

const idOf = (value: unknown): string | undefined =>
  isParts(value) && typeof value['id'] === 'string' ? value['id'] : undefined
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null
