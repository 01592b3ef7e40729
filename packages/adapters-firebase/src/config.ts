/** What the service's console gives for a web app; none of it is a secret. */
const SERVICE = ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_DOMAIN', 'VITE_FIREBASE_PROJECT_ID', 'VITE_FIREBASE_APP_ID'] as const
const EMULATORS = ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'VITE_FIRESTORE_EMULATOR_HOST'] as const
/** `http://host:port` for Auth, `host:port` for Firestore; no `[::1]`, which a Content-Security-Policy cannot name. */
const ON_THIS_COMPUTER = [/^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?\/?$/, /^(localhost|127\.0\.0\.1):\d{1,5}$/] as const

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
  | { readonly kind: 'incomplete'; readonly missing: readonly FirebaseVariable[]; readonly unusable: readonly FirebaseVariable[] }

/**
 * Which backend the variables ask for; a half-filled configuration is neither (D15). An empty text is not set, a blank one is set and missing.
 * It runs before the first paint: every byte of it counts (docs/adr/0005).
 */
export function backendOf(env: FirebaseEnvironment): ChosenBackend {
  const valueOf = (name: FirebaseVariable) => env[name]?.trim() ?? ''
  const emulated = EMULATORS.some((name) => env[name])
  if (!emulated && !SERVICE.some((name) => env[name])) return { kind: 'local' }
  const missing = [...SERVICE, ...(emulated ? EMULATORS : [])].filter((name) => !valueOf(name))
  const unusable = EMULATORS.filter((name, index) => valueOf(name) && !ON_THIS_COMPUTER[index]!.test(valueOf(name)))
  if (missing.length + unusable.length > 0) return { kind: 'incomplete', missing, unusable }
  const [apiKey, authDomain, projectId, appId] = SERVICE.map(valueOf) as [string, string, string, string]
  const [authUrl, firestoreHost] = EMULATORS.map(valueOf) as [string, string]
  return { kind: 'firebase', config: { apiKey, authDomain, projectId, appId, ...(emulated && { emulators: { authUrl, firestoreHost } }) } }
}
