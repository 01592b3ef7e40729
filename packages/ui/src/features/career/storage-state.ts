import type { Snapshot } from '@caderno/domain/kernel'
import type { Backend } from '@caderno/domain/shell'

/** Where the career data is just now, and no more than is true. */
export type StorageState =
  | 'loading'
  /** Confirmed by the service. */
  | 'cloud'
  /** Local mode, signed in. */
  | 'account'
  /** A guest's, in this browser. */
  | 'browser'
  /** On this device, to be sent. */
  | 'waiting'
  /** The browser refuses to keep anything: gone with the tab. */
  | 'tab'
  /** What this browser keeps could not be read. */
  | 'unread'
  /** The career itself did not come. */
  | 'absent'

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
    const waiting =
      failed || offline || snapshots.some((snapshot) => snapshot.status === 'ready' && snapshot.pending)
    if (!waiting) return 'cloud'
    return memory ? 'tab' : 'waiting'
  }
  if (memory) return 'tab'
  if (failed) return 'unread'
  return guest ? 'browser' : 'account'
}
