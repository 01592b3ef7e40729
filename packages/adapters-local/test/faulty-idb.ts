import { IDBFactory } from 'fake-indexeddb'

export type Fault =
  | 'quota'
  | 'connection lost'
  | 'open error'
  | 'refused'
  | 'never settles'
  | 'answer lost'
  | 'closed before'
  | 'closed after'

export interface FaultyIdb {
  readonly idb: IDBFactory
  /** The operations from the n-th on (0 is the next) fail so many times. */
  inject(fault: Fault, options?: { after?: number; times?: number }): void
  heal(): void
  /** How often a database was opened. */
  opened(): number
  /** How many operations (transactions) were begun. */
  operations(): number
  /** Resolves when the tab is gone (`closed before` or `after` its transaction was complete): it never hears of anything again. */
  readonly closed: Promise<void>
}

const READ_FAULTS: readonly Fault[] = [
  'connection lost',
  'never settles',
  'answer lost',
  'closed before',
  'closed after',
]
const WRITE_FAULTS: readonly Fault[] = ['quota', ...READ_FAULTS]

/** One tab's IndexedDB on this disk. It fails as browsers do: a full disk aborts the transaction, and no request ever reports an error. */
export function createFaultyIdb(disk: IDBFactory = new IDBFactory()): FaultyIdb {
  const idb = Object.create(disk) as IDBFactory
  const open = disk.open.bind(disk)
  let gone = false
  let close = () => {}
  const closed = new Promise<void>((resolve) => {
    close = () => {
      gone = true
      resolve()
    }
  })
  let plan: { fault: Fault; after: number; times: number } | undefined
  let opened = 0
  let operations = 0

  const due = (kinds: readonly Fault[]): Fault | undefined => {
    if (!plan || !kinds.includes(plan.fault) || plan.times <= 0) return undefined
    if (plan.after-- > 0) return undefined
    plan.times -= 1
    return plan.fault
  }

  idb.open = (name, version) => {
    opened += 1
    const fault = due(['open error', 'refused'])
    if (fault)
      return brokenOpen(fault === 'refused' ? 'SecurityError' : 'UnknownError') as unknown as ReturnType<
        typeof open
      >
    const request = open(name, version)
    request.addEventListener('success', () => infect(request.result as unknown as IDBDatabase))
    return request
  }

  function infect(db: IDBDatabase) {
    const begin = db.transaction.bind(db)
    db.transaction = (stores, mode, options) => {
      operations += 1
      const fault = gone ? 'closed before' : due(mode === 'readwrite' ? WRITE_FAULTS : READ_FAULTS)
      if (fault === 'connection lost')
        throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
      const transaction = begin(stores, mode, options)
      if (fault === 'quota') abortForQuota(transaction)
      if (fault === 'never settles') spin(transaction)
      if (fault === 'answer lost' || fault?.startsWith('closed')) silence(transaction)
      if (fault === 'closed before') queueMicrotask(() => (transaction.abort(), close()))
      if (fault === 'closed after') transaction.addEventListener('complete', close)
      return transaction
    }
  }

  return {
    idb,
    inject: (fault, { after = 0, times = 1 } = {}) => void (plan = { fault, after, times }),
    heal: () => void (plan = undefined),
    opened: () => opened,
    operations: () => operations,
    closed,
  }
}

function brokenOpen(name: string): Partial<IDBOpenDBRequest> {
  const request: Partial<IDBOpenDBRequest> = {
    error: new DOMException('Internal error opening backing store', name),
  }
  setImmediate(() => void request.onerror?.call(request as IDBOpenDBRequest, new Event('error')))
  return request
}

/** Every request succeeds; then the transaction aborts. */
function abortForQuota(transaction: IDBTransaction) {
  Object.defineProperty(transaction, 'error', {
    get: () => new DOMException('The disk is full', 'QuotaExceededError'),
  })
  const begin = transaction.objectStore.bind(transaction)
  transaction.objectStore = (name) => {
    const store = begin(name)
    const [put, remove] = [store.put.bind(store), store.delete.bind(store)]
    const aborting = <T>(request: IDBRequest<T>) => {
      request.addEventListener('success', () => transaction.abort())
      return request
    }
    store.put = (value, key) => aborting(put(value, key))
    store.delete = (key) => aborting(remove(key))
    return store
  }
}

/** Keeps the transaction busy until somebody aborts it. */
function spin(transaction: IDBTransaction) {
  const store = transaction.objectStore(transaction.objectStoreNames[0]!)
  const again = () => {
    store.count().onsuccess = again
  }
  again()
}

/** The transaction ends, and nobody hears of it. */
function silence(transaction: IDBTransaction) {
  for (const event of ['oncomplete', 'onabort', 'onerror'] as const)
    Object.defineProperty(transaction, event, { set() {} })
}
