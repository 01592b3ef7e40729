import localforage from 'localforage'
import { createConnection, resultOf, type Connection, type Restore } from './connection.ts'
import type { KeyValueStore, Table } from './key-value-store.ts'

const DATABASE = 'caderno'
/** Values read at once: more of them would block the page. */
const BATCH = 8
let drivers = 0

interface ForageOptions {
  /** The browser's IndexedDB; undefined where there is none. */
  readonly idb: IDBFactory | undefined
  readonly name?: string
  readonly timeoutMs?: number
  readonly restore?: Restore
}

/**
 * localforage over a driver of our own: its built-in one stays dead for good once a reconnection has failed,
 * and falls back to localStorage, which loses what a crash interrupts (docs/adr/0009).
 */
export async function openForage({
  idb,
  name = DATABASE,
  timeoutMs,
  restore,
}: ForageOptions): Promise<KeyValueStore> {
  const driver = `cadernoIndexedDB${++drivers}`
  const connection = createConnection(idb, name, timeoutMs, restore)
  await localforage.defineDriver({ ...standardMethods(driver, connection), ...ownMethods(connection) })
  const forage = localforage.createInstance({ name, storeName: 'documentos', driver })
  await forage.ready()
  // localforage gives an instance whatever its driver has.
  return forage as LocalForage & ReturnType<typeof ownMethods>
}

/** What localforage lacks: everything below a prefix at once, and one transaction for reading and writing. */
function ownMethods({ run }: Connection): Pick<KeyValueStore, 'getRange' | 'transact'> {
  return {
    getRange: (prefix) => run('readonly', (store) => readRange(store, rangeOf(prefix))),
    transact: (work) => run('readwrite', (store) => work(tableOf(store))),
  }
}

const tableOf = (store: IDBObjectStore): Table => ({
  get: (key) => resultOf(store.get(key)),
  keys: (prefix) => resultOf(store.getAllKeys(rangeOf(prefix))) as Promise<string[]>,
  put: (key, value) => void (value === undefined ? store.delete(key) : store.put(value, key)),
})

const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

async function readRange(store: IDBObjectStore, range: IDBKeyRange): Promise<[string, unknown][]> {
  const found: [string, unknown][] = []
  let rest: IDBKeyRange | undefined = range
  while (rest) {
    const [keys, values]: [IDBValidKey[], unknown[]] = await Promise.all([
      resultOf(store.getAllKeys(rest, BATCH)),
      resultOf(store.getAll(rest, BATCH)),
    ])
    for (const [at, key] of keys.entries()) found.push([key as string, values[at]])
    rest = keys.length < BATCH ? undefined : IDBKeyRange.bound(keys.at(-1)!, range.upper, true)
  }
  return found
}

function standardMethods(name: string, { run }: Connection): LocalForageDriver {
  return {
    _driver: name,
    _support: true,
    _initStorage: () => Promise.resolve(),
    getItem: async <T>(key: string) =>
      (await run('readonly', (store) => resultOf(store.get(key) as IDBRequest<T | undefined>))) ?? null,
    setItem: async (key, value) => {
      await run('readwrite', (store) => resultOf(store.put(value, key)))
      return value
    },
    removeItem: (key) => run('readwrite', (store) => resultOf(store.delete(key))),
    keys: () => run('readonly', (store) => resultOf(store.getAllKeys()) as Promise<string[]>),
    clear: unasked,
    length: unasked,
    key: unasked,
    iterate: unasked,
  }
}

/** localforage takes no driver without these, and nothing here calls them. */
const unasked = () => Promise.reject(new DOMException('Not kept by this driver', 'NotSupportedError'))
