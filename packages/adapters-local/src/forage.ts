import localforage from 'localforage'
import { createConnection } from './connection.ts'

const DATABASE = 'caderno'
let drivers = 0

export interface ForageOptions {
  /** The browser's IndexedDB; undefined where there is none. */
  readonly idb: IDBFactory | undefined
  readonly name?: string
  readonly patience?: number
}

/**
 * localforage over a driver of our own: its built-in one stays dead for good once a reconnection has failed,
 * and falls back to localStorage, which loses what a crash interrupts (docs/adr/0009).
 */
export async function openForage({ idb, name = DATABASE, patience }: ForageOptions): Promise<LocalForage> {
  const driver = `cadernoIndexedDB${++drivers}`
  await localforage.defineDriver(createDriver(driver, createConnection(idb, name, patience)))
  const forage = localforage.createInstance({ name, storeName: 'documentos', driver })
  await forage.ready()
  return forage
}

function createDriver(name: string, { run }: ReturnType<typeof createConnection>): LocalForageDriver {
  const read = async <T>(key: string) => (await run('readonly', (store) => store.get(key) as IDBRequest<T | undefined>)) ?? null
  const keys = async () => (await run('readonly', (store) => store.getAllKeys())) as string[]
  return {
    _driver: name,
    _support: true,
    _initStorage: () => Promise.resolve(),
    getItem: read,
    setItem: async (key, value) => {
      await run('readwrite', (store) => store.put(value, key))
      return value
    },
    removeItem: (key) => run('readwrite', (store) => store.delete(key)),
    clear: () => run('readwrite', (store) => store.clear()),
    length: () => run('readonly', (store) => store.count()),
    keys,
    key: async (index) => (await keys())[index] ?? '',
    iterate: async <T, U>(visit: (value: T, key: string, n: number) => U): Promise<U> => {
      let n = 0
      let result: U | undefined
      for (const key of await keys()) {
        result = visit((await read<T>(key)) as T, key, ++n)
        if (result !== undefined) break
      }
      return result as U
    },
  }
}
