/** The largest size of a document, in bytes as Firestore counts them. */
export const MAX_DOCUMENT = 1_048_576
/** The size of a document without its fields: its name, generously, and 32 bytes. */
const OVERHEAD = 100

const encoder = new TextEncoder()
const textSize = (text: string): number => encoder.encode(text).length + 1
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)

export const documentSize = (fields: object): number => OVERHEAD + sizeOf(fields)

/** Firestore's storage rules for the values that a record has; a timestamp counts as a number does. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return textSize(value)
  if (Array.isArray(value)) return sum(value.map(sizeOf))
  if (typeof value === 'boolean' || value === null) return 1
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return 8
  return sum(Object.entries(value).map(([key, part]) => textSize(key) + sizeOf(part)))
}
