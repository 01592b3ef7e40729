import { ARCHIVED_KINDS, withPreferences, type RecordCollection } from '@caderno/domain/archive'
import { editsOf, withEdits, type FinanceChange } from '@caderno/domain/finance'
import { AppError, decode, type Identity, type RecordId, type UserId } from '@caderno/domain/kernel'
import { studentSchema, type Student, type StudentPatch } from '@caderno/domain/registration'
import { NO_PREFERENCES, preferencesSchema, type Preferences } from '@caderno/domain/shell'
import {
  CHUNK_SIZE,
  chunkNumbers,
  chunkPlace,
  isDocument,
  type ChunkPlace,
  type Document,
} from '../records/chunks.ts'
import type { LocalEnvironment } from '../storage/environment.ts'
import { peopleOf, readDocument } from '../accounts/people.ts'
import type { Storage } from '../storage/storage.ts'

/** The chunks of a collection that change, by key: each record in the place of the one that stands there, the others behind all. */
export async function changedChunks(
  { storage, clock }: Pick<LocalEnvironment, 'storage' | 'clock'>,
  name: RecordCollection,
  owner: UserId,
  records: readonly Identity[],
): Promise<ReadonlyMap<string, unknown>> {
  const changed = new Map<string, unknown>()
  if (records.length === 0) return changed
  const place = chunkPlace(name, owner)
  const foreign = await foreignIds(storage, name, place)
  const { chunks, places, last } = await readChunks(storage, place)
  const now = clock.now().toISOString()
  let open = last
  for (const [at, record] of records.entries()) {
    if (at % CHUNK_SIZE === CHUNK_SIZE - 1) await clock.wait(0)
    const found = places.get(record.id)
    if (foreign.has(record.id) || (found && found.owner !== owner)) throw new AppError('permission-denied')
    while (!found && (chunks.get(open)?.length ?? 0) >= CHUNK_SIZE) open += 1
    const n = found?.n ?? open
    const chunk = chunks.get(n) ?? []
    chunk[found?.at ?? chunk.length] = stamped(name, record, now)
    chunks.set(n, chunk)
    changed.set(place.key(n), chunk)
  }
  return changed
}

interface Place {
  readonly n: number
  readonly at: number
  readonly owner: unknown
}

/** A chunk that is no array is kept as it is and takes no records. */
async function readChunks(storage: Storage, place: ChunkPlace) {
  const chunks = new Map<number, Document[]>()
  const places = new Map<RecordId, Place>()
  let last = 0
  for (const n of await chunkNumbers(storage, place)) {
    const value = await storage.read(place.key(n))
    last = Array.isArray(value) ? n : n + 1
    if (!Array.isArray(value)) continue
    const chunk = value as Document[]
    chunks.set(n, chunk)
    for (const [at, document] of chunk.entries())
      if (isDocument(document)) places.set(document['id'] as RecordId, { n, at, owner: document['userId'] })
  }
  return { chunks, places, last }
}

async function foreignIds(
  storage: Storage,
  name: RecordCollection,
  place: ChunkPlace,
): Promise<ReadonlySet<unknown>> {
  const ids = new Set<unknown>()
  for (const key of await storage.keys(`${name}/`)) {
    const chunk = place.numberOf(key) === undefined ? await storage.read(key) : []
    if (Array.isArray(chunk))
      for (const document of chunk) ids.add((document as Partial<Identity> | null)?.id)
  }
  return ids
}

/** Nothing is written that the store would set aside when reading. */
function stamped(name: RecordCollection, record: Identity, now: string): Document {
  const { created, updated, schema } = ARCHIVED_KINDS[name].kind
  const fields = record as unknown as Document
  const document = { ...fields, [created]: fields[created] || now, [updated]: fields[updated] || now }
  if (!decode<object>(schema, document)) throw new AppError('invalid-record')
  return document
}

export const changedFinances = (value: unknown, changes: readonly FinanceChange[], now: string): object => ({
  createdAt: now,
  ...withEdits(value, editsOf(value, changes)),
  updatedAt: now,
})

export function changedPreferences(value: unknown, put: Preferences): Preferences {
  const before = value === undefined ? NO_PREFERENCES : decode<Preferences>(preferencesSchema, value)
  if (!before) throw new AppError('invalid-record')
  return withPreferences(before, put)
}

export function changedPeople(value: unknown, uid: UserId, patch: StudentPatch): object {
  const people = peopleOf(value)
  const decodeStudent = (document: unknown) => decode<Student>(studentSchema, document)
  const student = readDocument(decodeStudent, people.alunos, uid)
  if (!student) throw new AppError('not-found')
  const { email, matricula, criadoEm } = student
  return {
    ...people,
    alunos: {
      ...people.alunos,
      [uid]: decodeStudent({ ...student, ...patch, uid, email, matricula, criadoEm }),
    },
  }
}
