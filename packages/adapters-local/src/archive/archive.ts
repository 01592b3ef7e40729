import {
  ARCHIVED_KINDS,
  RECORD_COLLECTIONS,
  type ArchiveStore,
  type Holdings,
  type ReadHoldings,
  type RecordLists,
} from '@caderno/domain/archive'
import { decodeFinances, EMPTY_BOOK, type DecodedFinances } from '@caderno/domain/finance'
import { memberSchema, type Member } from '@caderno/domain/identity'
import { AppError, decode, toAppError, type Identity, type UserId } from '@caderno/domain/kernel'
import { studentSchema, type Student } from '@caderno/domain/registration'
import { NO_PREFERENCES, preferencesSchema, type Preferences } from '@caderno/domain/shell'
import { PEOPLE, peopleOf, readDocument } from '../accounts/people.ts'
import { createChunks, readChunk } from '../records/chunks.ts'
import type { LocalEnvironment } from '../storage/environment.ts'
import { documentKeys, writeImport } from './import.ts'

type Environment = Pick<LocalEnvironment, 'storage' | 'channel' | 'clock' | 'writes'>

/** Everything of one user on this device, read as one snapshot and written in one transaction. */
export function createLocalArchive({ storage, channel, clock, writes }: Environment): ArchiveStore {
  const refuse = (error: unknown) => Promise.reject(toAppError(error, 'storage-unavailable'))
  return {
    read: async (owner) => readHoldings(await valuesOf(owner).catch(refuse), owner),
    write(owner, changes) {
      const written = writeImport(storage, clock, owner, changes).then((keys) => {
        keys.forEach((key) => channel.publish(key))
        return 'saved' as const
      })
      return writes.track(owner, { collection: 'caderno', id: 'importar' }, written.catch(refuse))
    },
    unfinished: () => Promise.resolve(null),
    forgetUnfinished: () => Promise.resolve(),
  }

  /** By key. */
  function valuesOf(owner: UserId): Promise<ReadonlyMap<string, unknown>> {
    return storage.transact(async (table) => {
      const keys = [PEOPLE, ...Object.values(documentKeys(owner))]
      for (const name of RECORD_COLLECTIONS)
        keys.push(...(await table.keys(createChunks(name, owner).prefix)))
      return new Map(await Promise.all(keys.map(async (key) => [key, await table.get(key)] as const)))
    })
  }
}

function readHoldings(values: ReadonlyMap<string, unknown>, owner: UserId): ReadHoldings {
  const keys = documentKeys(owner)
  const lists: Record<string, readonly object[]> = {}
  let setAside = 0
  for (const name of RECORD_COLLECTIONS) {
    const chunks = createChunks(name, owner)
    const found = [...values]
      .filter(([key]) => key.startsWith(chunks.prefix))
      .toSorted(([a], [b]) => chunks.numberOf(a) - chunks.numberOf(b))
      .map(([, value]) => readChunk<Identity>(ARCHIVED_KINDS[name].kind.schema, owner, value))
    lists[name] = found.flatMap(({ records }) => [...records.values()])
    setAside += found.reduce((sum, chunk) => sum + chunk.setAside, 0)
  }
  const people = peopleOf(values.get(PEOPLE))
  const financas = readable(values.get(keys.financas), (value): DecodedFinances | undefined =>
    value === undefined ? { book: EMPTY_BOOK, setAside: 0 } : decodeFinances(value),
  )
  const holdings: Holdings = {
    ...(lists as unknown as RecordLists),
    usuarios: readDocument((document) => decode<Member>(memberSchema, document), people.usuarios, owner),
    alunos: readDocument((document) => decode<Student>(studentSchema, document), people.alunos, owner),
    preferencias: readable(values.get(keys.preferencias), (value) =>
      value === undefined ? NO_PREFERENCES : decode<Preferences>(preferencesSchema, value),
    ),
    financas: financas.book,
  }
  return { holdings, setAside: setAside + financas.setAside, isCurrent: true }
}

/** A damaged value is rejected, not treated as empty. */
function readable<T>(value: unknown, look: (value: unknown) => T | undefined): T {
  const found = look(value)
  if (found === undefined) throw new AppError('invalid-record')
  return found
}
