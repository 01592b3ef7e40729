import {
  ARCHIVED_KINDS,
  RECORD_COLLECTIONS,
  type ArchiveStore,
  type Holdings,
  type ImportChanges,
  type ReadHoldings,
  type RecordLists,
} from '@caderno/domain/archive'
import {
  decodeFinances,
  EMPTY_BOOK,
  FINANCES_COLLECTION,
  type DecodedFinances,
} from '@caderno/domain/finance'
import { memberSchema, type Member } from '@caderno/domain/identity'
import { AppError, decode, toAppError, type UserId, type WriteOutcome } from '@caderno/domain/kernel'
import { studentSchema, type Student } from '@caderno/domain/registration'
import { NO_PREFERENCES, preferencesSchema, type Preferences } from '@caderno/domain/shell'
import { changedChunks, changedFinances, changedPeople, changedPreferences } from './archive-changes.ts'
import { chunkNumbers, chunkPlace, isDocument } from '../records/chunks.ts'
import type { LocalEnvironment } from '../storage/environment.ts'
import type { Locks } from '../storage/locks.ts'
import { peopleOf, readDocument } from '../accounts/people.ts'
import type { Storage } from '../storage/storage.ts'

type Environment = Pick<LocalEnvironment, 'storage' | 'locks' | 'channel' | 'clock' | 'writes'>

/** Everything of one user on this device: read while nobody writes, and written in one transaction. */
export function createLocalArchive({ storage, locks, channel, clock, writes }: Environment): ArchiveStore {
  const alone = <T>(owner: UserId, task: () => Promise<T>): Promise<T> =>
    aloneWith(locks, owner, task).catch((error: unknown) =>
      Promise.reject(toAppError(error, 'storage-unavailable')),
    )
  const write = async (owner: UserId, changes: ImportChanges): Promise<WriteOutcome> => {
    const written = await changedKeys({ storage, clock }, owner, changes)
    if (written.size > 0) await storage.writeAll(written)
    for (const key of written.keys()) channel.publish(key)
    return 'saved'
  }
  return {
    read: (owner) => alone(owner, () => readAll(storage, owner)),
    write: (owner, changes) =>
      writes.track(
        owner,
        { collection: 'caderno', id: 'importar' },
        alone(owner, () => write(owner, changes)),
      ),
    unfinished: () => Promise.resolve(null),
    forgetUnfinished: () => Promise.resolve(),
  }
}

const keysOf = (owner: UserId) => ({
  financas: `${FINANCES_COLLECTION}/${encodeURIComponent(owner)}`,
  preferencias: `preferencias/${encodeURIComponent(owner)}`,
  pessoas: 'pessoas',
})

/** What the stores of the modules lock, always in the same order: two archives never wait for each other. */
const locksOf = (owner: UserId): readonly string[] =>
  [
    ...RECORD_COLLECTIONS.map((name) => chunkPlace(name, owner).prefix),
    ...Object.values(keysOf(owner)),
  ].toSorted()

/** Runs a task while no store of a module writes anything of the owner's. */
export const aloneWith = <T>(locks: Locks, owner: UserId, task: () => Promise<T>): Promise<T> =>
  locksOf(owner).reduceRight((inner, name) => () => locks.run(name, inner), task)()

async function readAll(storage: Storage, owner: UserId): Promise<ReadHoldings> {
  const keys = keysOf(owner)
  const lists: Record<string, readonly object[]> = {}
  let setAside = 0
  for (const name of RECORD_COLLECTIONS) {
    const found = await readCollection(storage, name, owner)
    lists[name] = found.records
    setAside += found.setAside
  }
  const people = peopleOf(await storage.read(keys.pessoas))
  const financas = await read(storage, keys.financas, (value): DecodedFinances | undefined =>
    value === undefined ? { book: EMPTY_BOOK, setAside: 0 } : decodeFinances(value),
  )
  const holdings: Holdings = {
    ...(lists as unknown as RecordLists),
    usuarios: readDocument((document) => decode<Member>(memberSchema, document), people.usuarios, owner),
    alunos: readDocument((document) => decode<Student>(studentSchema, document), people.alunos, owner),
    preferencias: await read(storage, keys.preferencias, (value) =>
      value === undefined ? NO_PREFERENCES : decode<Preferences>(preferencesSchema, value),
    ),
    financas: financas.book,
  }
  return { holdings, setAside: setAside + financas.setAside, isCurrent: true }
}

async function readCollection(storage: Storage, name: keyof typeof ARCHIVED_KINDS, owner: UserId) {
  const { schema } = ARCHIVED_KINDS[name].kind
  const place = chunkPlace(name, owner)
  const records: object[] = []
  let setAside = 0
  for (const n of await chunkNumbers(storage, place)) {
    const chunk = await storage.read(place.key(n))
    if (!Array.isArray(chunk)) setAside += 1
    for (const document of Array.isArray(chunk) ? (chunk as unknown[]) : []) {
      if (isDocument(document) && typeof document['userId'] === 'string' && document['userId'] !== owner)
        continue
      const record = decode<object>(schema, document)
      if (record) records.push(record)
      else setAside += 1
    }
  }
  return { records, setAside }
}

/** A value by its key; one that cannot be read is refused instead of passing for empty. */
async function read<T>(storage: Storage, key: string, look: (value: unknown) => T | undefined): Promise<T> {
  const found = look(await storage.read(key))
  if (found === undefined) throw new AppError('invalid-record')
  return found
}

async function changedKeys(
  { storage, clock }: Pick<Environment, 'storage' | 'clock'>,
  owner: UserId,
  { records, finances, profile, preferences }: ImportChanges,
): Promise<ReadonlyMap<string, unknown>> {
  const keys = keysOf(owner)
  const now = clock.now().toISOString()
  const written = new Map<string, unknown>()
  for (const name of RECORD_COLLECTIONS)
    for (const [key, chunk] of await changedChunks({ storage, clock }, name, owner, records[name]))
      written.set(key, chunk)
  const edit = async (key: string, change: (value: unknown) => unknown) =>
    written.set(key, change(await storage.read(key)))
  if (finances.length > 0) await edit(keys.financas, (value) => changedFinances(value, finances, now))
  if (Object.keys(profile).length > 0)
    await edit(keys.pessoas, (value) => changedPeople(value, owner, profile))
  if (Object.values(preferences).some((part: object) => Object.keys(part).length > 0))
    await edit(keys.preferencias, (value) => changedPreferences(value, preferences))
  return written
}
