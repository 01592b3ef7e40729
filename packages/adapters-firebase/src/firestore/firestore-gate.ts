import type { UserRecord } from '@caderno/domain/identity'
import type { LiveQuery, WriteOutcome } from '@caderno/domain/kernel'
import type { DeviceOutbox } from '@caderno/domain/shell'
import type { Auth } from 'firebase/auth'
import { gatePorts } from './firestore-gated-ports.ts'
import type { FirestorePorts } from './ports.ts'
import { createFirestoreSessions, type LoadFirestore } from './firestore-sessions.ts'
import type { DeviceMarks } from '../auth/session-mark.ts'

export type { FirestorePorts } from './ports.ts'

interface FirestoreGateOptions {
  /** host:port; for tests and demonstrations. */
  readonly emulatorHost?: string | undefined
  readonly whoIsIn: LiveQuery<UserRecord | null>
  readonly marks: DeviceMarks
  readonly outbox: DeviceOutbox
  readonly load?: LoadFirestore
}

export interface FirestoreGate {
  readonly ports: FirestorePorts
  /**
   * Before the signed-in user leaves: ends every listener (their queries say `loading`) and removes what was cached, unless writes wait
   * to be sent: then it is `queued`, except of one who leaves for good. The next call opens anew. Never rejects and never waits long.
   */
  close(forGood?: boolean): Promise<WriteOutcome>
}

/** Loads and opens Firestore with the first call, and keeps each user's documents to themselves. */
export function createFirestoreGate(auth: Auth, options: FirestoreGateOptions): FirestoreGate {
  const { emulatorHost, whoIsIn, marks, outbox, load = () => import('./index.ts') } = options
  const sessions = createFirestoreSessions({
    known: () => auth.authStateReady(),
    uidNow: () => auth.currentUser?.uid ?? null,
    onChange: (look) => void whoIsIn.subscribe(look),
    open: async (uid) => {
      const { openFirestore } = await load()
      return openFirestore(auth, { emulatorHost, marks, outbox, uid })
    },
  })
  return { ports: gatePorts(sessions), close: sessions.leave }
}
