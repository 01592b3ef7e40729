import {
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
  serverTimestamp,
  writeBatch,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore'
import { toFirebaseAppError } from '../auth/error-codes.ts'
import { askFor } from './read-document.ts'
import { documentSize, MAX_DOCUMENT, sizeOf } from './document-size.ts'
import { expectedStateOf } from '../write-status/expected-state.ts'
import type { SendWrite } from '../write-status/send-write.ts'
import { watchFinances, type SeenFinances } from './watch-finances.ts'

/** `financas/{uid}`, changed by array transforms alone: what is sent grows with the change, not with the book (D7, docs/adr/0012). */
export function createFirestoreFinances(
  firestore: Firestore,
  { sendWrite }: { readonly sendWrite: SendWrite },
): FinanceStore {
  const at = (owner: UserId) => doc(firestore, FINANCES_COLLECTION, owner)
  const seen: SeenFinances = new Map()
  return {
    watch: memoizeByKey((owner) => watchFinances(firestore, at(owner), seen)),
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
  for (const [elements, transform] of [
    [remove, arrayRemove],
    [add, arrayUnion],
  ] as const) {
    const lists = FINANCE_LISTS.filter((list) => elements[list].length > 0)
    if (lists.length === 0) continue
    const transforms = Object.fromEntries(lists.map((list) => [list, transform(...elements[list])]))
    batch.set(reference, { ...transforms, updatedAt: serverTimestamp() }, { merge: true })
  }
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
