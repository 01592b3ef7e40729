/** What the service's console gives for a web app. None of it is a secret. */
const SERVICE = {
  VITE_FIREBASE_API_KEY: 'apiKey',
  VITE_FIREBASE_AUTH_DOMAIN: 'authDomain',
  VITE_FIREBASE_PROJECT_ID: 'projectId',
  VITE_FIREBASE_APP_ID: 'appId',
} as const
/** `http://host:port` for Auth, `host:port` for Firestore; no `[::1]`, which a Content-Security-Policy cannot name. */
const EMULATORS = {
  VITE_FIREBASE_AUTH_EMULATOR_URL: /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/?$/,
  VITE_FIRESTORE_EMULATOR_HOST: /^(localhost|127\.0\.0\.1):\d+$/,
} as const

type ServiceVariable = keyof typeof SERVICE
type EmulatorVariable = keyof typeof EMULATORS
export type FirebaseVariable = ServiceVariable | EmulatorVariable
export type FirebaseEnvironment = { readonly [Name in FirebaseVariable]?: string | undefined }

export interface FirebaseConfig {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly appId: string
  /** Both or none, always on this computer. */
  readonly emulators?: { readonly authUrl: string; readonly firestoreHost: string }
}

export type ChosenBackend =
  | { readonly kind: 'local' }
  | { readonly kind: 'firebase'; readonly config: FirebaseConfig }
  /** `unusable`: emulators elsewhere than on this computer, whose data would go where nobody looks. */
  | { readonly kind: 'incomplete'; readonly missing: readonly FirebaseVariable[]; readonly unusable: readonly FirebaseVariable[] }

const namesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]

/** Which backend the variables ask for; a half-filled configuration is neither (D15). Blank counts as not set. */
export function backendOf(env: FirebaseEnvironment): ChosenBackend {
  const valueOf = (name: FirebaseVariable) => env[name]?.trim() ?? ''
  const emulators = namesOf(EMULATORS)
  const emulated = emulators.some(valueOf)
  const needed: FirebaseVariable[] = [...namesOf(SERVICE), ...(emulated ? emulators : [])]
  if (!needed.some(valueOf)) return { kind: 'local' }
  const missing = needed.filter((name) => valueOf(name) === '')
  const unusable = emulators.filter((name) => valueOf(name) !== '' && !isOnThisComputer(name, valueOf(name)))
  if (missing.length > 0 || unusable.length > 0) return { kind: 'incomplete', missing, unusable }
  return { kind: 'firebase', config: configOf(valueOf, emulated) }
}

function isOnThisComputer(name: EmulatorVariable, value: string): boolean {
  return EMULATORS[name].test(value) && URL.canParse(value.replace(/^(http:\/\/)?/, 'http://'))
}

function configOf(valueOf: (name: FirebaseVariable) => string, emulated: boolean): FirebaseConfig {
  const service = Object.fromEntries(namesOf(SERVICE).map((name) => [SERVICE[name], valueOf(name)])) as Record<(typeof SERVICE)[ServiceVariable], string>
  if (!emulated) return service
  return { ...service, emulators: { authUrl: valueOf('VITE_FIREBASE_AUTH_EMULATOR_URL'), firestoreHost: valueOf('VITE_FIRESTORE_EMULATOR_HOST') } }
}
