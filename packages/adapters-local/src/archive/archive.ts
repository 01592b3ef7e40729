import { ARCHIVED_KINDS, holdingsOf, RECORD_COLLECTIONS, type ArchiveStore } from '@caderno/domain/archive'
import { toAppError, type Identity } from '@caderno/domain/kernel'
import { PEOPLE_KEY } from '@caderno/domain/shell'
import { peopleOf } from '../accounts/people.ts'
import { createChunks, readChunk, type Document } from '../records/chunks.ts'
import type { LocalEnvironment } from '../storage/environment.ts'
import { documentKeys, writeImport } from './import.ts'

/** Everything of one user on this device, read as one snapshot and written in one transaction. */
export const createLocalArchive = ({
  storage,
  channel,
  clock,
  outbox,
  accounts,
}: LocalEnvironment): ArchiveStore => ({
  read: (owner) =>
    storage.transact(async (table) => {
      await accounts.checkIn(table, owner)
      const keys = documentKeys(owner)
      const { usuarios, alunos } = peopleOf(await table.get(PEOPLE_KEY))
      const own = (documents: Document) => (Object.hasOwn(documents, owner) ? documents[owner] : undefined)
      const documents = {
        usuarios: own(usuarios),
        alunos: own(alunos),
        preferencias: await table.get(keys.preferencias),
        financas: await table.get(keys.financas),
      }
      const lists = await Promise.all(
        RECORD_COLLECTIONS.map(async (name) => {
          const found = await createChunks(name, owner).values(table)
          const chunks = found.map((value) =>
            readChunk<Identity>(ARCHIVED_KINDS[name].kind.schema, owner, value),
          )
          return {
            name,
            records: chunks.flatMap(({ records }) => [...records.values()]),
            unreadable: chunks.reduce((sum, chunk) => sum + chunk.unreadable, 0),
          }
        }),
      )
      return { ...holdingsOf(documents, lists), isCurrent: true }
    }),
  write(owner, changes) {
    const written = writeImport({ storage, clock, accounts }, owner, changes).then(
      (keys) => {
        keys.forEach((key) => channel.publish(key))
        return 'saved' as const
      },
      (error: unknown) => Promise.reject(toAppError(error, 'storage-unavailable')),
    )
    return outbox.track(owner, { collection: 'caderno', id: 'importar' }, written)
  },
  unfinished: () => Promise.resolve(null),
  forgetUnfinished: () => Promise.resolve(),
})
