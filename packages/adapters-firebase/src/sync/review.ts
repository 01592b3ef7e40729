import { FINANCES_COLLECTION } from '@caderno/domain/finance'
import { AppError } from '@caderno/domain/kernel'
import type { LateRefusal } from '@caderno/domain/shell'
import { doc, getDocFromServer, waitForPendingWrites, type Firestore } from 'firebase/firestore'
import { dataOf } from '../firestore/documents.ts'
import { isBookAsWritten } from './finance-effect.ts'
import type { Effect, Journal } from './journal.ts'
import { saysOffline } from './online.ts'
import { allSent } from './outbox.ts'
import { isAsWritten } from './record-effect.ts'

interface ReviewOptions {
  readonly uid: string
  readonly journal: Journal
  readonly refused: (refusal: LateRefusal) => void
}

/** Another page that is still open hears of its own writes by itself, and forgets them. */
const GRACE_MS = 1_000

/** Once all that another page left has been sent: what of it the service does not have was refused. Never rejects. */
export function review(firestore: Firestore, { uid, journal, refused }: ReviewOptions): Promise<void> {
  /** A document of one's own can be read once the vendor knows the user, and whose queue it has to send. */
  const sent = async () => {
    if (saysOffline()) throw new AppError('network-request-failed')
    await getDocFromServer(doc(firestore, 'alunos', uid))
    await allSent(() => waitForPendingWrites(firestore))
    await new Promise((resolve) => setTimeout(resolve, GRACE_MS))
  }
  const judge = async (path: string, effect: Effect) => {
    const data = dataOf(await getDocFromServer(doc(firestore, path)))
    const collection = path.split('/', 1)[0]!
    const isTaken = collection === FINANCES_COLLECTION ? isBookAsWritten : isAsWritten
    if (!isTaken(data, effect)) refused({ collection, code: 'unknown' })
  }
  return journal.review(sent, judge).catch(() => undefined)
}
