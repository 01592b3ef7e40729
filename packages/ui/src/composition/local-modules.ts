import {
  createLocalImportedWork,
  createLocalRecordStore,
  type LocalEnvironment,
  createLocalErasure,
  createLocalDismissals,
  type Storage,
} from '@caderno/adapters-local'
import {
  APPLICATION_KIND,
  CAREER_GOAL_KIND,
  CONTACT_KIND,
  createGuestWork,
  type Career,
  type CareerStores,
  type GuestWork,
} from '@caderno/domain/career'
import { type PreferenceStore, createUpdates, type Updates } from '@caderno/domain/shell'
import type { Clock } from '@caderno/domain/kernel'
import {
  ACCOUNT_DELETED,
  type AccountDeletion,
  type Accounts,
  type Auth,
  createAccountDeletion,
} from '@caderno/domain/identity'
import { notify } from '../components/feedback/notify.ts'
import type { OpenStore } from '../modules/stores.ts'
import { createAppFiles } from '../app/app-files.ts'

export const openCareerStores = (open: OpenStore): CareerStores => ({
  applications: open(APPLICATION_KIND),
  goals: open(CAREER_GOAL_KIND),
  contacts: open(CONTACT_KIND),
})

/** The stores on this device: the guest's, and in local mode every account's. */
export const openLocalStores = (environment: LocalEnvironment): CareerStores =>
  openCareerStores((kind) => createLocalRecordStore(kind, environment))

/** The guest's work on this device, for accounts whose stores are those of `account`. */
export const openGuestWork = (environment: LocalEnvironment, account: () => CareerStores): GuestWork =>
  createGuestWork({
    guest: () => openLocalStores(environment),
    account,
    imported: createLocalImportedWork(environment),
    exclusively: (task) => environment.locks.run('importar', task),
  })

/** The career of the guest and of every account, all on this device. */
export function createLocalCareer(environment: LocalEnvironment, preferences: PreferenceStore): Career {
  const stores = openLocalStores(environment)
  // Imports must use the stores that the screen watches: two store objects of one page do not notify each other.
  return {
    ...stores,
    preferences,
    guestWork: openGuestWork(environment, () => stores),
  }
}

/** A deletion that a later page completes gets the same notice as one that was completed at once. */
export const withDeletionNotice = (deletion: AccountDeletion): AccountDeletion => ({
  ...deletion,
  async resume() {
    const ended = await deletion.resume()
    if (ended) notify(ACCOUNT_DELETED)
    return ended
  },
})

export const openLocalAccountDeletion = (
  environment: LocalEnvironment,
  auth: Auth,
  accounts: Accounts,
): AccountDeletion =>
  withDeletionNotice(createAccountDeletion({ accounts, auth, erasure: createLocalErasure(environment) }))

export const openUpdates = (storage: Storage, clock: Clock): Updates =>
  createUpdates({ files: createAppFiles(), dismissals: createLocalDismissals(storage), clock })

export { openStores } from '../modules/stores.ts'
export {
  createLocalArchive,
  createLocalFinances,
  createLocalPreferences,
  createLocalRecordStore,
} from '@caderno/adapters-local'
