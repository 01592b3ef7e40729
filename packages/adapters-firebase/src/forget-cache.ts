import { toAppError } from '@caderno/domain/kernel'
import { cacheLock } from './firestore/cache.ts'
import { within } from './firestore/online.ts'

/** How long other tabs may take to let go of the cache: they hear of the end of a session within a second, and flush for three. */
const PATIENCE_MS = 8_000
const HEARTBEATS = 'firebase-heartbeat-database'

export interface CacheMeans {
  readonly idb: IDBFactory
  readonly locks: LockManager | undefined
  readonly patience?: number
}

/** Removes what the vendor's libraries keep on this device of a user who is gone. Rejects while another tab is in their cache. */
export async function forgetCache(uid: string, { idb, locks, patience = PATIENCE_MS }: CacheMeans = { idb: indexedDB, locks: globalThis.navigator?.locks }): Promise<void> {
  const remove = () => removeAll(idb, uid)
  const removed = locks ? locks.request(cacheLock(uid), { signal: AbortSignal.timeout(patience) }, remove) : remove()
  await within(patience, 'storage-unavailable', removed).catch((error: unknown) => Promise.reject(toAppError(error, 'storage-unavailable')))
}

async function removeAll(idb: IDBFactory, uid: string): Promise<void> {
  const names = (await idb.databases()).flatMap(({ name }) => name ?? [])
  for (const name of names) if (name.startsWith(`firestore/${uid}/`)) await done(idb.deleteDatabase(name))
  if (names.includes(HEARTBEATS)) await forgetHeartbeats(await done(idb.open(HEARTBEATS)), uid)
}

/** By the name of the app, which is the user's. */
async function forgetHeartbeats(database: IDBDatabase, uid: string): Promise<void> {
  try {
    for (const store of database.objectStoreNames) {
      await done(database.transaction(store, 'readwrite').objectStore(store).delete(IDBKeyRange.bound(`${uid}!`, `${uid}!\uFFFF`)))
    }
  } finally {
    database.close()
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error as Error)
  })
