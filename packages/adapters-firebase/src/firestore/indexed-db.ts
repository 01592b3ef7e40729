import { within } from '../sync/online.ts'

const PROBE = 'caderno-prova'
/** A database that has not opened after this never will. */
const LIMIT_MS = 3_000

/** Whether this browser keeps anything for the page: some have IndexedDB and refuse it when it is used. */
export async function keepsData(): Promise<boolean> {
  try {
    await within(LIMIT_MS, 'storage-unavailable', probe(indexedDB))
    return true
  } catch {
    return false
  }
}

const probe = (factory: IDBFactory): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = factory.open(PROBE)
    request.onerror = () => reject(request.error as Error)
    request.onsuccess = () => {
      request.result.close()
      factory.deleteDatabase(PROBE)
      resolve()
    }
  })
