import {
  ARCHIVED_KINDS,
  holdingsOf,
  RECORD_COLLECTIONS,
  type ArchiveStore,
  type ReadHoldings,
  type RecordCollection,
} from '@caderno/domain/archive'
import { FINANCES_COLLECTION } from '@caderno/domain/finance'
import type { Identity, UserId } from '@caderno/domain/kernel'
import {
  collection,
  doc,
  getDocs,
  getDocsFromCache,
  query,
  waitForPendingWrites,
  where,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore'
import { writeImport, type ImportOptions } from './archive-import.ts'
import { askFor } from '../documents/read-document.ts'
import { online, saysOffline } from '../write-status/online.ts'
import { recordIn } from '../documents/watch-records.ts'
import { documentIn } from '../firestore-values.ts'

/** Everything of one user in Firestore; where the device says that it is offline what it knows of it can be read, and nothing written. */
export const createFirestoreArchive = (
  firestore: Firestore,
  options: ImportOptions,
): Pick<ArchiveStore, 'read' | 'write'> => ({
  async read(owner) {
    const found = await readAll(firestore, owner)
    if (!found.isWaiting || saysOffline()) return found
    return online(() => waitForPendingWrites(firestore)).then(
      () => readAll(firestore, owner),
      () => found,
    )
  },
  write: (owner, changes) =>
    options.imports.during(owner, () => writeImport(firestore, owner, changes, options)),
})

/** Reads everything, with what this device has not sent yet (`isWaiting`). */
async function readAll(
  firestore: Firestore,
  owner: UserId,
): Promise<ReadHoldings & { readonly isWaiting: boolean }> {
  const [people, lists] = await Promise.all([
    Promise.all(
      ['usuarios', 'alunos', 'preferencias', FINANCES_COLLECTION].map((name) =>
        readOne(firestore, name, owner),
      ),
    ),
    Promise.all(RECORD_COLLECTIONS.map((name) => readCollection(firestore, name, owner))),
  ])
  const [usuarios, alunos, preferencias, financas] = people.map(({ data }) => data)
  const all = [...people, ...lists].map(({ metadata }) => metadata)
  return {
    ...holdingsOf({ usuarios, alunos, preferencias, financas }, lists),
    isCurrent: all.every(({ fromCache, hasPendingWrites }) => !fromCache && !hasPendingWrites),
    isWaiting: all.some(({ hasPendingWrites }) => hasPendingWrites),
  }
}

async function readCollection(firestore: Firestore, name: RecordCollection, owner: UserId) {
  const own = query(collection(firestore, name), where('userId', '==', owner))
  const { docs, metadata } = await online(() => (saysOffline() ? getDocsFromCache(own) : getDocs(own)))
  const records = docs.flatMap(
    (document: DocumentSnapshot) => recordIn<Identity>(ARCHIVED_KINDS[name].kind as never, document) ?? [],
  )
  return { name, records, unreadable: docs.length - records.length, metadata }
}

/** A document that this device does not know is, without a connection, like one that is missing. */
async function readOne(firestore: Firestore, name: string, key: string) {
  const snapshot = await askFor(doc(firestore, name, key))
  return {
    data: snapshot && documentIn(snapshot),
    metadata: snapshot?.metadata ?? { fromCache: true, hasPendingWrites: false },
  }
}
