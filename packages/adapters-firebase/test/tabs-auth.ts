import { randomUUID } from 'node:crypto'
import type { Accounts } from '@caderno/domain/identity'
import { deleteApp, initializeApp } from 'firebase/app'
import type { Auth, Persistence } from 'firebase/auth'
import { createFirebaseAccounts, type FirebaseAccountsOptions } from '../src/auth/accounts.ts'
import { openFirebaseAuth } from '../src/auth/auth-open.ts'
import type { DeviceMarks } from '../src/auth/session-mark.ts'

export interface AuthTab {
  readonly accounts: Accounts
  readonly auth: Auth
  /** How often the adapter asked to let go of the user's data. */
  letGo(): number
  close(): Promise<void>
}

export interface AuthDevice {
  /** One more tab, which reads the session that the others keep. */
  open(over?: Partial<FirebaseAccountsOptions>): AuthTab
  readonly marks: DeviceMarks
  close(): Promise<void>
}

type Listener = () => unknown
const OPTIONS = { apiKey: 'demo-key', projectId: 'demo-caderno', authDomain: 'localhost', appId: 'demo' }

/** One browser: its tabs share the stored session and the marks, and each hears when another one changes the session. */
export function createAuthDevice(emulatorUrl: string): AuthDevice {
  const stored = new Map<string, unknown>()
  const heard = new Set<{ readonly tab: object; readonly listener: Listener }>()
  const kept = new Map<string, unknown>()
  const marks: DeviceMarks = {
    read: (key) => Promise.resolve(kept.get(key)),
    write: (key, value) => Promise.resolve(void kept.set(key, value)),
    change: (key, edit) => {
      const after = edit(kept.get(key))
      kept.set(key, after)
      return Promise.resolve(after)
    },
  }
  const tabs: AuthTab[] = []
  const notify = (writer: object) =>
    heard.forEach(({ tab, listener }) => tab !== writer && setImmediate(listener))

  /** The SDK makes one instance of each class, so that a tab is a class. */
  const persistenceOfTab = (): Persistence =>
    class {
      static readonly type = 'LOCAL'
      readonly type = 'LOCAL'
      readonly _shouldAllowMigration = true
      _isAvailable = () => Promise.resolve(true)
      _get = (key: string) => Promise.resolve(structuredClone(stored.get(withoutApp(key)) ?? null))
      async _set(key: string, value: unknown) {
        stored.set(withoutApp(key), structuredClone(value))
        notify(this)
      }
      async _remove(key: string) {
        if (stored.delete(withoutApp(key))) notify(this)
      }
      _addListener(_key: string, listener: Listener) {
        heard.add({ tab: this, listener })
      }
      _removeListener(_key: string, listener: Listener) {
        heard.forEach((entry) => entry.listener === listener && heard.delete(entry))
      }
    }

  return {
    marks,
    open(over = {}) {
      const app = initializeApp(OPTIONS, randomUUID())
      const auth = openFirebaseAuth(app, { emulatorUrl, persistence: [persistenceOfTab()] })
      let times = 0
      const beforeSignOut = () => {
        times += 1
        return Promise.resolve('saved' as const)
      }
      const accounts = createFirebaseAccounts(auth, {
        origin: 'http://localhost:4173',
        beforeSignOut,
        marks,
        ...over,
      })
      const tab = { accounts, auth, letGo: () => times, close: () => deleteApp(app) }
      tabs.push(tab)
      return tab
    },
    close: async () => void (await Promise.all(tabs.splice(0).map((tab) => tab.close()))),
  }
}

/** Each tab of a test is an app with a name of its own; in a browser they have the same. */
const withoutApp = (key: string) => key.slice(0, key.lastIndexOf(':'))
