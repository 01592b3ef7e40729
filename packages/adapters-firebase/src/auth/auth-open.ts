import type { FirebaseApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type Persistence,
} from 'firebase/auth'

/** Where a session is kept, in order of preference (§4). */
const PERSISTENCE: readonly Persistence[] = [
  indexedDBLocalPersistence,
  browserLocalPersistence,
  browserSessionPersistence,
]

interface AuthOptions {
  readonly emulatorUrl?: string | undefined
  readonly persistence?: readonly Persistence[]
}

/** Auth for e-mail and password alone (D22): without popups and redirects there is no frame of another host. */
export function openFirebaseAuth(
  app: FirebaseApp,
  { emulatorUrl, persistence = PERSISTENCE }: AuthOptions = {},
): Auth {
  const auth = initializeAuth(app, { persistence: [...persistence] })
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
  auth.languageCode = 'pt-BR'
  return auth
}

/** A second Auth of the same service in another app of this page; it keeps nobody signed in. */
export function openSecondAuth({ emulatorConfig }: Auth, app: FirebaseApp): Auth {
  const { protocol, host, port } = emulatorConfig ?? {}
  const emulatorUrl = emulatorConfig
    ? `${protocol}://${host}${typeof port === 'number' ? `:${port}` : ''}`
    : undefined
  return openFirebaseAuth(app, { emulatorUrl, persistence: [inMemoryPersistence] })
}
