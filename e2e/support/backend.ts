/** Which build is under test; what differs for the user is in the specs, what differs for the tests in prepared.ts. */
export const onFirebase = process.env['CADERNO_E2E_BACKEND'] === 'firebase'

/** The origins that a page may reach beside its own: the two emulators, and nothing in local mode. */
export const EMULATORS: readonly string[] = onFirebase ? [process.env['FIREBASE_AUTH_EMULATOR_HOST']!, process.env['FIRESTORE_EMULATOR_HOST']!] : []

const [auth, firestore] = EMULATORS

/** What the service answers with 400: only an answer of the emulated service counts. */
const refused = (address: string): readonly RegExp[] => [
  new RegExp(`^failed request: http://${address} 400$`),
  new RegExp(`^console error: Failed to load resource: .* 400 .*\\(http://${address}\\)$`),
]

/** A form says in words what Auth refuses; a channel that the SDK takes leave of at a sign-out may be closed there already. */
export const REFUSALS: readonly RegExp[] = onFirebase
  ? [...refused(`${auth}/identitytoolkit\\S+`), ...refused(`${firestore}/google\\.firestore\\.v1\\.Firestore/\\w+/channel\\S+TYPE=terminate\\S+`)]
  : []
