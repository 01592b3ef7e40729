import localforage from 'localforage'
import { createConnection, type Connection, type Recall } from './connection.ts'
import type { KeyValueStore } from './storage.ts'

const DATABASE = 'caderno'
let drivers = 0

interface ForageOptions {
  /** The browser's IndexedDB; undefined where there is none. */
  readonly idb: IDBFactory | undefined
  readonly name?: string
  readonly patience?: number
  readonly recall?: Recall
}

/**
 * localforage over a driver of our own: its built-in one stays dead for good once a reconnection has failed,
 * and falls back to localStorage, which loses what a crash interrupts (docs/adr/0009).
 */
export async function openForage({
  idb,
  name = DATABASE,
  patience,
  recall,
}: ForageOptions): Promise<KeyValueStore> {
  const driver = `cadernoIndexedDB${++drivers}`
  const connection = createConnection(idb, name, patience, recall)
  await localforage.defineDriver(createDriver(driver, connection))
  const forage = localforage.createInstance({ name, storeName: 'documentos', driver })
  await forage.ready()
  return Object.assign(forage, {
    setItems: (changes: ReadonlyMap<string, unknown>) => putAll(connection, changes),
    entries: () => entries(connection),
  })
}

/** One by one within one transaction: read at once, many records would hold up the page. */
async function entries({ run }: Connection): Promise<[string, unknown][]> {
  let found: [string, unknown][] = []
  await run('readonly', (store) => {
    found = []
    const request = store.openCursor()
    request.onsuccess = () => {
      const cursor = request.result
      if (!cursor) return
      found.push([cursor.key as string, cursor.value])
      cursor.continue()
    }
    return request
  })
  return found
}

async function putAll({ run }: Connection, changes: ReadonlyMap<string, unknown>): Promise<void> {
  if (changes.size === 0) return
  await run('readwrite', (store) =>
    [...changes]
      .map(([key, value]): IDBRequest => (value === undefined ? store.delete(key) : store.put(value, key)))
      .at(-1)!,
  )
}

function createDriver(name: string, { run }: Connection): LocalForageDriver {
  return {
    _driver: name,
    _support: true,
    _initStorage: () => Promise.resolve(),
    getItem: async <T>(key: string) =>
      (await run('readonly', (store) => store.get(key) as IDBRequest<T | undefined>)) ?? null,
    setItem: async (key, value) => {
      await run('readwrite', (store) => store.put(value, key))
      return value
    },
    removeItem: (key) => run('readwrite', (store) => store.delete(key)),
    keys: async () => (await run('readonly', (store) => store.getAllKeys())) as string[],
    clear: unasked,
    length: unasked,
    key: unasked,
    iterate: unasked,
  }
}

/** localforage takes no driver without these, and nothing here calls them. */
const unasked = () => Promise.reject(new DOMException('Not kept by this driver', 'NotSupportedError'))
