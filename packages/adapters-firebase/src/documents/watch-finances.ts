import { decodeFinances, type FinanceBook } from '@caderno/domain/finance'
import { AppError, type LiveQuery, type UserId } from '@caderno/domain/kernel'
import {
  runTransaction,
  serverTimestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore'
import { documentIn } from '../firestore-values.ts'
import { underLock } from '../web-locks.ts'
import { onlineOnly } from '../write-status/online.ts'
import { watchDocument } from './watch-document.ts'

/** The documents that are open in this tab, as they stand there with the tab's own changes in them. */
export type SeenFinances = Map<UserId, DocumentSnapshot>

export function watchFinances(
  firestore: Firestore,
  reference: DocumentReference,
  seen: SeenFinances,
): LiveQuery<FinanceBook> {
  const complete = createCompletion(firestore, reference)
  return watchDocument(
    reference,
    (snapshot) => {
      seen.set(reference.id, snapshot)
      const decoded = decodeFinances(documentIn(snapshot) ?? {})
      if (!decoded) throw new AppError('invalid-record')
      complete(snapshot)
      return { data: decoded.book, unreadable: decoded.unreadable }
    },
    () => seen.delete(reference.id),
  )
}

/** Adds what a document lacks that is found missing or begun offline (§7), one tab at a time, and writes over nothing; one that goes later stays gone. */
function createCompletion(
  firestore: Firestore,
  reference: DocumentReference,
): (snapshot: DocumentSnapshot) => void {
  let due = true
  const complete = () =>
    runTransaction(firestore, async (transaction) => {
      const lacking = missingIn((await transaction.get(reference)).data())
      if (Object.keys(lacking).length > 0)
        transaction.set(reference, { ...lacking, updatedAt: serverTimestamp() }, { merge: true })
    })
  return (snapshot) => {
    if (!due || snapshot.metadata.fromCache) return
    due = false
    if (Object.keys(missingIn(snapshot.data())).length > 0)
      // Tabs that open a new book together: the rules refuse a second beginning.
      onlineOnly(() => underLock(`caderno:${reference.path}`, {}, complete)).catch(() => (due = true))
  }
}

function missingIn(document: DocumentData = {}): DocumentData {
  const whole: DocumentData = { entradas: [], saidas: [], metas: [], createdAt: serverTimestamp() }
  return Object.fromEntries(Object.entries(whole).filter(([key]) => !(key in document)))
}
