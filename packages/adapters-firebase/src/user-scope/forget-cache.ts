import { toAppError } from '@caderno/domain/kernel'
import { alone, cacheLock, done } from './cache.ts'
import { underLock } from '../web-locks.ts'
import { within } from '../write-status/online.ts'

/** How long other tabs may take to let go of the cache: they hear of the end of a session within a second, and flush for three. */
const PATIENCE_MS = 8_000
const HEARTBEATS = 'firebase-heartbeat-database'
/** The store of the vendor's cache with the writes that were not sent. */
const MUTATIONS = 'mutations'

/** Removes what the vendor's libraries keep on this device of a user who is gone. Rejects while another tab is in their cache. */
export async function forgetCache(uid: string): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const removed = underLock(cacheLock(uid), { signal }, () => removeCache(uid))
  await within(PATIENCE_MS, 'storage-unavailable', removed).catch((error: unknown) =>
    Promise.reject(toAppError(error, 'storage-unavailable')),
  )
}

/** Removes the caches of all users but `stays` in which nothing waits to be sent and no tab is. */
export async function forgetCachesOfOthers(stays: string | undefined): Promise<void> {
  for (const name of await databaseNames()) {
    const uid = /^firestore\/([^/]+)\//.exec(name)?.[1]
    if (uid === undefined || uid === stays) continue
    await alone(uid, async () => {
      if (!(await hasUnsentWrites(name))) await removeCache(uid)
    })
  }
}

async function hasUnsentWrites(name: string): Promise<boolean> {
  const database = await done(indexedDB.open(name))
  try {
    return (await done(database.transaction(MUTATIONS).objectStore(MUTATIONS).count())) > 0
  } catch {
    return true
  } finally {
    database.close()
  }
}

/** Removes a user's cache; no tab may be in it. */
export async function removeCache(uid: string): Promise<void> {
  const names = await databaseNames()
  for (const name of names)
    if (name.startsWith(`firestore/${uid}/`)) await done(indexedDB.deleteDatabase(name))
  if (names.includes(HEARTBEATS)) await forgetHeartbeats(await done(indexedDB.open(HEARTBEATS)), uid)
  // Where the vendor's tabs tell each other how far they are.
  for (const key of Object.keys(localStorage))
    if (key.includes(`firestore/${uid}/`)) localStorage.removeItem(key)
}

const databaseNames = async () => (await indexedDB.databases()).flatMap(({ name }) => name ?? [])

/** Removes the entries of an app's heartbeats; an app is named after its user. */
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
