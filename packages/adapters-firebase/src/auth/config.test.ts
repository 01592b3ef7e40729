import { describe, expect, test } from 'vitest'
import { backendOf, type FirebaseEnvironment } from './config.ts'

const SERVICE = {
  VITE_FIREBASE_API_KEY: 'AIza-x',
  VITE_FIREBASE_AUTH_DOMAIN: 'caderno.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'caderno',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
}
const EMULATORS = {
  VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
}
const CONFIG = {
  apiKey: 'AIza-x',
  authDomain: 'caderno.firebaseapp.com',
  projectId: 'caderno',
  appId: '1:2:web:3',
}
const all = (value: string) =>
  Object.fromEntries(
    Object.keys({ ...SERVICE, ...EMULATORS }).map((name) => [name, value]),
  ) as FirebaseEnvironment

describe('backendOf (D15)', () => {
  test('without any variable everything stays in the browser; empty ones are not set', () => {
    expect(backendOf({})).toEqual({ kind: 'local' })
    expect(backendOf(all(''))).toEqual({ kind: 'local' })
  })

  test('all four variables ask for the service', () => {
    expect(backendOf(SERVICE)).toEqual({ kind: 'firebase', config: CONFIG })
    expect(backendOf({ ...SERVICE, VITE_FIRESTORE_EMULATOR_HOST: '' })).toEqual({
      kind: 'firebase',
      config: CONFIG,
    })
  })

  test('a half-filled configuration names what is missing and is never local', () => {
    expect(backendOf({ ...SERVICE, VITE_FIREBASE_APP_ID: '', VITE_FIREBASE_AUTH_DOMAIN: undefined })).toEqual(
      {
        kind: 'incomplete',
        missing: ['VITE_FIREBASE_AUTH_DOMAIN', 'VITE_FIREBASE_APP_ID'],
        unusable: [],
      },
    )
  })

  test('emulators without a service to emulate are half of a configuration', () => {
    expect(backendOf(EMULATORS)).toEqual({ kind: 'incomplete', missing: Object.keys(SERVICE), unusable: [] })
  })

  test('one emulator without the other would mix test accounts with real documents', () => {
    expect(backendOf({ ...SERVICE, VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://localhost:9099' })).toEqual({
      kind: 'incomplete',
      missing: ['VITE_FIRESTORE_EMULATOR_HOST'],
      unusable: [],
    })
  })

  test.each([
    ['http://127.0.0.1:9099', '127.0.0.1:8080'],
    ['http://localhost:9099/', 'localhost:8080'],
  ])('emulators at %s and %s are on this computer', (authUrl, firestoreHost) => {
    const env = {
      ...SERVICE,
      VITE_FIREBASE_AUTH_EMULATOR_URL: authUrl,
      VITE_FIRESTORE_EMULATOR_HOST: firestoreHost,
    }
    expect(backendOf(env)).toEqual({
      kind: 'firebase',
      config: { ...CONFIG, emulators: { authUrl, firestoreHost } },
    })
  })

  test.each([
    ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'http://emulador.exemplo.com.br:9099'],
    ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'http://localhost:9099@exemplo.com.br'],
    ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'http://localhost.exemplo.com.br'],
    ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'http://127.0.0.1:9099/caminho'],
    ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'http://[::1]:9099'],
    ['VITE_FIREBASE_AUTH_EMULATOR_URL', '127.0.0.1:9099'],
    ['VITE_FIRESTORE_EMULATOR_HOST', '192.168.0.10:8080'],
    ['VITE_FIRESTORE_EMULATOR_HOST', '127.0.0.1'],
    ['VITE_FIRESTORE_EMULATOR_HOST', 'http://127.0.0.1:8080'],
  ])('%s=%s is told, not ignored', (name, value) => {
    expect(backendOf({ ...SERVICE, ...EMULATORS, [name]: value })).toEqual({
      kind: 'incomplete',
      missing: [],
      unusable: [name],
    })
  })
})
