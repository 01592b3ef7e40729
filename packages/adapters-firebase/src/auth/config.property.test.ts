import { runs } from '@caderno/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backendOf, type FirebaseVariable } from './config.ts'

const SERVICE = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const
const EMULATORS = ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'VITE_FIRESTORE_EMULATOR_HOST'] as const
const ALL: readonly FirebaseVariable[] = [...SERVICE, ...EMULATORS]
const GOOD: Readonly<Record<FirebaseVariable, string>> = {
  VITE_FIREBASE_API_KEY: 'k',
  VITE_FIREBASE_AUTH_DOMAIN: 'd',
  VITE_FIREBASE_PROJECT_ID: 'p',
  VITE_FIREBASE_APP_ID: 'a',
  VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://localhost:9099',
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
}
const rounds = { numRuns: runs(300, 20_000) }
const unset = fc.constantFrom(undefined, '')

test('of any choice of set variables: none is local, the four with both emulators or none is Firebase, everything else names exactly the rest (D15)', () => {
  fc.assert(
    fc.property(fc.subarray([...ALL]), unset, (set, nothing) => {
      const chosen = backendOf(
        Object.fromEntries(ALL.map((name) => [name, set.includes(name) ? GOOD[name] : nothing])),
      )
      const emulated = EMULATORS.some((name) => set.includes(name))
      const absent = [...SERVICE, ...(emulated ? EMULATORS : [])].filter((name) => !set.includes(name))
      if (set.length === 0) expect(chosen).toEqual({ kind: 'local' })
      else if (absent.length > 0)
        expect(chosen).toEqual({ kind: 'incomplete', missing: absent, unusable: [] })
      else expect(chosen).toMatchObject({ kind: 'firebase', config: { apiKey: 'k' } })
    }),
    rounds,
  )
})

test('no emulator address leads the app off this computer (D15)', () => {
  const host = fc.oneof(
    fc.constantFrom('localhost', '127.0.0.1', '[::1]'),
    fc.domain(),
    fc.ipV4(),
    fc.ipV6().map((ip) => `[${ip}]`),
  )
  const around = fc.constantFrom(
    '',
    '/',
    '@exemplo.com.br',
    '.exemplo.com.br',
    '#',
    '?',
    ' ',
    '\\',
    '/caminho',
    '%2eexemplo.com',
  )
  const address = fc
    .tuple(
      fc.constantFrom('http://', 'https://', '//', ''),
      host,
      fc.oneof(
        fc.constant(''),
        fc.nat(70_000).map((port) => `:${port}`),
      ),
      around,
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(address, fc.string()), fc.oneof(address, fc.string()), (authUrl, firestoreHost) => {
      const chosen = backendOf({
        ...GOOD,
        VITE_FIREBASE_AUTH_EMULATOR_URL: authUrl,
        VITE_FIRESTORE_EMULATOR_HOST: firestoreHost,
      })
      const emulators = chosen.kind === 'firebase' ? chosen.config.emulators : undefined
      if (!emulators) return
      for (const url of [emulators.authUrl, `http://${emulators.firestoreHost}`].filter((text) =>
        URL.canParse(text),
      )) {
        expect(['localhost', '127.0.0.1']).toContain(new URL(url).hostname)
      }
    }),
    rounds,
  )
})

test('an emulator variable that is set is used or refused: it never falls silent into production (D15)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...EMULATORS),
      fc.string().filter((text) => text !== ''),
      (name, value) => {
        const chosen = backendOf({ ...GOOD, [name]: value })
        if (chosen.kind === 'firebase') expect(chosen.config.emulators).toBeDefined()
        else expect(chosen).toEqual({ kind: 'incomplete', missing: [], unusable: [name] })
      },
    ),
    rounds,
  )
})
