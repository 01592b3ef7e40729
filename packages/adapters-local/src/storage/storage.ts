import { AppError, createLiveQuery, failed, ready, type LiveQuery } from '@caderno/domain/kernel'
import type { StorageHealth } from '@caderno/domain/shell'
import { nameOf } from './connection.ts'
import { createGroupCommit } from './group-commit.ts'
import { createMemoryStore, type KeyValueStore, type Table } from './key-value-store.ts'

/** Values by key on this device. A write has happened when its promise resolves, and every rejection is an AppError. */
export interface Storage {
  /** `undefined` when the key is missing. */
  read(key: string): Promise<unknown>
  /** All entries with this key prefix, as one snapshot. */
  readRange(prefix: string): Promise<[string, unknown][]>
  write(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
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

/** Where the browser refuses to store anything (private windows) everything is kept in memory, and `health` says so. */
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
      opening = memory ??= inMemory()
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
    remove: async (key) => {
      await attempt((store) => store.removeItem(key))
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

const inMemory = () => Promise.resolve(createMemoryStore())

const isRefusal = (error: unknown): boolean =>
  ['SecurityError', 'InvalidStateError', 'NotSupportedError'].includes(nameOf(error))

const toStorageError = (error: unknown): AppError =>
  new AppError(nameOf(error) === 'QuotaExceededError' ? 'storage-full' : 'storage-unavailable', {
    cause: error,
  })
