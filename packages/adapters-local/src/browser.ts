import type { Clock } from '@caderno/domain/kernel'
import { createBroadcastChannel } from './channel.ts'
import type { LocalEnvironment } from './environment.ts'
import { openForage } from './forage.ts'
import { createQueueLocks, createWebLocks } from './locks.ts'
import { createStorage, type Storage } from './storage.ts'

/** What this browser keeps for the site, whichever backend the app runs on. */
export function createBrowserStorage(browser: Window & typeof globalThis = window): Storage {
  return createStorage({
    open: () => openForage({ idb: indexedDbOf(browser) }),
    persist: async () => browser.navigator.storage?.persist(),
  })
}

/**
 * This tab's means, from the browser's own objects. Web Locks, like WebCrypto, need a secure context (https or localhost);
 * without them only this tab is excluded from itself.
 */
export function createBrowserEnvironment(clock: Clock, browser: Window & typeof globalThis = window): LocalEnvironment {
  const { navigator, crypto, location } = browser
  return {
    storage: createBrowserStorage(browser),
    locks: 'locks' in navigator ? createWebLocks(navigator.locks) : createQueueLocks(),
    channel: createBroadcastChannel(new browser.BroadcastChannel('caderno'), browser),
    crypto,
    clock,
    ids: { next: () => crypto.randomUUID() },
    origin: location.origin,
  }
}

/** Merely reading the property throws where storage is forbidden. */
function indexedDbOf(browser: Window & typeof globalThis): IDBFactory | undefined {
  try {
    return browser.indexedDB
  } catch {
    return undefined
  }
}
