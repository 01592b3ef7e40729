import { hashOf } from '../kernel/index.ts'

export { hashOf }

/** How an item of a file is known again: by its own id if it has one, and by what it says. */
export interface ItemKey {
  /** Absent where the file gives none, or gives one id to several items. */
  readonly id?: string
  /** Of what it says; of items that have no id, with how many of the same stood before it. */
  readonly content: string
}

/** The keys of the items of one file. `saysOf` gives what makes two items the same: where no id tells them apart, an ordinal does. */
export function keysOf<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string | undefined,
  saysOf: (item: Item) => string,
): readonly ItemKey[] {
  const said = new Map<string, string>()
  const shared = new Set<string>()
  for (const item of items) {
    const id = idOf(item)
    if (id === undefined) continue
    const before = said.get(id)
    if (before === undefined) said.set(id, saysOf(item))
    else if (before !== saysOf(item)) shared.add(id)
  }
  const counts = new Map<string, number>()
  return items.map((item) => {
    const [id, says] = [idOf(item), saysOf(item)]
    if (id !== undefined && !shared.has(id)) return { id: hashOf(id), content: hashOf(says) }
    const ordinal = (counts.get(says) ?? 0) + 1
    counts.set(says, ordinal)
    return { content: hashOf(`${says}\n${ordinal}`) }
  })
}

/** `id.content`, or the content alone, as a record remembers where it came from. */
export const originOf = ({ id, content }: ItemKey): string =>
  id === undefined ? content : `${id}.${content}`

/** Reads `originOf`. */
export function keyOfOrigin(origin: string): ItemKey {
  const [first = '', second] = origin.split('.', 2)
  return second === undefined ? { content: first } : { id: first, content: second }
}
