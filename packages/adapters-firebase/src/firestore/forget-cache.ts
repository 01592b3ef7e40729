import { toAppError } from '@caderno/domain/kernel'
import { cacheLock } from './cache.ts'
import { within } from '../sync/online.ts'

/** How long other tabs may take to let go of the cache: they hear of the end of a session within a second, and flush for three. */
const PATIENCE_MS = 8_000
const HEARTBEATS = 'firebase-heartbeat-database'

interface CacheEnvironment {
  readonly idb: IDBFactory
  readonly locks: LockManager | undefined
  /** Where the vendor's tabs tell each other how far they are. */
  readonly notes: Pick<Storage, 'removeItem'> | undefined
  readonly patience?: number
}

/** Removes what the vendor's libraries keep on this device of a user who is gone. Rejects while another tab is in their cache. */
export async function forgetCache(
  uid: string,
  { idb, locks, notes, patience = PATIENCE_MS }: CacheEnvironment = browserCache(),
): Promise<void> {
  const remove = async () => {
    await removeAll(idb, uid)
    for (const key of Object.keys(notes ?? {})) if (key.includes(`firestore/${uid}/`)) notes?.removeItem(key)
  }
  const removed = locks
    ? locks.request(cacheLock(uid), { signal: AbortSignal.timeout(patience) }, remove)
    : remove()
  await within(patience, 'storage-unavailable', removed).catch((error: unknown) =>
    Promise.reject(toAppError(error, 'storage-unavailable')),
  )
}

const browserCache = (): CacheEnvironment => ({
  idb: indexedDB,
  locks: globalThis.navigator?.locks,
  notes: globalThis.localStorage,
})

async function removeAll(idb: IDBFactory, uid: string): Promise<void> {
  const names = (await idb.databases()).flatMap(({ name }) => name ?? [])
  for (const name of names) if (name.startsWith(`firestore/${uid}/`)) await done(idb.deleteDatabase(name))
  if (names.includes(HEARTBEATS)) await forgetHeartbeats(await done(idb.open(HEARTBEATS)), uid)
}

/** By the name of the app, which is the user's. */
async function forgetHeartbeats(database: IDBDatabase, uid: string): Promise<void> {
  try {
    for (const store of database.objectStoreNames) {
      await done(
        database
          .transaction(store, 'readwrite')
          .objectStore(store)
          .delete(IDBKeyRange.bound(`${uid}!`, `${uid}!\uFFFF`)),
      )
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
