import type { FirebaseAdapter } from '@caderno/adapters-firebase'
import { createLocalSync, localRemovals, type LocalEnvironment } from '@caderno/adapters-local'
import { GUEST } from '@caderno/domain/career'
import { createSyncStatus, type SyncStatus } from '@caderno/domain/shell'

/** An account's changes go to the cloud, but for what is removed, which this device notes first; the guest's stay on this device. */
export function openCloudSync({ outbox, refusals }: FirebaseAdapter, device: LocalEnvironment): SyncStatus {
  const guest = createLocalSync(device)
  const account = createSyncStatus({
    outboxes: [outbox, device.writes],
    refusals,
    removals: localRemovals(device),
  })
  const of = (uid: string) => (uid === GUEST ? guest : account)
  return { watch: (uid) => of(uid).watch(uid), dismiss: (uid) => of(uid).dismiss(uid) }
}
