import { RECORD_COLLECTIONS } from '@caderno/domain/archive'
import type { Erasure } from '@caderno/domain/identity'
import { FINANCES_COLLECTION } from '@caderno/domain/finance'
import type { UserId } from '@caderno/domain/kernel'
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  where,
  writeBatch,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore'
import { onlineOnly } from '../write-status/online.ts'

/** The number of writes that one request may carry. */
const MOST = 500

/** Removes an account's documents. The records go first: until the last step the account can be opened, and asked to go on. */
export const createFirestoreErasure = (firestore: Firestore, most = MOST): Pick<Erasure, 'documents'> => ({
  /** Removes them twice: another device may have written to a collection whose turn was over. */
  async documents(owner) {
    for (let round = 0; round < 2; round += 1) await removeAll(firestore, owner, most)
  },
})

async function removeAll(firestore: Firestore, owner: UserId, most: number): Promise<void> {
  for (const name of RECORD_COLLECTIONS) await removeRecords(firestore, name, owner, most)
  await remove(firestore, [
    ...(await studentOf(firestore, owner)),
    ...['usuarios', FINANCES_COLLECTION, 'preferencias'].map((name) => doc(firestore, name, owner)),
  ])
}

/** Asked again after each part: another device may have added something meanwhile. */
async function removeRecords(firestore: Firestore, name: string, owner: UserId, most: number): Promise<void> {
  const some = query(collection(firestore, name), where('userId', '==', owner), limit(most))
  for (;;) {
    const { docs } = await onlineOnly(() => getDocsFromServer(some))
    if (docs.length === 0) return
    await remove(
      firestore,
      docs.map(({ ref }) => ref),
    )
  }
}

/** The record and its matricula, which only go together. */
async function studentOf(firestore: Firestore, owner: UserId): Promise<readonly DocumentReference[]> {
  const student = await onlineOnly(() => getDocFromServer(doc(firestore, 'alunos', owner)))
  const matricula: unknown = student.get('matricula')
  return [
    student.ref,
    ...(typeof matricula === 'string' && matricula !== '' ? [doc(firestore, 'matriculas', matricula)] : []),
  ]
}

async function remove(firestore: Firestore, references: readonly DocumentReference[]): Promise<void> {
  const batch = writeBatch(firestore)
  references.forEach((reference) => batch.delete(reference))
  await onlineOnly(() => batch.commit())
}
