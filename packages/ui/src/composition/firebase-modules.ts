import { type FirebaseAdapter, forgetCache } from '@caderno/adapters-firebase'
import {
  createLocalCopy,
  createLocalPreferences,
  type LocalEnvironment,
  createDeviceErasure,
} from '@caderno/adapters-local'
import {
  APPLICATION_KIND,
  CAREER_GOAL_KIND,
  CONTACT_KIND,
  withCareerRemovals,
  TWO_LISTS,
  type Career,
} from '@caderno/domain/career'
import {
  dataOf,
  delegateTo,
  type Identity,
  type RecordKind,
  byOwner,
  GUEST,
  ONE_LIST,
  withCopy,
  type CopyShape,
} from '@caderno/domain/kernel'
import type { PreferenceStore } from '@caderno/domain/shell'
import { openCareerStores, openGuestWork, openLocalStores, withDeletionNotice } from './local-modules.ts'
import { type AccountDeletion, type Auth, createAccountDeletion } from '@caderno/domain/identity'

/** An account's career in the cloud, the guest's on this device (§6). */
export function createFirebaseCareer(firebase: FirebaseAdapter, device: LocalEnvironment): Career {
  const account = () => openCareerStores(firebase.records)
  const [here, there] = [openLocalStores(device), account()]
  const isIn = (owner: string) => dataOf(firebase.accounts.current().getSnapshot())?.uid === owner
  const copyOf = <Stored extends Identity>(kind: RecordKind<Stored>, shape: CopyShape<Stored> = ONE_LIST) =>
    createLocalCopy(device, { kind, shape, isIn })
  const cloud = withCareerRemovals(
    {
      applications: withCopy(there.applications, copyOf(APPLICATION_KIND)),
      goals: withCopy(there.goals, copyOf(CAREER_GOAL_KIND, TWO_LISTS)),
      contacts: withCopy(there.contacts, copyOf(CONTACT_KIND)),
    },
    device,
  )
  return {
    applications: byOwner(here.applications, cloud.applications),
    goals: byOwner(here.goals, cloud.goals),
    contacts: byOwner(here.contacts, cloud.contacts),
    preferences: preferencesByOwner(createLocalPreferences(device), firebase.preferences),
    guestWork: openGuestWork(device, account),
  }
}

const preferencesByOwner = (guest: PreferenceStore, account: PreferenceStore): PreferenceStore => {
  const of = (owner: string) => (owner === GUEST ? guest : account)
  return delegateTo(of, { watch: (owner) => of(owner).watch(owner) })
}

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
export { openUpdates } from './local-modules.ts'
export { openStores } from '../modules/stores.ts'
