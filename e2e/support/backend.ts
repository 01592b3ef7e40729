/** Which build is under test; what differs for the user is in the specs, what differs for the tests in prepared.ts. */
export const onFirebase = process.env['CADERNO_E2E_BACKEND'] === 'firebase'

/** The origins that a page may reach beside its own: the two emulators, and nothing in local mode. */
export const EMULATORS: readonly string[] = onFirebase
  ? [process.env['FIREBASE_AUTH_EMULATOR_HOST']!, process.env['VITE_FIRESTORE_EMULATOR_HOST']!]
  : []

const [auth, firestore] = EMULATORS

/** What the service refuses: only an answer of the emulated service counts. */
const refused = (address: string, status = '400'): readonly RegExp[] => [
  new RegExp(`^failed request: http://${address} ${status}$`),
  new RegExp(`^console error: Failed to load resource: .* ${status} .*\\(http://${address}\\)$`),
]

/** A transaction that another write came before: the SDK says so and asks again (a new book is completed while its first line is booked). */
const overtaken: readonly RegExp[] = [
  ...refused(`${firestore}/v1/\\S+/documents:commit\\S*`, '(400|409)'),
  /^console warning: .*RestConnection RPC 'Commit' \S+ failed with error: {2}\{"code":"(already-exists|failed-precondition)"/,
]

/** A form says in words what Auth refuses; a channel that the SDK takes leave of at a sign-out may be closed there already. */
export const REFUSALS: readonly RegExp[] = onFirebase
  ? [
      ...refused(`${auth}/identitytoolkit\\S+`),
      ...refused(`${firestore}/google\\.firestore\\.v1\\.Firestore/\\w+/channel\\S+TYPE=terminate\\S+`),
      ...overtaken,
    ]
  : []
