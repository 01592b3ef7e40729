/** Which build is under test; what differs for the user is in the specs, what differs for the tests in prepared.ts. */
export const onFirebase = process.env['CADERNO_E2E_BACKEND'] === 'firebase'

/** The origins that a page may reach beside its own: the two emulators, and nothing in local mode. */
export const EMULATORS: readonly string[] = onFirebase ? [process.env['FIREBASE_AUTH_EMULATOR_HOST']!, process.env['FIRESTORE_EMULATOR_HOST']!] : []

const [auth] = EMULATORS

/** The service refuses with 400 what a form then says in words; only an answer of the emulated service counts. */
export const REFUSALS: readonly RegExp[] = onFirebase
  ? [new RegExp(`^failed request: http://${auth}/identitytoolkit\\S+ 400$`), new RegExp(`^console error: Failed to load resource: .* 400 .*\\(http://${auth}/identitytoolkit\\S+\\)$`)]
  : []
