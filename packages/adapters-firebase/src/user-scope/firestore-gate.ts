import type { UserRecord } from '@caderno/domain/identity'
import { firstData, type LiveQuery, type WriteOutcome } from '@caderno/domain/kernel'
import type { Auth } from 'firebase/auth'
import { gatePorts } from './firestore-gated-ports.ts'
import { createFirestoreSessions } from './firestore-sessions.ts'
import type { openFirestore, OpenOptions } from './firestore.ts'
import { saysOffline, settlesIn } from '../write-status/online.ts'

interface FirestoreGateOptions extends Omit<OpenOptions, 'uid'> {
  readonly whoIsIn: LiveQuery<UserRecord | null>
  readonly load?: () => Promise<{ readonly openFirestore: typeof openFirestore }>
}

/** How long what is under way may take when its user leaves: a removal is looked for again a second later. */
const ANSWER_MS = 2_500

export type FirestoreGate = ReturnType<typeof createFirestoreGate>

/** Loads and opens Firestore with the first call, and keeps each user's documents to themselves. */
export function createFirestoreGate(
  auth: Auth,
  { whoIsIn, load = () => import('./firestore.ts'), ...options }: FirestoreGateOptions,
) {
  const uidNow = () => auth.currentUser?.uid ?? null
  const sessions = createFirestoreSessions({
    known: () => auth.authStateReady(),
    uidNow,
    onChange: (refresh) => void whoIsIn.subscribe(refresh),
    open: async (uid) => (await load()).openFirestore(auth, { ...options, uid }),
  })
  return {
    ports: gatePorts(sessions),
    /**
     * Closes Firestore before the signed-in user leaves: lets what is under way end, ends every listener (their queries say `loading`) and
     * removes what was cached, unless writes wait to be sent: then it is `queued`, except of one who leaves for good. The next call opens
     * anew. Never rejects and never waits long.
     */
    async close(forGood?: boolean): Promise<WriteOutcome> {
      const uid = uidNow()
      const entries = options.outbox.watch(uid ?? '')
      const answered = firstData(entries, (all) => all.every(({ state }) => state !== 'sending'))
      const isAnswered = forGood || saysOffline() || (await settlesIn(ANSWER_MS, answered))
      // Whom another tab has signed out meanwhile is gone.
      const outcome = uidNow() === uid ? await sessions.leave(forGood) : 'saved'
      return isAnswered ? outcome : 'queued'
    },
  }
}
