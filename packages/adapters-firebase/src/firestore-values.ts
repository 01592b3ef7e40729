import {
  deleteField,
  serverTimestamp,
  Timestamp,
  type arrayUnion,
  type DocumentData,
  type DocumentSnapshot,
  type FieldValue,
} from 'firebase/firestore'

/** A stored document without anything of the vendor's in it. */
export type Document = Readonly<Record<string, unknown>>
/** Lists by their field, each with elements that leave it or are put into it. */
export type ListElements = Readonly<Record<string, readonly unknown[]>>

/** Returns the data of a document, undefined where it is missing; stamps that the server has not set yet are estimated. */
export function documentIn(snapshot: DocumentSnapshot): Document | undefined {
  const data = snapshot.data({ serverTimestamps: 'estimate' })
  return data && (plain(data) as Document)
}

/** Firestore's values as JSON has them: timestamps, nested ones too, are ISO instants with milliseconds. */
export function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (Array.isArray(value)) return value.map(plain)
  if (hasJson(value)) return plain(value.toJSON())
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]))
}

/** The vendor's places, bytes and references. */
const hasJson = (value: object): value is { toJSON(): unknown } =>
  'toJSON' in value && typeof value.toJSON === 'function'

/** An ISO instant as Firestore keeps it; what is none, as older records have it, becomes the server's time. */
export function timestampOf(instant: unknown): Timestamp | FieldValue {
  const time = typeof instant === 'string' ? Date.parse(instant) : Number.NaN
  return time >= EARLIEST && time < LATEST ? Timestamp.fromMillis(time) : serverTimestamp()
}

/** A stamp as the records have it, whatever older programs left: milliseconds become an ISO instant, nothing becomes empty. */
export function stampOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' && value >= EARLIEST && value < LATEST ? new Date(value).toISOString() : ''
}

/** The years 1 to 9999, which is what a Timestamp can hold. */
const EARLIEST = Date.parse('0001-01-01T00:00:00Z')
const LATEST = Date.parse('+010000-01-01T00:00:00Z')

/** Removes the passwords that no document may have, with the first change of an older one (D1). */
export const passwordsGone = () => ({ senha: deleteField(), confirmSenha: deleteField() })

/** The transform of each list, by its field, that has elements. */
export const perList = (lists: ListElements, transform: typeof arrayUnion): DocumentData =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([field, elements]) =>
      elements.length > 0 ? [[field, transform(...elements)]] : [],
    ),
  )
