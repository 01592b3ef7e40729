import 'fake-indexeddb/auto'
import type { Clock } from '@caderno/domain/kernel'
import { createOutbox } from '@caderno/domain/shell'
import { fakeClock, fakeIds, type FakeClock } from '@caderno/domain/testing'
import { IDBFactory } from 'fake-indexeddb'
import { webcrypto } from 'node:crypto'
import { createKnownAccounts } from '../src/accounts/known-accounts.ts'
import type { Folder } from '../src/backup/backup-file.ts'
import { createBackup } from '../src/backup/backup.ts'
import type { LocalEnvironment } from '../src/storage/environment.ts'
import { openForage } from '../src/storage/database.ts'
import { createStorage, type Storage } from '../src/storage/storage.ts'
import { createQueueLocks, type Channel } from '../src/storage/tabs.ts'

/** Enough to see that the parameters are used; the real figure is tested for itself. */
const FEW_ITERATIONS = 2

export interface Browser {
  readonly idb: IDBFactory
  readonly clock: FakeClock
  /** The environment of one more tab of this browser. */
  tab(over?: Partial<LocalEnvironment>): LocalEnvironment
  /** The same with a second copy of everything in this folder. */
  copyingTab(folder: Folder, over?: { clock?: Clock; page?: EventTarget }): LocalEnvironment
  /** The stored values themselves, read past every layer. */
  readonly disk: Storage
}

/** One browser with a database of its own; its tabs share locks, broadcasts, time and storage. */
export function createBrowser(idb: IDBFactory = new IDBFactory(), timeoutMs?: number): Browser {
  const clock = fakeClock()
  const ids = fakeIds()
  const locks = createQueueLocks()
  const newChannel = createChannelHub()
  const database = { idb, ...(timeoutMs !== undefined && { timeoutMs }) }
  const storage = () =>
    createStorage({ open: () => openForage(database), persist: () => Promise.resolve(true) })
  const tab: Browser['tab'] = (over = {}) => ({
    storage: storage(),
    locks,
    channel: newChannel(),
    crypto: webcrypto as unknown as Crypto,
    clock,
    ids,
    accounts: createKnownAccounts(),
    outbox: createOutbox(fakeIds('marca')),
    origin: 'http://localhost:4173',
    iterations: FEW_ITERATIONS,
    ...over,
  })
  const copyingTab: Browser['copyingTab'] = (folder, over = {}) => {
    const channel = newChannel()
    const backup = createBackup({ folder, locks, channel, clock, ...over })
    const copied: Storage = createStorage({
      open: () => openForage({ ...database, restore: () => backup.restore() }),
      persist: () => Promise.resolve(true),
      onChange: () => backup.schedule(copied),
    })
    return tab({ storage: copied, backup, channel })
  }
  return { idb, clock, disk: storage(), tab, copyingTab }
}

/** The channels of several tabs in one process. */
function createChannelHub(): () => Channel {
  const everyone = new Set<(key: string | undefined) => void>()
  return () => {
    const mine = new Set<(key: string | undefined) => void>()
    return {
      post(key) {
        for (const listener of everyone)
          if (!mine.has(listener)) void Promise.resolve().then(() => everyone.has(listener) && listener(key))
      },
      publish(key) {
        for (const listener of everyone)
          void Promise.resolve().then(() => everyone.has(listener) && listener(key))
      },
      listen(onChange) {
        const listener = (key: string | undefined) => onChange(key)
        everyone.add(listener)
        mine.add(listener)
        return () => {
          everyone.delete(listener)
          mine.delete(listener)
        }
      },
    }
  }
}

/** Random bytes that are the same in every run. */
export function countingCrypto(): LocalEnvironment['crypto'] {
  let count = 0
  return {
    subtle: webcrypto.subtle as unknown as SubtleCrypto,
    getRandomValues: <T extends ArrayBufferView | null>(array: T) => {
      if (array instanceof Uint8Array) array.fill(++count)
      return array
    },
  }
}

/** Several values in one transaction; undefined removes. */
export const writeAll = (storage: Storage, changes: ReadonlyMap<string, unknown>): Promise<void> =>
  storage.transact(async (table) => changes.forEach((value, key) => table.put(key, value)))

/** Everything that stands in the database, as text. */
export async function dump({ disk }: Browser): Promise<string> {
  const keys = await disk.keys('')
  return JSON.stringify(await Promise.all(keys.map(async (key) => [key, await disk.read(key)])))
}
