import type { Accounts } from '@caderno/domain/identity'
import { initializeApp } from 'firebase/app'
import { createFirebaseAccounts } from './auth/accounts.ts'
import { openFirebaseAuth } from './auth/auth-open.ts'
import type { FirebaseConfig } from './auth/config.ts'
import { createFirestoreGate } from './user-scope/firestore-gate.ts'
import type { OpenOptions } from './user-scope/firestore.ts'
import type { FirestorePorts } from './user-scope/ports.ts'

export interface FirebaseAdapterOptions extends Pick<OpenOptions, 'marks' | 'outbox'> {
  /** Where the site stands: the return address of mailed links. */
  readonly origin: string
}

export type FirebaseAdapter = FirestorePorts & { readonly accounts: Accounts }

/** Every port of the domain over one Firebase project. Auth is there at once, Firestore is loaded with the first call that needs it. */
export function createFirebaseAdapter(
  { emulators, ...project }: FirebaseConfig,
  { origin, ...device }: FirebaseAdapterOptions,
): FirebaseAdapter {
  const app = initializeApp(project)
  const auth = openFirebaseAuth(app, { emulatorUrl: emulators?.authUrl })
  const accounts = createFirebaseAccounts(auth, {
    origin,
    marks: device.marks,
    beforeSignOut: (forGood) => gate.close(forGood),
  })
  const gate = createFirestoreGate(auth, {
    emulatorHost: emulators?.firestoreHost,
    whoIsIn: accounts.current(),
    ...device,
  })
  return { accounts, ...gate.ports }
}
