import { type FirebaseAdapter, forgetCache } from '@caderno/adapters-firebase'
import {
  createLocalCopy,
  createLocalPreferences,
  type LocalEnvironment,
  createDeviceErasure,
  createLocalRemovals,
  createLocalSync,
  localRemovals,
} from '@caderno/adapters-local'
import {
  APPLICATION_KIND,
  CAREER_GOAL_KIND,
  CONTACT_KIND,
  byOwner,
  GUEST,
  ONE_LIST,
  withRepeatedRemovals,
  TWO_LISTS,
  withCopy,
  type Career,
  type CopyShape,
} from '@caderno/domain/career'
import { dataOf, delegate, type Identity, type RecordKind } from '@caderno/domain/kernel'
import {
  type PreferenceStore,
  createSyncStatus,
  PREFERENCE_CALLS,
  type SyncStatus,
  type TrackedWrite,
} from '@caderno/domain/shell'
import { openCareerStores, openGuestWork, openLocalStores, withDeletionNotice } from './local-modules.ts'
import { type AccountDeletion, type Auth, createAccountDeletion } from '@caderno/domain/identity'

/** An account's career in the cloud, the guest's on this device (§6). */
export function createFirebaseCareer(firebase: FirebaseAdapter, device: LocalEnvironment): Career {
  const account = () => openCareerStores(firebase.records)
  const [here, there] = [openLocalStores(device), account()]
  const isIn = (owner: string) => dataOf(firebase.accounts.current().getSnapshot())?.uid === owner
  const copyOf = <Stored extends Identity>(kind: RecordKind<Stored>, shape: CopyShape<Stored> = ONE_LIST) =>
    createLocalCopy(device, { kind, shape, isIn })
  const cloud = withRepeatedRemovals(
    {
      applications: withCopy(there.applications, copyOf(APPLICATION_KIND)),
      goals: withCopy(there.goals, copyOf(CAREER_GOAL_KIND, TWO_LISTS)),
      contacts: withCopy(there.contacts, copyOf(CONTACT_KIND)),
    },
    {
      removals: (collection) => createLocalRemovals(device, collection),
      clock: device.clock,
      isIn,
      noting: noteIn(device),
      refused: (owner, collection, code) => firebase.refusals.refuse(owner, { collection, code }),
    },
  )
  return {
    applications: byOwner(here.applications, cloud.applications),
    goals: byOwner(here.goals, cloud.goals),
    contacts: byOwner(here.contacts, cloud.contacts),
    preferences: preferencesByOwner(createLocalPreferences(device), firebase.preferences),
    guestWork: openGuestWork(device, account),
    retryRemovals: cloud.retryRemovals,
  }
}

/** What is removed counts as pending until this device has noted it. */
export const noteIn =
  ({ writes }: Pick<LocalEnvironment, 'writes'>) =>
  (owner: string, removal: TrackedWrite, noted: Promise<unknown>) =>
    void writes.track(owner, removal, noted)

const preferencesByOwner = (guest: PreferenceStore, account: PreferenceStore): PreferenceStore => {
  const of = (owner: string) => (owner === GUEST ? guest : account)
  return { watch: (owner) => of(owner).watch(owner), ...delegate(of, PREFERENCE_CALLS) }
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

/** An account's changes are sent, and its removals noted on this device first; the guest's stay here. */
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

export { openUpdates } from './local-modules.ts'
export { openStores } from '../modules/stores.ts'
