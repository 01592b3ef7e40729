import type { Snapshot } from '../kernel/index.ts'
import type { Backend } from '../shell/index.ts'

/**
 * Where the career data is just now, and no more than is true: confirmed by the service (`cloud`), in the account on this device (`account`), a guest's
 * in this browser (`browser`), on this device until it is sent (`waiting`), in this tab alone (`tab`), not to be read (`unread`); `absent` where the
 * career itself did not come.
 */
export type StorageState =
  'loading' | 'cloud' | 'account' | 'browser' | 'waiting' | 'tab' | 'unread' | 'absent'

export interface StorageFacts {
  readonly backend: Backend
  readonly guest: boolean
  /** The device or the session says that there is no connection. */
  readonly offline: boolean
  readonly memory: boolean
  readonly snapshots: readonly Snapshot<unknown>[]
}

export function storageStateOf({ backend, guest, offline, memory, snapshots }: StorageFacts): StorageState {
  const failed = snapshots.some(({ status }) => status === 'failed')
  const inTheCloud = backend === 'firebase' && !guest
  if (!failed && snapshots.some(({ status }) => status === 'loading')) return 'loading'
  if (inTheCloud) {
    const pending = snapshots.some((snapshot) => snapshot.status === 'ready' && snapshot.pending)
    if (!failed && !offline && !pending) return 'cloud'
    return memory ? 'tab' : 'waiting'
  }
  if (memory) return 'tab'
  if (failed) return 'unread'
  return guest ? 'browser' : 'account'
}
