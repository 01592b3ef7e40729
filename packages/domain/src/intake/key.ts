/** Returns the hash of a text (cyrb53, 53 bits) in some ten letters and digits: among ten thousand texts, two share one in one case of a hundred million. */
export function hashOf(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, 2_654_435_761)
    two = Math.imul(two ^ unit, 1_597_334_677)
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909)
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & two) + (one >>> 0)).toString(36)
}

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
