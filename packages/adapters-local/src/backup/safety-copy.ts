import type { Clock } from '@caderno/domain/kernel'
import type { CopyState } from '@caderno/domain/shell'
import { findCopy, type Folder } from './copy-file.ts'
import type { Recall } from '../storage/connection.ts'
import type { Storage } from '../storage/storage.ts'
import type { Channel, Locks } from '../storage/tabs.ts'

/** A copy of the whole database that outlives its loss (docs/adr/0020). What makes and reads it is loaded when it is needed. */
export interface SafetyCopy {
  readonly recall: Recall
  /** Something was written: it is copied soon. */
  touch(storage: Storage): void
  /** Makes a change that no copy may undo: the old copy goes before it, and the new one comes after. */
  renew(storage: Storage, change: () => Promise<void>): Promise<void>
  state(): Promise<CopyState>
}

export interface SafetyCopyOptions {
  readonly folder: Folder
  readonly locks: Locks
  readonly channel: Pick<Channel, 'publish'>
  readonly clock: Clock
  /** Tells when the page goes out of sight, after which it may be gone. */
  readonly page?: EventTarget
}

export function createSafetyCopy(options: SafetyCopyOptions): SafetyCopy {
  let keeper: ReturnType<(typeof import('./copy-keeper.ts'))['createCopyKeeper']> | undefined
  const load = async () => {
    const { createCopyKeeper } = await import('./copy-keeper.ts')
    return (keeper ??= createCopyKeeper(options))
  }
  return {
    async recall() {
      const file = await findCopy(options.folder)
      if (!file) return new Map()
      const values = (await import('./copy-keeper.ts')).valuesOf(await file.text())
      // What is open reads them once they are there: a read waits for the database.
      values.forEach((_, key) => options.channel.publish(key))
      return values
    },
    touch: (storage) =>
      void load().then(
        ({ touch }) => touch(storage),
        () => undefined,
      ),
    renew: async (storage, change) => (await load()).renew(storage, change),
    state: async () => (await load()).state(),
  }
}
