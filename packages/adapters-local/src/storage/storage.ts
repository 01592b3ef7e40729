import { AppError, createLiveQuery, failed, ready, type LiveQuery } from '@caderno/domain/kernel'
import type { StorageHealth } from '@caderno/domain/shell'
import { nameOf } from './database.ts'
import { createMemoryStore, type KeyValueStore, type Table } from './key-value-store.ts'

/** Values by key on this device. A write has happened when its promise resolves, and every rejection is an AppError. */
export interface Storage {
  /** `undefined` when the key is missing. */
  read(key: string): Promise<unknown>
  /** Reads all entries with this key prefix, as one snapshot. */
  readRange(prefix: string): Promise<[string, unknown][]>
  write(key: string, value: unknown): Promise<void>
  keys(prefix: string): Promise<string[]>
  /**
   * Reads and writes in one transaction: all that `work` puts is kept or nothing, and no other tab writes in between. It may wait
   * for its table only, and runs again when the connection was lost; an AppError that it throws is its answer, and nothing of it is kept.
   */
  transact<T>(work: (table: Table) => Promise<T>): Promise<T>
  health(): LiveQuery<StorageHealth>
}

interface StorageOptions {
  readonly open: () => Promise<KeyValueStore>
  /** Asks the browser to keep the data; called once, at the first write. */
  readonly persist: () => Promise<unknown>
  /** Called after every durable write. */
  readonly onChange?: () => void
}

/** The storage of this device. Where the browser refuses to store anything (private windows) everything is kept in memory, and `health` says so. */
export function createStorage({ open, persist, onChange }: StorageOptions): Storage {
  let opening: Promise<KeyValueStore> | undefined
  let memory: Promise<KeyValueStore> | undefined
  let proven = false
  let health: StorageHealth = 'durable'
  let asked = false

  const attempt = async <T>(operation: (store: KeyValueStore) => Promise<T>): Promise<T> => {
    const tried = (opening ??= open())
    try {
      const result = await operation(await tried)
      proven = true
      return result
    } catch (error) {
      const refused = tried !== memory && isRefusal(error) && (health === 'memory' || !proven)
      if (!refused) throw toStorageError(error)
      health = 'memory'
      opening = memory ??= Promise.resolve(createMemoryStore())
      return attempt(operation)
    }
  }
  const written = () => {
    if (!asked) void persist().catch(() => undefined)
    asked = true
    if (health === 'durable') onChange?.()
  }
  const commit = createGroupCommit((work) => attempt((store) => store.transact(work)), written)

  return {
    read: async (key) => (await attempt((store) => store.getItem<unknown>(key))) ?? undefined,
    readRange: (prefix) => attempt((store) => store.getRange(prefix)),
    write: async (key, value) => {
      await attempt((store) => store.setItem(key, value))
      written()
    },
    keys: async (prefix) => (await attempt((store) => store.keys())).filter((key) => key.startsWith(prefix)),
    transact: commit,
    health: () =>
      createLiveQuery((emit) => {
        attempt((store) => store.getItem('')).then(
          () => emit(ready(health)),
          (error: AppError) => emit(failed(error)),
        )
        return () => undefined
      }),
  }
}

const isRefusal = (error: unknown): boolean =>
  ['SecurityError', 'InvalidStateError', 'NotSupportedError'].includes(nameOf(error))

const toStorageError = (error: unknown): AppError =>
  new AppError(nameOf(error) === 'QuotaExceededError' ? 'storage-full' : 'storage-unavailable', {
    cause: error,
  })

type Work<T> = (table: Table) => Promise<T>
type Outcome = { readonly result: unknown } | { readonly error: AppError }

interface Waiting {
  readonly work: Work<unknown>
  readonly resolve: (result: never) => void
  readonly reject: (error: unknown) => void
}

/**
 * One transaction at a time, for all that came in during the one before: a thousand writes at once cost a handful of
 * transactions (P12), and each value is written once in each. Work that is refused leaves nothing and harms no other.
 */
export function createGroupCommit(
  transact: <T>(work: Work<T>) => Promise<T>,
  onWritten: () => void,
): <T>(work: Work<T>) => Promise<T> {
  let queue: Waiting[] = []
  let busy = false

  const commit = async (group: readonly Waiting[]) => {
    let tried: Awaited<ReturnType<typeof runAll>> | undefined
    const { outcomes, changes } = await transact(async (table) => {
      if (!tried?.changes.size || !(await stands(table, tried.changes))) tried = await runAll(group, table)
      return tried
    })
    if (changes.size > 0) onWritten()
    group.forEach(({ resolve, reject }, at) => {
      const outcome = outcomes[at]!
      if ('error' in outcome) reject(outcome.error)
      else resolve(outcome.result as never)
    })
  }
  const work = async () => {
    busy = true
    while (queue.length > 0) {
      const group = queue
      queue = []
      await commit(group).catch((error: unknown) => group.forEach(({ reject }) => reject(error)))
    }
    busy = false
  }

  return (each) =>
    new Promise((resolve, reject) => {
      queue.push({ work: each, resolve, reject })
      if (!busy) void work()
    })
}

/** Runs a group in which each sees the puts of those before it; the table is written once, at the end. */
async function runAll(group: readonly Waiting[], table: Table) {
  const read = new Map<string, Promise<unknown>>()
  let changes: ReadonlyMap<string, unknown> = new Map()
  const outcomes: Outcome[] = []
  for (const { work } of group) {
    const after = new Map(changes)
    const get = (key: string) => {
      if (after.has(key)) return Promise.resolve(after.get(key))
      const value = read.get(key) ?? table.get(key)
      read.set(key, value)
      return value
    }
    const keys = async (prefix: string) => {
      const before = (await table.keys(prefix)).filter((key) => !after.has(key))
      const put = [...after].filter(([key, value]) => value !== undefined && key.startsWith(prefix))
      return [...before, ...put.map(([key]) => key)]
    }
    try {
      outcomes.push({ result: await work({ get, keys, put: (key, value) => void after.set(key, value) }) })
      changes = after
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      outcomes.push({ error })
    }
  }
  changes.forEach((value, key) => table.put(key, value))
  return { outcomes, changes }
}

/** Whether an attempt was committed and only its answer was lost: then it must not run again. */
async function stands(table: Table, changes: ReadonlyMap<string, unknown>): Promise<boolean> {
  for (const [key, value] of changes)
    if (JSON.stringify(await table.get(key)) !== JSON.stringify(value)) return false
  return true
}
