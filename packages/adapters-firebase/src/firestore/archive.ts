import { ARCHIVED_KINDS, RECORD_COLLECTIONS, type ArchiveStore, type Holdings, type ReadHoldings, type RecordCollection } from '@caderno/domain/archive'
import { decodeFinances, EMPTY_BOOK, FINANCES_COLLECTION } from '@caderno/domain/finance'
import { memberSchema, type Member } from '@caderno/domain/identity'
import { AppError, type Identity, type UserId } from '@caderno/domain/kernel'
import { studentSchema, type Student } from '@caderno/domain/registration'
import { NO_PREFERENCES, preferencesSchema, type Preferences } from '@caderno/domain/shell'
import { collection, doc, getDoc, getDocFromCache, getDocs, getDocsFromCache, query, where, writeBatch, type DocumentSnapshot, type Firestore } from 'firebase/firestore'
import { BATCH_LIMITS, batchesOf } from './archive-batches.ts'
import { dataOf, readData, type Document } from './documents.ts'
import { online, onlineOnly, saysOffline } from './online.ts'
import { recordIn } from './watch-records.ts'

/**
 * Everything of one user in Firestore; without a connection what this device knows of it can be read, and nothing written. What one request
 * does not carry is written batch after batch: when one fails, those before it stay, and writing the same again goes on from there.
 */
export const createFirestoreArchive = (firestore: Firestore, limits = BATCH_LIMITS): ArchiveStore => ({
  read: (owner) => readAll(firestore, owner),
  async write(owner, changes) {
    const known = await onlineOnly(() => getDoc(doc(firestore, FINANCES_COLLECTION, owner)))
    for (const writes of batchesOf({ firestore, owner, changes, book: known.data() }, limits)) {
      const batch = writeBatch(firestore)
      for (const write of writes) write.put(batch)
      await onlineOnly(() => batch.commit())
    }
    return 'saved'
  },
})

async function readAll(firestore: Firestore, owner: UserId): Promise<ReadHoldings> {
  const [people, lists] = await Promise.all([
    Promise.all(['usuarios', 'alunos', 'preferencias', FINANCES_COLLECTION].map((name) => readOne(firestore, name, owner))),
    Promise.all(RECORD_COLLECTIONS.map((name) => readCollection(firestore, name, owner))),
  ])
  const [member, student, chosen, book] = people.map(({ data }) => data)
  const finances = book === undefined ? { book: EMPTY_BOOK, setAside: 0 } : decodeFinances(book)
  if (!finances) throw new AppError('invalid-record')
  const holdings = {
    ...Object.fromEntries(lists.map(({ name, records }) => [name, records])),
    usuarios: readData<Member>(memberSchema, member), alunos: readData<Student>(studentSchema, student),
    preferencias: readData<Preferences>(preferencesSchema, chosen) ?? NO_PREFERENCES, financas: finances.book,
  } as unknown as Holdings
  return {
    holdings,
    setAside: lists.reduce((sum, { setAside }) => sum + setAside, finances.setAside),
    isCurrent: [...people, ...lists].every(({ fromCache }) => !fromCache),
  }
}

async function readCollection(firestore: Firestore, name: RecordCollection, owner: UserId) {
  const own = query(collection(firestore, name), where('userId', '==', owner))
  const { docs, metadata } = await online(() => (saysOffline() ? getDocsFromCache(own) : getDocs(own)))
  const records = docs.flatMap((document: DocumentSnapshot) => recordIn<Identity>(ARCHIVED_KINDS[name].kind as never, document) ?? [])
  return { name, records, setAside: docs.length - records.length, fromCache: metadata.fromCache }
}

/** A document that this device does not know is, without a connection, like one that is missing. */
async function readOne(firestore: Firestore, name: string, key: string): Promise<{ readonly data: Document | undefined; readonly fromCache: boolean }> {
  const reference = doc(firestore, name, key)
  try {
    const snapshot = await online(() => (saysOffline() ? getDocFromCache(reference) : getDoc(reference)))
    return { data: dataOf(snapshot), fromCache: snapshot.metadata.fromCache }
  } catch (error) {
    if ((error as AppError).code !== 'network-request-failed') throw error
    return { data: undefined, fromCache: true }
  }
}
