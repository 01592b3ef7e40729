import type { Clock } from '@caderno/domain/kernel'
import { createOutbox } from '@caderno/domain/shell'
import { createKnownAccounts } from '../accounts/known-accounts.ts'
import { backupFolder } from '../backup/backup-file.ts'
import { createBackup } from '../backup/backup.ts'
import type { LocalEnvironment } from './environment.ts'
import { openForage } from './database.ts'
import { createStorage, type Storage } from './storage.ts'
import { createBroadcastChannel, createQueueLocks, createWebLocks } from './tabs.ts'

type Browser = Window & typeof globalThis

interface BrowserOptions {
  /** Keeps a backup of everything, where the browser can. */
  readonly backup?: boolean
}

/**
 * The environment of this tab. Web Locks, like WebCrypto, need a secure context (https or localhost);
 * without them only this tab is excluded from itself.
 */
export function createBrowserEnvironment(
  clock: Clock,
  { backup: isBackedUp = false }: BrowserOptions = {},
): LocalEnvironment {
  const browser: Browser = window
  const { navigator, crypto, location } = browser
  const locks = 'locks' in navigator ? createWebLocks(navigator.locks) : createQueueLocks()
  const channel = createBroadcastChannel(new browser.BroadcastChannel('caderno'), browser)
  const folder = isBackedUp ? backupFolder(browser) : undefined
  const accounts = createKnownAccounts()
  const ids = { next: () => crypto.randomUUID() }
  const backup = folder && createBackup({ folder, locks, channel, clock, page: browser.document })
  const storage: Storage = createStorage({
    open: () =>
      openForage({
        idb: indexedDbOf(browser),
        onClosed: () => void accounts.lookAgain(storage.transact, clock.wait),
        ...(backup && { restore: () => backup.restore() }),
      }),
    persist: async () => navigator.storage?.persist(),
    onChange: () => backup?.schedule(storage),
  })
  return {
    storage,
    ...(backup && { backup }),
    manager: navigator.storage,
    locks,
    channel,
    crypto,
    clock,
    ids,
    accounts,
    outbox: createOutbox(ids),
    origin: location.origin,
  }
}

/** Reading the property throws where storage is blocked. */
function indexedDbOf(browser: Browser): IDBFactory | undefined {
  try {
    return browser.indexedDB
  } catch {
    return undefined
  }
}
