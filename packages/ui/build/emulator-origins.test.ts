import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowingConnections, emulatorOrigins } from './emulator-origins.ts'

const env = (auth?: string, firestore?: string) => ({
  VITE_FIREBASE_AUTH_EMULATOR_URL: auth,
  VITE_FIRESTORE_EMULATOR_HOST: firestore,
})
const POLICY = "default-src 'none'; connect-src 'self' https://firestore.googleapis.com; object-src 'none'"

describe('the emulators that a page may connect to', () => {
  it('are both, when both are on this machine', () => {
    expect(emulatorOrigins(env('http://127.0.0.1:9099', '127.0.0.1:8080'))).toEqual([
      'http://127.0.0.1:9099',
      'http://127.0.0.1:8080',
    ])
    expect(emulatorOrigins(env('http://localhost:9099/', 'localhost:8080'))).toEqual([
      'http://localhost:9099',
      'http://localhost:8080',
    ])
  })

  it('are none when one is missing', () => {
    expect(emulatorOrigins({})).toEqual([])
    expect(emulatorOrigins(env('http://127.0.0.1:9099'))).toEqual([])
    expect(emulatorOrigins(env('', '127.0.0.1:8080'))).toEqual([])
  })

  it.each([
    'http://10.0.0.7:9099',
    'http://0.0.0.0:9099',
    'http://example.com:9099',
    'http://127.0.0.1.example.com:9099',
    'http://127.0.0.1:9099@example.com:80',
    'https://127.0.0.1:9099',
    'http://127.0.0.1:9099 *',
    "http://127.0.0.1:9099; script-src 'unsafe-inline'",
  ])('are none when Auth is said to be at %s (B28)', (auth) => {
    expect(emulatorOrigins(env(auth, '127.0.0.1:8080'))).toEqual([])
  })

  it.each([
    '10.0.0.7:8080',
    'example.com:8080',
    'localhost.example.com:8080',
    '127.0.0.1:8080@example.com:80',
    '127.0.0.1',
    '127.0.0.1:8080 *',
    '*:8080',
  ])('are none when Firestore is said to be at %s', (firestore) => {
    expect(emulatorOrigins(env('http://127.0.0.1:9099', firestore))).toEqual([])
  })

  it('are on this machine whatever the variables say', () => {
    const part = fc.constantFrom(
      'http://',
      'localhost',
      '127.0.0.1',
      'example.com',
      ':',
      '9099',
      '/',
      '@',
      ' ',
      ';',
      '*',
      '.',
    )
    const text = fc.array(part, { maxLength: 7 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, text, (auth, firestore) => {
        for (const origin of emulatorOrigins(env(auth, firestore)))
          expect(origin).toMatch(/^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/)
      }),
    )
  })
})

describe('a policy that also allows them', () => {
  it('has them at the end of connect-src and nothing else', () => {
    expect(allowingConnections(POLICY, ['http://127.0.0.1:9099', 'http://127.0.0.1:8080'])).toBe(
      "default-src 'none'; connect-src 'self' https://firestore.googleapis.com http://127.0.0.1:9099 http://127.0.0.1:8080; object-src 'none'",
    )
  })

  it('is the same policy when there are none', () => {
    expect(allowingConnections(POLICY, [])).toBe(POLICY)
  })
})
