import {
  createLocalImportedWork,
  createLocalRecordStore,
  type LocalEnvironment,
  createLocalErasure,
  createLocalDismissals,
  type Storage,
} from '@caderno/adapters-local'
import { createGuestWork } from '@caderno/domain/archive'
import { careerStores, type GuestWork } from '@caderno/domain/career'
import { createUpdates, type Updates } from '@caderno/domain/shell'
import type { Clock, Records } from '@caderno/domain/kernel'
import {
  ACCOUNT_DELETED,
  type AccountDeletion,
  type Accounts,
  type Auth,
  createAccountDeletion,
} from '@caderno/domain/identity'
import { notify } from '../components/feedback/notify.ts'
import { createAppFiles } from '../app/app-files.ts'

/** The guest's work on this device, for accounts whose stores are those of `account`. */
export const openGuestWork = (environment: LocalEnvironment, account: Records): GuestWork =>
  createGuestWork({
    guest: () => careerStores((kind) => createLocalRecordStore(kind, environment)),
    account: () => careerStores(account),
    imported: createLocalImportedWork(environment),
    exclusively: (task) => environment.locks.run('importar', task),
  })

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

export {
  createLocalArchive,
  createLocalFinances,
  createLocalPreferences,
  createLocalRecordStore,
} from '@caderno/adapters-local'
