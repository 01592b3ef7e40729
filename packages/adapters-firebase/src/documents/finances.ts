import {
  decodeFinances,
  editsOf,
  FINANCE_LISTS,
  FINANCES_COLLECTION,
  withEdits,
  type FinanceEdits,
  type FinanceStore,
} from '@caderno/domain/finance'
import { AppError, memoizeByKey, type UserId } from '@caderno/domain/kernel'
import {
  arrayRemove,
  arrayUnion,
  doc,
  runTransaction,
  serverTimestamp,
  writeBatch,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore'
import { toFirebaseAppError } from '../error-codes.ts'
import { askFor } from './read-document.ts'
import { documentSize, MAX_DOCUMENT, sizeOf } from './document-size.ts'
import { expectedStateOf } from '../write-status/expected-state.ts'
import type { SendWrite } from '../write-status/send-write.ts'
import { onlineOnly } from '../write-status/online.ts'
import { documentIn, perList } from '../firestore-values.ts'
import { underLock } from '../web-locks.ts'
import { watchDocument } from './watch-document.ts'

/** `financas/{uid}`, changed by array transforms alone: what is sent grows with the change, not with the book (D7, docs/adr/0012). */
export function createFirestoreFinances(firestore: Firestore, sendWrite: SendWrite): FinanceStore {
  const at = (owner: UserId) => doc(firestore, FINANCES_COLLECTION, owner)
  /** The documents that are open in this tab, as they stand there with the tab's own changes in them. */
  const seen = new Map<UserId, DocumentSnapshot>()
  return {
    watch: memoizeByKey((owner) => {
      const complete = createCompletion(at(owner))
      const read = (snapshot: DocumentSnapshot) => {
        seen.set(owner, snapshot)
        const decoded = decodeFinances(documentIn(snapshot) ?? {})
        if (!decoded) throw new AppError('invalid-record')
        complete(snapshot)
        return { data: decoded.book, unreadable: decoded.unreadable }
      }
      return watchDocument(at(owner), read, () => seen.delete(owner))
    }),
    async change(owner, changes) {
      const known = seen.get(owner)?.data() ?? (await ask(at(owner)))
      if (known === undefined && changes.some((change) => 'remove' in change))
        throw new AppError('network-request-failed')
      const edits = editsOf(known, changes)
      if (isNothing(edits)) return 'saved'
      if (sizeNow(seen.get(owner)) + growth(edits) > MAX_DOCUMENT && growth(edits) > 0)
        throw new AppError('storage-full')
      const write = () => {
        const batch = writeBatch(firestore)
        putEdits(batch, at(owner), edits)
        return batch.commit().catch((error: unknown) => refuse(error, withEdits(known, edits)))
      }
      return sendWrite(write, { collection: FINANCES_COLLECTION, id: owner, effect: expectedStateOf(edits) })
        .outcome
    },
    usedShare: (owner) => sizeNow(seen.get(owner)) / MAX_DOCUMENT,
  }
}

/** Asks for the document where it is not open; undefined when it cannot be known now, which hinders no addition. */
async function ask(reference: DocumentReference): Promise<DocumentData | undefined> {
  const snapshot = await askFor(reference)
  return snapshot && (snapshot.data() ?? {})
}

/** Array transforms alone, in the order that an edit needs: what is removed first. Each carries the stamp that the rules ask for. */
export function putEdits(
  batch: WriteBatch,
  reference: DocumentReference,
  { remove, add }: FinanceEdits,
): void {
  for (const lists of [perList(remove, arrayRemove), perList(add, arrayUnion)])
    if (Object.keys(lists).length > 0)
      batch.set(reference, { ...lists, updatedAt: serverTimestamp() }, { merge: true })
}

/** Rethrows why a write was refused. A document ends at 1 MiB (R14): the service says so, unless its rules fail on the sheer size before that. */
function refuse(error: unknown, document: object): never {
  const isTooLarge =
    /maximum (allowed|entity) size/.test(String(error)) || documentSize(document) > MAX_DOCUMENT
  throw isTooLarge ? new AppError('storage-full', { cause: error }) : toFirebaseAppError(error)
}

const sizes = new WeakMap<DocumentSnapshot, number>()
/** Returns the size of the document, counted once for each state; 0 where it is missing or not open. */
function sizeNow(snapshot: DocumentSnapshot | undefined): number {
  if (!snapshot?.exists()) return 0
  const size = sizes.get(snapshot) ?? documentSize(snapshot.data())
  sizes.set(snapshot, size)
  return size
}

/** Returns by how much edits enlarge the document: a full one is not enlarged, offline either, so that the refusal comes while the form is open. */
const growth = ({ remove, add }: FinanceEdits): number => sizeOf(add) - sizeOf(remove)

const isNothing = ({ remove, add }: FinanceEdits): boolean =>
  FINANCE_LISTS.every((list) => remove[list].length + add[list].length === 0)

/** Adds what a document lacks that is found missing or begun offline (§7), one tab at a time, and writes over nothing; one that goes later stays gone. */
function createCompletion(reference: DocumentReference): (snapshot: DocumentSnapshot) => void {
  let due = true
  const complete = () =>
    runTransaction(reference.firestore, async (transaction) => {
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
