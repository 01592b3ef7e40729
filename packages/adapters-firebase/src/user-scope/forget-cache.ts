import { toAppError } from '@caderno/domain/kernel'
import { alone, cacheLock, done } from './cache.ts'
import { within } from '../write-status/online.ts'

/** How long other tabs may take to let go of the cache: they hear of the end of a session within a second, and flush for three. */
const PATIENCE_MS = 8_000
const HEARTBEATS = 'firebase-heartbeat-database'
/** The store of the vendor's cache with the writes that were not sent. */
const MUTATIONS = 'mutations'

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
  environment: CacheEnvironment = browserCache(),
): Promise<void> {
  const { locks, patience = PATIENCE_MS } = environment
  const remove = () => removeCache(uid, environment)
  const removed = locks
    ? locks.request(cacheLock(uid), { signal: AbortSignal.timeout(patience) }, remove)
    : remove()
  await within(patience, 'storage-unavailable', removed).catch((error: unknown) =>
    Promise.reject(toAppError(error, 'storage-unavailable')),
  )
}

/** Removes the caches of all users but `stays` in which nothing waits to be sent and no tab is. */
export async function forgetCachesOfOthers(
  stays: string | undefined,
  environment: CacheEnvironment = browserCache(),
): Promise<void> {
  const { idb, locks } = environment
  for (const name of await namesIn(idb)) {
    const uid = /^firestore\/([^/]+)\//.exec(name)?.[1]
    if (uid === undefined || uid === stays) continue
    await alone(locks, cacheLock(uid), async () => {
      if (!(await hasUnsentWrites(idb, name))) await removeCache(uid, environment)
    })
  }
}

async function hasUnsentWrites(idb: IDBFactory, name: string): Promise<boolean> {
  const database = await done(idb.open(name))
  try {
    return (await done(database.transaction(MUTATIONS).objectStore(MUTATIONS).count())) > 0
  } catch {
    return true
  } finally {
    database.close()
  }
}

/** Removes a user's cache; no tab may be in it. */
export async function removeCache(
  uid: string,
  { idb, notes }: Pick<CacheEnvironment, 'idb' | 'notes'> = browserCache(),
): Promise<void> {
  const names = await namesIn(idb)
  for (const name of names) if (name.startsWith(`firestore/${uid}/`)) await done(idb.deleteDatabase(name))
  if (names.includes(HEARTBEATS)) await forgetHeartbeats(await done(idb.open(HEARTBEATS)), uid)
  for (const key of Object.keys(notes ?? {})) if (key.includes(`firestore/${uid}/`)) notes?.removeItem(key)
}

const namesIn = async (idb: IDBFactory) => (await idb.databases()).flatMap(({ name }) => name ?? [])

const browserCache = (): CacheEnvironment => ({
  idb: indexedDB,
  locks: globalThis.navigator?.locks,
  notes: globalThis.localStorage,
})

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
