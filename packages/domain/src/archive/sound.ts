import { isSame } from './same.ts'

type Fields = Readonly<Record<string, unknown>>

export const isDocument = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys that no record has and that ask for more than data. */
const ASKING = ['__proto__', 'constructor', 'prototype']
export const asksForMore = (document: object): boolean => ASKING.some((key) => Object.hasOwn(document, key))

/**
 * What is read of an element of a file, of its known fields alone; undefined when one of them is not as it must be. A store reads around a
 * broken field; an import does not, for half a record would be written as if it were whole.
 */
export function soundly<T extends object>(
  fields: readonly string[],
  raw: unknown,
  read: (taken: Fields) => T | undefined,
): T | undefined {
  if (!isDocument(raw) || asksForMore(raw)) return undefined
  const given = fields.filter((field) => Object.hasOwn(raw, field))
  const decoded = read(Object.fromEntries(given.map((field) => [field, raw[field]])))
  return decoded && given.every((field) => isSame(trimmed(raw[field]), trimmed((decoded as Fields)[field])))
    ? decoded
    : undefined
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)
