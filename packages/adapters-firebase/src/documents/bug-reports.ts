import type { BugReports } from '@caderno/domain/bug-report'
import { collection, doc, runTransaction, serverTimestamp, setDoc, type Firestore } from 'firebase/firestore'
import { onlineOnly } from '../write-status/online.ts'
import type { SendWrite } from '../write-status/send-write.ts'

/** `bug-reports`. One without a user is sent now or refused: the vendor queues writes per user, and nobody never comes back. */
export function createFirestoreBugReports(firestore: Firestore, sendWrite: SendWrite): BugReports {
  return {
    async send(report) {
      const reference = doc(collection(firestore, 'bug-reports'))
      const document = { ...report, timestamp: serverTimestamp() }
      if (report.userId !== 'anonimo')
        return sendWrite(() => setDoc(reference, document), {
          collection: 'bug-reports',
          id: reference.id,
          isNew: true,
        }).outcome
      await onlineOnly(() =>
        runTransaction(firestore, (transaction) => Promise.resolve(transaction.set(reference, document))),
      )
      return 'saved'
    },
  }
}
