import type { UserRecord } from '@caderno/domain/identity'
import type { LiveQuery } from '@caderno/domain/kernel'
import type { Auth } from 'firebase/auth'
import { gatePorts } from './firestore-gated-ports.ts'
import { createFirestoreSessions } from './firestore-sessions.ts'
import type { openFirestore, OpenOptions } from './firestore.ts'

interface FirestoreGateOptions extends Omit<OpenOptions, 'uid'> {
  readonly whoIsIn: LiveQuery<UserRecord | null>
  readonly load?: () => Promise<{ readonly openFirestore: typeof openFirestore }>
}

export type FirestoreGate = ReturnType<typeof createFirestoreGate>

/** Loads and opens Firestore with the first call, and keeps each user's documents to themselves. */
export function createFirestoreGate(
  auth: Auth,
  { whoIsIn, load = () => import('./firestore.ts'), ...options }: FirestoreGateOptions,
) {
  const sessions = createFirestoreSessions({
    known: () => auth.authStateReady(),
    uidNow: () => auth.currentUser?.uid ?? null,
    onChange: (look) => void whoIsIn.subscribe(look),
    open: async (uid) => (await load()).openFirestore(auth, { ...options, uid }),
  })
  return {
    ports: gatePorts(sessions),
    /**
     * Before the signed-in user leaves: ends every listener (their queries say `loading`) and removes what was cached, unless writes wait
     * to be sent: then it is `queued`, except of one who leaves for good. The next call opens anew. Never rejects and never waits long.
     */
    close: sessions.leave,
  }
}
