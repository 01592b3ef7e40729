import { deleteApp, initializeApp } from 'firebase/app'
import { signInWithEmailAndPassword } from 'firebase/auth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ANA, startScriptedService, type ScriptedService } from '../../test/scripted-service.ts'
import { openFirebaseAuth } from './auth-open.ts'

/** The browser's three stores; the library has none of them in Node. */
const { stores, storeClass } = vi.hoisted(() => {
  const stores: Record<string, { available: boolean; values: Map<string, unknown> }> = {}
  const storeClass = (name: string, type: string) => {
    const store = (stores[name] = { available: true, values: new Map() })
    return class {
      static readonly type = type
      readonly type = type
      readonly _shouldAllowMigration = true
      _isAvailable = () => Promise.resolve(store.available)
      _get = (key: string) => Promise.resolve(store.values.get(key) ?? null)
      _set = (key: string, value: unknown) => Promise.resolve(void store.values.set(key, value))
      _remove = (key: string) => Promise.resolve(void store.values.delete(key))
      _addListener = () => undefined
      _removeListener = () => undefined
    }
  }
  return { stores, storeClass }
})
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  browserSessionPersistence: storeClass('session', 'SESSION'),
  browserLocalPersistence: storeClass('local', 'LOCAL'),
  indexedDBLocalPersistence: storeClass('indexedDB', 'LOCAL'),
}))

let service: ScriptedService
beforeEach(async () => {
  service = await startScriptedService()
})
afterEach(() => service.close())

it.each([
  [['indexedDB', 'local', 'session'], ['indexedDB']],
  [['local', 'session'], ['local']],
  [['session'], ['session']],
  [[], []],
])('with %j to be had, the session is kept in %j (§4.1, D22)', async (available, kept) => {
  for (const [name, store] of Object.entries(stores)) {
    store.available = available.includes(name)
    store.values.clear()
  }
  const app = initializeApp({ apiKey: 'demo-key' }, `with ${available.join()}`)
  const auth = openFirebaseAuth(app, { emulatorUrl: service.url })
  await signInWithEmailAndPassword(auth, ANA.email, 'segredo-1')
  expect(Object.keys(stores).filter((name) => stores[name]!.values.size > 0)).toEqual(kept)
  await deleteApp(app)
})
