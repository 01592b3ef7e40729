import { deepFreeze, perKey } from '../src/kernel/index.ts'
import {
  createSyncStatus,
  createWriteLedger,
  type SyncState,
  type SyncStatus,
  type TrackedWrite,
} from '../src/shell/index.ts'
import { createFakeRemovals } from './fake-removals.ts'
import { settledQuery } from './settled-query.ts'

/** One tab of a device whose tabs share what has to be removed again. */
export function createFakeSync(removals = createFakeRemovals()) {
  const ledger = createWriteLedger()
  const sync = createSyncStatus({
    outboxes: [ledger],
    removals: [{ collection: 'candidaturas', watch: removals.watch }],
  })
  return {
    ...sync,
    track: <T>(uid: string, write: TrackedWrite, outcome: Promise<T>) => ledger.track(uid, write, outcome),
  }
}

/** A state that does not change but by «Dispensar». */
export function fixedSync(state: Partial<SyncState> = {}): SyncStatus {
  const query = perKey(() =>
    settledQuery<SyncState>(deepFreeze({ pending: [], removals: 0, refused: [], ...state })),
  )
  return { watch: query, dismiss: () => Promise.resolve() }
}
