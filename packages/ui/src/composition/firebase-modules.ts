import { type FirebaseAdapter, forgetCache } from '@caderno/adapters-firebase'
import { type LocalEnvironment, createDeviceErasure } from '@caderno/adapters-local'
import { withDeletionNotice } from './local-modules.ts'
import { type AccountDeletion, type Auth, createAccountDeletion } from '@caderno/domain/identity'

/** Deletes the documents in the cloud, and on this device Firestore's cache and our copies and journals. */
export function openCloudAccountDeletion(
  { accounts, erasure: { documents } }: FirebaseAdapter,
  environment: LocalEnvironment,
  auth: Auth,
): AccountDeletion {
  const onDevice = createDeviceErasure(environment)
  const onlyTheServiceKnows = () => Promise.resolve(false)
  const device = async (owner: string) => {
    await forgetCache(owner)
    await onDevice.device(owner)
  }
  return withDeletionNotice(
    createAccountDeletion({
      accounts,
      auth,
      erasure: { ...onDevice, documents, identity: onlyTheServiceKnows, device },
    }),
  )
}

export { forgetCachesOfOthers } from '@caderno/adapters-firebase'
export { openGuestWork, openUpdates } from './local-modules.ts'
export {
  createLocalOfflineCache,
  createLocalPreferences,
  createLocalRecordStore,
} from '@caderno/adapters-local'
