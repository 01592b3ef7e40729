import type { Accounts } from '@caderno/domain/identity'
import type { DeviceOutbox } from '@caderno/domain/shell'
import { initializeApp } from 'firebase/app'
import { createFirebaseAccounts } from './auth/accounts.ts'
import { openFirebaseAuth } from './auth/auth-open.ts'
import type { FirebaseConfig } from './auth/config.ts'
import type { DeviceMarks } from './auth/session-mark.ts'
import { createFirestoreGate } from './firestore/firestore-gate.ts'
import type { FirestorePorts } from './firestore/ports.ts'

export interface FirebaseAdapterOptions {
  /** Where the site stands: the return address of mailed links. */
  readonly origin: string
  readonly marks: DeviceMarks
  readonly outbox: DeviceOutbox
}

export type FirebaseAdapter = FirestorePorts & { readonly accounts: Accounts }

/** Every port of the domain over one Firebase project. Auth is there at once, Firestore is loaded with the first call that needs it. */
export function createFirebaseAdapter(
  { emulators, ...project }: FirebaseConfig,
  { origin, marks, outbox }: FirebaseAdapterOptions,
): FirebaseAdapter {
  const app = initializeApp(project)
  const auth = openFirebaseAuth(app, { emulatorUrl: emulators?.authUrl })
  const accounts = createFirebaseAccounts(auth, {
    origin,
    marks,
    beforeSignOut: (forGood) => gate.close(forGood),
  })
  const gate = createFirestoreGate(auth, {
    emulatorHost: emulators?.firestoreHost,
    whoIsIn: accounts.current(),
    marks,
    outbox,
  })
  return { accounts, ...gate.ports }
}
