import { FINANCES_COLLECTION } from '@caderno/domain/finance'
import { AppError, dataOf, type LiveQuery } from '@caderno/domain/kernel'
import { collectionOf, type DeviceOutbox, type UnconfirmedWrite } from '@caderno/domain/shell'
import { deleteDoc, doc, getDocFromServer, waitForPendingWrites, type Firestore } from 'firebase/firestore'
import { toFirebaseAppError } from '../error-codes.ts'
import { documentIn } from '../firestore-values.ts'
import { saysOffline, settlesIn } from './online.ts'
import { isAsWritten } from './expected-state.ts'

/** The pause between two rounds: no event says when another page's writes were answered, and not every device says when its connection is back. */
const RETRY_MS = 15_000
const ASK_AGAIN_MS = 2_000
/** The time in which another page that is still open ends the entries of its own writes. */
const GRACE_MS = 1_000

interface ReconcileOptions {
  readonly uid: string
  readonly outbox: Pick<DeviceOutbox, 'unconfirmed' | 'conclude'>
  /** Resolves when the session ends. */
  readonly closing: Promise<void>
}

/**
 * Concludes the writes that other pages left, once they were sent: a write that the service does not have by then was refused, and a
 * removal is repeated (D8).
 */
export function reconcile(firestore: Firestore, { uid, outbox, closing }: ReconcileOptions): void {
  const unconfirmed = outbox.unconfirmed(uid)
  const conclude = async (write: UnconfirmedWrite) => {
    const data = documentIn(await getDocFromServer(doc(firestore, write.item)))
    // A book that is not there is one without elements.
    const found = data ?? (collectionOf(write) === FINANCES_COLLECTION ? {} : undefined)
    if (isAsWritten(found, write.effect)) await outbox.conclude(uid, write)
    else if (write.effect !== 'gone') await outbox.conclude(uid, write, 'unknown')
    // What was imported again meanwhile is there to stay.
    else if (dataOf(unconfirmed.getSnapshot())?.some(({ entryId }) => entryId === write.entryId))
      await deleteDoc(doc(firestore, write.item)).then(
        () => outbox.conclude(uid, write),
        (error: unknown) => outbox.conclude(uid, write, toFirebaseAppError(error).code),
      )
  }
  const reconcileNow = async () => {
    if (saysOffline()) throw new AppError('network-request-failed')
    // A document of one's own can be read once the vendor knows the user, and whose queue it has to send.
    await getDocFromServer(doc(firestore, 'alunos', uid))
    await allSent(() => waitForPendingWrites(firestore))
    await new Promise((resolve) => setTimeout(resolve, GRACE_MS))
    for (const write of dataOf(unconfirmed.getSnapshot()) ?? []) await conclude(write).catch(() => undefined)
  }
  keepReconciling(unconfirmed, () => reconcileNow().catch(() => undefined), closing)
}

/** Reconciles until nothing is unconfirmed: at once where something is, when the connection is back, and now and then. */
export function keepReconciling(
  unconfirmed: LiveQuery<readonly unknown[]>,
  reconcileNow: () => Promise<void>,
  closing: Promise<void>,
): void {
  let isRunning = false
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => (timer ??= setTimeout(again, RETRY_MS))
  const again = () => {
    clearTimeout(timer)
    timer = undefined
    if (isRunning || isClosed || (dataOf(unconfirmed.getSnapshot()) ?? []).length === 0) return
    isRunning = true
    void reconcileNow().finally(() => {
      isRunning = false
      if (!isClosed) soon()
    })
  }
  // What another open page has begun to send it mostly ends by itself.
  let isFirst = true
  const stop = unconfirmed.subscribe(() => {
    if (unconfirmed.getSnapshot().status === 'loading') return
    if (isFirst) again()
    else if (!isRunning) soon()
    isFirst = false
  })
  globalThis.addEventListener?.('online', again)
  void closing.then(() => {
    stop()
    isClosed = true
    clearTimeout(timer)
    globalThis.removeEventListener?.('online', again)
  })
}

/** Resolves once the vendor's queue is empty. The vendor does not always tell a tab that another one sends for, so it is asked again. */
export async function allSent(ask: () => Promise<void>): Promise<void> {
  let isSent = false
  while (!isSent) isSent = await settlesIn(ASK_AGAIN_MS, ask())
}
