import type { Page } from '@playwright/test'

/** Keys and values of the app's own database. */
export type Documents = readonly (readonly [key: string, value: unknown])[]

/** A page of the site without the app's script. */
const BLANK = '/favicon.svg'

export const documentsOf = (page: Page): Promise<Documents> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error!)
      })
    const database = await done(indexedDB.open('caderno'))
    const objects = database.transaction('documentos').objectStore('documentos')
    const [keys, values] = await Promise.all([
      done(objects.getAllKeys()) as Promise<string[]>,
      done(objects.getAll() as IDBRequest<unknown[]>),
    ])
    database.close()
    return keys.map((key, index) => [key, values[index]] as const)
  })

/**
 * Makes the database of a browser that has none, in its first page, and waits until it is kept. Playwright's own way waits for the requests and not
 * for their transaction: its page is closed at once, and on a busy machine the transaction is then aborted now and then.
 */
export async function fillDatabase(page: Page, documents: Documents): Promise<void> {
  await page.goto(BLANK)
  await page.evaluate(
    (entries) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('caderno', 1)
        request.onerror = () => reject(request.error!)
        request.onupgradeneeded = () => {
          const objects = request.result.createObjectStore('documentos')
          for (const [key, value] of entries) objects.put(value, key)
        }
        // Comes once the transaction that made it is complete.
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
      }),
    documents,
  )
}
