import {
  ARCHIVED_KINDS,
  holdingsOf,
  RECORD_COLLECTIONS,
  type ArchiveStore,
  type ReadHoldings,
  type RecordCollection,
} from '@caderno/domain/archive'
import { FINANCES_COLLECTION } from '@caderno/domain/finance'
import type { AppError, Identity, UserId } from '@caderno/domain/kernel'
import {
  collection,
  doc,
  getDoc,
  getDocFromCache,
  getDocs,
  getDocsFromCache,
  query,
  waitForPendingWrites,
  where,
  type DocumentSnapshot,
  type Firestore,
  type SnapshotMetadata,
} from 'firebase/firestore'
import { writeImport, type ImportOptions } from './archive-import.ts'
import { dataOf, type Document } from '../firestore/documents.ts'
import { online, saysOffline } from '../sync/online.ts'
import { recordIn } from '../firestore/watch-records.ts'

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

/** What this device has not sent yet is among it, and is not known to be there. */
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
  const all = [...people, ...lists]
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
  const { fromCache, hasPendingWrites } = metadata
  return { name, records, setAside: docs.length - records.length, fromCache, hasPendingWrites }
}

type Read = Pick<SnapshotMetadata, 'fromCache' | 'hasPendingWrites'> & { readonly data: Document | undefined }

/** A document that this device does not know is, without a connection, like one that is missing. */
async function readOne(firestore: Firestore, name: string, key: string): Promise<Read> {
  const reference = doc(firestore, name, key)
  try {
    const snapshot = await online(() => (saysOffline() ? getDocFromCache(reference) : getDoc(reference)))
    const { fromCache, hasPendingWrites } = snapshot.metadata
    return { data: dataOf(snapshot), fromCache, hasPendingWrites }
  } catch (error) {
    if ((error as AppError).code !== 'network-request-failed') throw error
    return { data: undefined, fromCache: true, hasPendingWrites: false }
  }
}
