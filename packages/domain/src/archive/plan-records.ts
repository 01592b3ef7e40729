import { pick, type RecordId, type UserId } from '../kernel/index.ts'
import { COLLECTIONS, type ModuleCollections } from '../modules/index.ts'
import {
  type Archive,
  type ArchivedLists,
  fieldsOf,
  RECORD_COLLECTIONS,
  type RecordCollection,
  type RecordLists,
} from './holdings.ts'
import { isValidId, targets } from './ids.ts'
import type { Planned } from './planned.ts'
import { REPEATED } from './read.ts'
import { verdictOf } from './validation.ts'

interface PlanContext {
  readonly owner: UserId
  readonly now: string
}
type Fields = Readonly<Record<string, unknown>> & { readonly id: RecordId }

const PIECE = 200

/** Each record of the file, with its id in the account. */
export function* planRecords(
  archive: ArchivedLists & Pick<Archive, 'conta'>,
  current: RecordLists,
  context: PlanContext,
): Generator<number, readonly Planned[]> {
  const placeOf = placesIn(archive, current, context.owner)
  const planned: Planned[] = []
  for (const collection of RECORD_COLLECTIONS) {
    const plan = planner(collection, current, context, placeOf)
    for (const [at, record] of (archive[collection] as unknown as readonly Fields[]).entries()) {
      planned.push(plan(record))
      if (at % PIECE === PIECE - 1) yield at
    }
  }
  return planned
}

type PlaceOf = (collection: RecordCollection, id: RecordId) => RecordId | undefined

/** Plans the records of one collection. */
function planner(
  collection: RecordCollection,
  current: RecordLists,
  { owner, now }: PlanContext,
  placeOf: PlaceOf,
): (record: Fields) => Planned {
  const { created, updated, schema } = COLLECTIONS[collection].kind
  const known = new Map(
    (current[collection] as readonly ModuleCollections[RecordCollection][]).map((record) => [
      record.id,
      record as unknown as Fields,
    ]),
  )
  const compared = fieldsOf(schema).filter((field) => !['id', 'userId', created, updated].includes(field))
  return (record) => {
    const id = placeOf(collection, record.id)
    if (id === undefined) return { kind: collection, verdict: 'refused', reason: REPEATED, element: record }
    const before = known.get(id)
    const element: Fields = {
      ...record,
      ...namedIn(record, placeOf),
      id,
      userId: owner,
    }
    const verdict = verdictOf(before && pick(before, compared), pick(element, compared))
    const planned = { kind: collection, verdict, element, before } as const
    if (verdict === 'known') return planned
    const stamps = {
      [created]: before?.[created] ?? stamp(record[created], now),
      [updated]: stamp(record[updated], now),
    }
    return { ...planned, change: { record: { ...element, ...stamps } } }
  }
}

/** The fields that name a record of another collection. */
const NAMES = { contatoId: 'contatos', disciplinaId: 'disciplinas' } as const

/** What a record names, with its id in the account; empty where neither the file nor the account has it. */
const namedIn = (record: Fields, placeOf: PlaceOf) =>
  Object.fromEntries(
    Object.entries(NAMES).flatMap(([field, collection]) =>
      field in record ? [[field, placeOf(collection, record[field] as RecordId) ?? '']] : [],
    ),
  )

/** The id in the account of a record of the file. What is named and not in the file keeps its id if the account has it. */
function placesIn(
  archive: ArchivedLists & Pick<Archive, 'conta'>,
  current: RecordLists,
  owner: UserId,
): PlaceOf {
  const places = new Map(
    RECORD_COLLECTIONS.map((collection) => {
      const known = new Set(current[collection].map(({ id }) => id))
      const targetOf = targets(archive.conta, owner, (id) => known.has(id))
      const placed = new Map(
        (archive[collection] as readonly { readonly id: RecordId }[]).map(
          ({ id }) => [id, targetOf(id)] as const,
        ),
      )
      return [collection, { known, placed }] as const
    }),
  )
  return (collection, id) => {
    const { known, placed } = places.get(collection)!
    const place = placed.has(id) ? placed.get(id) : known.has(id) || archive.conta === owner ? id : undefined
    return place !== undefined && isValidId(place) ? place : undefined
  }
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
/** A timestamp that a store accepts: a past instant, else empty. */
const stamp = (value: unknown, now: string): string =>
  typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)) && value <= now
    ? value
    : ''
