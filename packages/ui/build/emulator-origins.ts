const AUTH = /^http:\/\/(localhost|127\.0\.0\.1):\d+\/?$/
const FIRESTORE = /^(localhost|127\.0\.0\.1):\d+$/

/** Where the pages of an emulator build connect to: both emulators, or none unless both are on this machine. */
export function emulatorOrigins(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const auth = env['VITE_FIREBASE_AUTH_EMULATOR_URL'] ?? ''
  const firestore = env['VITE_FIRESTORE_EMULATOR_HOST'] ?? ''
  return AUTH.test(auth) && FIRESTORE.test(firestore)
    ? [auth, `http://${firestore}`].map((url) => new URL(url).origin)
    : []
}

/** The policy with these origins among those that a page may connect to, and otherwise as it was. */
export const allowingConnections = (policy: string, origins: readonly string[]): string =>
  policy.replace(/(?<=^|; )connect-src [^;]*/, (directive) => [directive, ...origins].join(' '))
