import { webLocks } from '../web-locks.ts'
import { within } from '../write-status/online.ts'

/** The name of the lock that every tab in the cache of this user holds. */
export const cacheLock = (uid: string): string => `caderno:cache-na-nuvem/${uid}`

/** Enters the persistent cache of one user, which all tabs of this device share; the answer leaves it, and clears it when no tab is in it any more. */
export async function enterCache(uid: string): Promise<(clear?: () => Promise<void>) => Promise<void>> {
  const release = await share(cacheLock(uid))
  return async (clear) => {
    await release()
    if (clear) await alone(uid, clear)
  }
}

/** Takes the shared lock of a tab, so that no other tab clears the cache: the vendor would end this tab's Firestore without an error. */
function share(name: string): Promise<() => Promise<unknown>> {
  const locks = webLocks()
  if (!locks) return Promise.resolve(() => Promise.resolve())
  return new Promise((entered) => {
    const held = locks.request(
      name,
      { mode: 'shared' },
      () =>
        new Promise<void>((release) => {
          entered(() => {
            release()
            return held
          })
        }),
    )
  })
}

/** Runs `task` if no tab is in the cache of this user. */
export const alone = (uid: string, task: () => Promise<void>): Promise<void> =>
  webLocks()?.request(cacheLock(uid), { ifAvailable: true }, (lock) => (lock ? task() : undefined)) ?? task()

const PROBE = 'caderno-prova'
/** A database that has not opened after this never will. */
const LIMIT_MS = 3_000

/** Whether this browser keeps anything for the page: some have IndexedDB and refuse it when it is used. */
export async function keepsData(): Promise<boolean> {
  try {
    await within(LIMIT_MS, 'storage-unavailable', probe())
    return true
  } catch {
    return false
  }
}

async function probe(): Promise<void> {
  const database = await done(indexedDB.open(PROBE))
  database.close()
  indexedDB.deleteDatabase(PROBE)
}

/** Resolves with the result of a request of IndexedDB. */
export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error as Error)
  })
