import { decode, deepFreeze, type Identity, type LiveQuery, type RecordKind } from '@caderno/domain/kernel'
import {
  onSnapshot,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore'
import { documentIn, stampOf } from '../firestore-values.ts'
import { structuralSharing } from './structural-sharing.ts'
import { watchSource, WITH_METADATA } from './watch-source.ts'

/** The records that a query finds. Those that did not change keep their object; those that cannot be read are counted. */
export function watchRecords<Stored extends Identity>(
  query: Query,
  kind: RecordKind<Stored>,
): LiveQuery<readonly Stored[]> {
  let records = new Map<string, Stored | undefined>()
  let last: readonly Stored[] = Object.freeze([])

  const read = (snapshot: QuerySnapshot) => {
    const changed = new Set(snapshot.docChanges(WITH_METADATA).map((change) => change.doc.id))
    const next = new Map<string, Stored | undefined>()
    snapshot.forEach((document) => {
      const before = records.get(document.id)
      next.set(document.id, before && !changed.has(document.id) ? before : readRecord(kind, document, before))
    })
    records = next
    const data = [...next.values()].filter((record) => record !== undefined)
    last = sharedList(last, data)
    return { data: last, unreadable: next.size - data.length }
  }

  return watchSource<QuerySnapshot, readonly Stored[]>({
    listen: (next, error) => onSnapshot(query, WITH_METADATA, next, error),
    isEmpty: (snapshot) => snapshot.empty,
    read,
  })
}

/** A document that is there as a record, unless it cannot be read. */
export function recordIn<Stored extends Identity>(
  { schema, created, updated }: RecordKind<Stored>,
  document: DocumentSnapshot,
): Stored | undefined {
  const data = documentIn(document)
  const stamp = (name: string) =>
    isUnset(document, name) ? endOfSecond(stampOf(data?.[name])) : stampOf(data?.[name])
  return decode(schema, { ...data, id: document.id, [created]: stamp(created), [updated]: stamp(updated) })
}

/** The server has not set it yet. */
const isUnset = (document: DocumentSnapshot, stamp: string): boolean =>
  document.metadata.hasPendingWrites && document.get(stamp, { serverTimestamps: 'none' }) === null

/** The SDK's estimate has no fraction of a second: it would stand before what the server set in that second, and was there already. */
const endOfSecond = (stamp: string): string => stamp.replace(/\.000Z$/, '.999Z')

function readRecord<Stored extends Identity>(
  kind: RecordKind<Stored>,
  document: QueryDocumentSnapshot,
  before: Stored | undefined,
) {
  const { created, updated } = kind
  const record = recordIn(kind, document)
  if (!record) return undefined
  const shared = deepFreeze(structuralSharing(before, record))
  guesses.set(
    shared,
    [created, updated].filter((stamp) => isUnset(document, stamp)),
  )
  return shared
}

const guesses = new WeakMap<object, readonly string[]>()
/** Whether a stamp is only what this device's clock, which may be wrong, makes of a time that the server has not set yet. */
export const isGuess = (record: object, stamp: string): boolean =>
  guesses.get(record)?.includes(stamp) ?? false

const sharedList = <T>(last: readonly T[], next: readonly T[]): readonly T[] =>
  last.length === next.length && next.every((item, index) => item === last[index])
    ? last
    : Object.freeze(next)
