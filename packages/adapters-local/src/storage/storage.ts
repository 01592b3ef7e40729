import { AppError, createLiveQuery, failed, ready, type LiveQuery } from '@caderno/domain/kernel'
import type { StorageHealth } from '@caderno/domain/shell'
import { nameOf } from './connection.ts'

/** What storage needs of localforage, and what its driver can do besides. */
export interface KeyValueStore extends Pick<LocalForage, 'getItem' | 'setItem' | 'removeItem' | 'keys'> {
  setItems(changes: ReadonlyMap<string, unknown>): Promise<void>
  entries(): Promise<[string, unknown][]>
}

/** Values by key on this device. A write has happened when its promise resolves, and every rejection is an AppError. */
export interface Storage {
  /** `undefined` when nothing is there. */
  read(key: string): Promise<unknown>
  write(key: string, value: unknown): Promise<void>
  /** All of the changes or none, in one transaction; `undefined` removes. */
  writeAll(changes: ReadonlyMap<string, unknown>): Promise<void>
  remove(key: string): Promise<void>
  keys(prefix: string): Promise<string[]>
  /** Everything, as it stood at one moment. */
  entries(): Promise<[string, unknown][]>
  health(): LiveQuery<StorageHealth>
}

interface StorageOptions {
  readonly open: () => Promise<KeyValueStore>
  /** Asks the browser to keep the data; called once, at the first write. */
  readonly persist: () => Promise<unknown>
  /** Hears of every change that outlives the tab. */
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
  const change = async (operation: (store: KeyValueStore) => Promise<unknown>) => {
    await attempt(operation)
    if (!asked) void persist().catch(() => undefined)
    asked = true
    if (health === 'durable') onChange?.()
  }

  return {
    read: async (key) => (await attempt((store) => store.getItem<unknown>(key))) ?? undefined,
    write: (key, value) => change((store) => store.setItem(key, value)),
    writeAll: (changes) => change((store) => store.setItems(changes)),
    remove: (key) => change((store) => store.removeItem(key)),
    keys: async (prefix) => (await attempt((store) => store.keys())).filter((key) => key.startsWith(prefix)),
    entries: () => attempt((store) => store.entries()),
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

const inMemory = async () => (await import('./memory-store.ts')).createMemoryStore()

const isRefusal = (error: unknown): boolean =>
  ['SecurityError', 'InvalidStateError', 'NotSupportedError'].includes(nameOf(error))

const toStorageError = (error: unknown): AppError =>
  new AppError(nameOf(error) === 'QuotaExceededError' ? 'storage-full' : 'storage-unavailable', {
    cause: error,
  })
