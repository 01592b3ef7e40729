import { forgetCache, type FirebaseAdapter } from '@caderno/adapters-firebase'
import { createDeviceErasure, type LocalEnvironment } from '@caderno/adapters-local'
import { createDeparture, type Departure } from '@caderno/domain/departure'
import type { Auth } from '@caderno/domain/identity'
import { tellingDeparture } from './telling-departure.ts'

/** The documents go in the cloud; what this device keeps of them is the vendor's cache and our own copies and journals. */
export function openCloudDeparture(
  { accounts, erasure: { documents } }: FirebaseAdapter,
  environment: LocalEnvironment,
  auth: Auth,
): Departure {
  const onDevice = createDeviceErasure(environment)
  const onlyTheServiceKnows = () => Promise.resolve(false)
  const device = async (owner: string) => {
    await forgetCache(owner)
    await onDevice.device(owner)
  }
  return tellingDeparture(
    createDeparture({
      accounts,
      auth,
      erasure: { ...onDevice, documents, identity: onlyTheServiceKnows, device },
    }),
  )
}
