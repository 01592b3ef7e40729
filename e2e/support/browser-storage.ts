import type { Page } from '@playwright/test'

/** Everything that the browser stores of the site, as one text. */
export const everythingStored = (page: Page): Promise<string> => page.evaluate(readEverything)

/** Runs in the page: IndexedDB, both web storages, the history's state, Cache Storage and the private file system. */
async function readEverything(): Promise<string> {
  const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error!)
    })
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name!))
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store)
      stored.push(store, await done(objects.getAllKeys()), await done(objects.getAll()))
    }
    database.close()
  }
  for (const cache of await caches.keys()) {
    for (const request of await (await caches.open(cache)).keys()) stored.push(request.url)
  }
  const readFolder = async (folder: FileSystemDirectoryHandle): Promise<void> => {
    for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>) {
      stored.push(name)
      if (handle.kind === 'directory') await readFolder(handle as FileSystemDirectoryHandle)
      else stored.push(await (await (handle as FileSystemFileHandle).getFile()).text())
    }
  }
  await readFolder(await navigator.storage.getDirectory())
  return JSON.stringify(stored, (_key, value: unknown) =>
    ArrayBuffer.isView(value) ? new TextDecoder().decode(value as Uint8Array<ArrayBuffer>) : value,
  )
}
