import type { RecordId, UserId } from '../kernel/index.ts'
import type { Archive, Holdings } from './holdings.ts'
import { isSoundId, targets } from './ids.ts'
import { fieldsOf, KINDS, RECORD_COLLECTIONS, type ArchivedRecords, type RecordCollection, type RecordLists } from './kinds.ts'
import type { Judge } from './plan.ts'
import { isSame } from './same.ts'

interface Means {
  readonly owner: UserId
  readonly now: string
  readonly judge: Judge
}
type Fields = Readonly<Record<string, unknown>> & { readonly id: RecordId }

/** The records to be put, as they are to stand in the account. */
export function planRecords(archive: Archive, current: Holdings, means: Means): RecordLists {
  const placeOf = placesIn(archive, current, means.owner)
  const lists = RECORD_COLLECTIONS.map((collection) => {
    const { created, updated, schema } = KINDS[collection].kind
    const known = new Map((current[collection] as readonly ArchivedRecords[RecordCollection][]).map((record) => [record.id, record as unknown as Fields]))
    const compared = fieldsOf(schema).filter((field) => !['id', 'userId', created, updated].includes(field))
    const put = (archive[collection] as unknown as readonly Fields[]).flatMap((record) => {
      const id = placeOf(collection, record.id)
      if (id === undefined) {
        means.judge(collection, 'leftOut')
        return []
      }
      const before = known.get(id)
      const placed: Fields = { ...record, ...('contatoId' in record && { contatoId: placeOf('contatos', record['contatoId'] as RecordId) ?? '' }), id, userId: means.owner }
      const isEqual = before !== undefined && compared.every((field) => isSame(placed[field], before[field]))
      if (!means.judge(collection, before === undefined ? 'fresh' : isEqual ? 'equal' : 'differing')) return []
      return [{ ...placed, [created]: before?.[created] ?? stamp(record[created], means.now), [updated]: stamp(record[updated], means.now) }]
    })
    return [collection, put] as const
  })
  return Object.fromEntries(lists) as unknown as RecordLists
}

/** The id in the account of a record of the file. Of a contact that the file does not have it is the account's own, where it has one. */
function placesIn(archive: Archive, current: Holdings, owner: UserId): (collection: RecordCollection, id: RecordId) => RecordId | undefined {
  const places = new Map(
    RECORD_COLLECTIONS.map((collection) => {
      const known = new Set(current[collection].map(({ id }) => id))
      const targetOf = targets(archive.conta, owner, (id) => known.has(id))
      const placed = new Map((archive[collection] as readonly { readonly id: RecordId }[]).map(({ id }) => [id, targetOf(id)] as const))
      return [collection, { known, placed }] as const
    }),
  )
  return (collection, id) => {
    const { known, placed } = places.get(collection)!
    const place = placed.has(id) ? placed.get(id) : known.has(id) || archive.conta === owner ? id : undefined
    return place !== undefined && isSoundId(place) ? place : undefined
  }
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
/** A stamp that a store takes: an instant that has been, else empty. */
const stamp = (value: unknown, now: string): string => (typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)) && value <= now ? value : '')
