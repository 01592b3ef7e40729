import { type FirebaseAdapter, forgetCache } from '@caderno/adapters-firebase'
import {
  createLocalCopy,
  createLocalRecordStore,
  type LocalEnvironment,
  createDeviceErasure,
} from '@caderno/adapters-local'
import {
  careerStores,
  APPLICATION_KIND,
  CAREER_GOAL_KIND,
  CONTACT_KIND,
  withCareerRemovals,
  TWO_LISTS,
} from '@caderno/domain/career'
import {
  dataOf,
  type Identity,
  type RecordKind,
  type Records,
  byOwner,
  ONE_LIST,
  withCopy,
  type CopyShape,
} from '@caderno/domain/kernel'
import { withDeletionNotice } from './local-modules.ts'
import { type AccountDeletion, type Auth, createAccountDeletion } from '@caderno/domain/identity'

/** The records of an account in the cloud; the guest's, where a guest has a career, on this device (§6). */
export function openRecords({ records, accounts }: FirebaseAdapter, device: LocalEnvironment): Records {
  const isIn = (owner: string) => dataOf(accounts.current().getSnapshot())?.uid === owner
  const copyOf = <Stored extends Identity>(kind: RecordKind<Stored>, shape: CopyShape<Stored> = ONE_LIST) =>
    createLocalCopy(device, { kind, shape, isIn })
  const there = careerStores(records)
  const here = careerStores((kind) => createLocalRecordStore(kind, device))
  const cloud = withCareerRemovals(
    {
      applications: withCopy(there.applications, copyOf(APPLICATION_KIND)),
      goals: withCopy(there.goals, copyOf(CAREER_GOAL_KIND, TWO_LISTS)),
      contacts: withCopy(there.contacts, copyOf(CONTACT_KIND)),
    },
    device,
  )
  const career: Readonly<Record<string, unknown>> = {
    [APPLICATION_KIND.collection]: byOwner(here.applications, cloud.applications),
    [CAREER_GOAL_KIND.collection]: byOwner(here.goals, cloud.goals),
    [CONTACT_KIND.collection]: byOwner(here.contacts, cloud.contacts),
  }
  return (kind) => (career[kind.collection] ?? records(kind)) as never
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
export { openGuestWork, openUpdates } from './local-modules.ts'
export { createLocalPreferences } from '@caderno/adapters-local'
