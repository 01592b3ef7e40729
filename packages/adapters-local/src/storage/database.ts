import { AppError } from '@caderno/domain/kernel'
import localforage from 'localforage'
import type { KeyValueStore, Table } from './key-value-store.ts'

const DATABASE = 'caderno'
/** Values read at once: more of them would block the page. */
const BATCH = 8
const STORE = 'documentos'
/** Milliseconds; longer than any healthy operation. A hung database is reported to the user instead of waited for. */
export const TIMEOUT_MS = 20_000
let drivers = 0

interface ForageOptions {
  /** The browser's IndexedDB; undefined where there is none. */
  readonly idb: IDBFactory | undefined
  readonly name?: string
  readonly timeoutMs?: number
  readonly restore?: Restore
  /** The browser has closed the database by itself. */
  readonly onClosed?: () => void
}

/**
 * localforage over a driver of our own: its built-in one stays dead for good once a reconnection has failed,
 * and falls back to localStorage, which loses what a crash interrupts (docs/adr/0009).
 */
export async function openForage(options: ForageOptions): Promise<KeyValueStore> {
  const driver = `cadernoIndexedDB${++drivers}`
  const { name = DATABASE } = options
  const run = createRun({ ...options, name })
  await localforage.defineDriver({ ...standardMethods(driver, run), ...ownMethods(run) })
  const forage = localforage.createInstance({ name, storeName: STORE, driver })
  await forage.ready()
  // localforage gives an instance whatever its driver has.
  return forage as LocalForage & ReturnType<typeof ownMethods>
}

/** What localforage lacks: everything below a prefix at once, and one transaction for reading and writing. */
const ownMethods = (run: Run): Pick<KeyValueStore, 'getRange' | 'transact'> => ({
  getRange: (prefix) => run('readonly', (store) => readRange(store, rangeOf(prefix))),
  transact: (work) => run('readwrite', (store) => work(tableOf(store))),
})

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

const standardMethods = (name: string, run: Run): LocalForageDriver => ({
  _driver: name,
  _support: true,
  _initStorage: () => Promise.resolve(),
  getItem: async <T>(key: string) =>
    (await run('readonly', (store) => resultOf(store.get(key) as IDBRequest<T | undefined>))) ?? null,
  setItem: async (key, value) => {
    await run('readwrite', (store) => resultOf(store.put(value, key)))
    return value
  },
  keys: () => run('readonly', (store) => resultOf(store.getAllKeys()) as Promise<string[]>),
  removeItem: unasked,
  clear: unasked,
  length: unasked,
  key: unasked,
  iterate: unasked,
})

/** localforage takes no driver without these, and nothing here calls them. */
const unasked = () => Promise.reject(new DOMException('Not kept by this driver', 'NotSupportedError'))

/**
 * What `work` resolves with, once its transaction is complete: before that nothing is kept. It may wait for requests of
 * this store only, and runs again when the connection was lost.
 */
type Run = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>) => Promise<T>

/** A request's result. */
const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error!)
  })

/** What a database is filled with that had to be made: empty where there never was one. */
export type Restore = () => Promise<ReadonlyMap<string, unknown>>

/**
 * One IndexedDB database with one object store. A connection that died (the browser closes them, iOS loses them) is opened anew once
 * and the work repeated: what was aborted left nothing behind.
 */
function createRun({
  idb,
  name,
  timeoutMs = TIMEOUT_MS,
  restore,
  onClosed,
}: ForageOptions & { name: string }): Run {
  let opening: Promise<IDBDatabase> | undefined
  const forget = () => {
    void opening?.then((db) => db.close()).catch(() => undefined)
    opening = undefined
  }
  const connect = () => {
    if (opening) return opening
    const onLost = () => {
      if (opening === mine) forget()
    }
    const mine = openFilled(
      (fill) => answerWithin(timeoutMs, open(idb, name, { onLost, onClosed }, fill)),
      restore && (() => answerWithin(timeoutMs, restore())),
    )
    opening = mine
    return mine
  }
  const attempt = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>) =>
    settle((await connect()).transaction(STORE, mode, { durability: 'strict' }), work, timeoutMs)

  return async (mode, work) => {
    try {
      return await attempt(mode, work)
    } catch (error) {
      if (error instanceof AppError || nameOf(error) === 'QuotaExceededError') throw error
      forget()
      return attempt(mode, work).catch((again: unknown) => {
        forget()
        throw again
      })
    }
  }
}

/** Rejects with a TimeoutError what the browser has not answered after `timeoutMs` milliseconds. */
export const answerWithin = <T>(timeoutMs: number, answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), timeoutMs),
    ),
  ])

type Fill = (store: IDBObjectStore) => void

/** The database is made and filled in one transaction: made without its values it would look like one that was emptied. */
async function openFilled(
  open: (fill?: Fill) => Promise<IDBDatabase>,
  restore?: Restore,
): Promise<IDBDatabase> {
  if (!restore) return open()
  let missing = false
  try {
    return await open((store) => {
      missing = true
      store.transaction.abort()
    })
  } catch (error) {
    if (!missing) throw error
  }
  const values = await restore()
  return open((store) => values.forEach((value, key) => store.put(value, key)))
}

function open(
  idb: IDBFactory | undefined,
  name: string,
  { onLost, onClosed }: { onLost: () => void; onClosed: (() => void) | undefined },
  fill?: Fill,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!idb) throw new DOMException('This browser has no IndexedDB', 'SecurityError')
    const request = idb.open(name, 1)
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(STORE)
      fill?.(store)
    }
    request.onerror = () =>
      reject(request.error ?? new DOMException('The database did not open', 'UnknownError'))
    request.onsuccess = () => {
      request.result.onclose = () => {
        onLost()
        onClosed?.()
      }
      request.result.onversionchange = onLost
      resolve(request.result)
    }
  })
}

function settle<T>(
  transaction: IDBTransaction,
  work: (store: IDBObjectStore) => Promise<T>,
  timeoutMs: number,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let result: T
    const complete = () => {
      clearTimeout(timer)
      resolve(result)
    }
    const refuse = (error: unknown) => {
      clearTimeout(timer)
      reject((transaction.error ?? error) as Error)
    }
    const timer = setTimeout(() => {
      if (hasEnded(transaction) && !transaction.error) complete()
      else refuse(new DOMException('The database does not answer', 'TimeoutError'))
    }, timeoutMs)
    transaction.oncomplete = complete
    transaction.onabort = () => refuse(new DOMException('The transaction was aborted', 'AbortError'))
    work(transaction.objectStore(STORE)).then(
      (value) => (result = value),
      (error: unknown) => {
        hasEnded(transaction)
        refuse(error)
      },
    )
  })
}

/** Leaves nothing in doubt: a transaction that still runs is aborted, and one that cannot be aborted had ended unheard. */
function hasEnded(transaction: IDBTransaction): boolean {
  try {
    transaction.abort()
    return false
  } catch {
    return true
  }
}

export const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string'
    ? error.name
    : ''
