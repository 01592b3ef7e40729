/** What the service's console gives for a web app; none of it is a secret. */
const SERVICE = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const
const EMULATORS = ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'VITE_FIRESTORE_EMULATOR_HOST'] as const
/** Addresses of this computer, where nobody else's data can be; no `[::1]`, which a Content-Security-Policy cannot name. */
const ON_THIS_COMPUTER = {
  VITE_FIREBASE_AUTH_EMULATOR_URL: /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?\/?$/,
  VITE_FIRESTORE_EMULATOR_HOST: /^(localhost|127\.0\.0\.1):\d{1,5}$/,
}

export type FirebaseVariable = (typeof SERVICE)[number] | (typeof EMULATORS)[number]
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
  | {
      readonly kind: 'incomplete'
      readonly missing: readonly FirebaseVariable[]
      readonly unusable: readonly FirebaseVariable[]
    }

/** Which backend the variables ask for; a half-filled configuration is neither (D15). An empty text is not set. */
export function backendOf(env: FirebaseEnvironment): ChosenBackend {
  const emulated = EMULATORS.some((name) => env[name])
  if (!emulated && !SERVICE.some((name) => env[name])) return { kind: 'local' }
  const missing = [...SERVICE, ...(emulated ? EMULATORS : [])].filter((name) => !env[name])
  const unusable = EMULATORS.filter((name) => env[name] && !ON_THIS_COMPUTER[name].test(env[name]))
  if (missing.length + unusable.length > 0) return { kind: 'incomplete', missing, unusable }
  const [apiKey = '', authDomain = '', projectId = '', appId = ''] = SERVICE.map((name) => env[name])
  const [authUrl = '', firestoreHost = ''] = EMULATORS.map((name) => env[name])
  const emulators = emulated && { emulators: { authUrl, firestoreHost } }
  return { kind: 'firebase', config: { apiKey, authDomain, projectId, appId, ...emulators } }
}
