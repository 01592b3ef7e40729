import { isDocument } from './records.ts'

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

/** Returns the hash of a stored value, the same whatever the order of its fields. */
export const hashOfValue = (value: unknown): string =>
  hashOf(
    JSON.stringify(value, (_, part: unknown) =>
      isDocument(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ),
  )
