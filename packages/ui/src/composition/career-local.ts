import {
  createLocalImportedWork,
  createLocalRecordStore,
  createLocalRemovals,
  type LocalEnvironment,
} from '@caderno/adapters-local'
import {
  APPLICATION_KIND,
  CAREER_GOAL_KIND,
  CONTACT_KIND,
  createCareer,
  type Application,
  type ApplicationDraft,
  type Career,
  type CareerGoal,
  type CareerGoalDraft,
  type CareerStores,
  type Contact,
  type ContactDraft,
} from '@caderno/domain/career'
import type { PreferenceStore, TrackedWrite } from '@caderno/domain/shell'

/** The stores of this device, the guest's and in local mode each account's. */
export const openLocalStores = (environment: LocalEnvironment): CareerStores => ({
  applications: createLocalRecordStore<ApplicationDraft, Application>(APPLICATION_KIND, environment),
  goals: createLocalRecordStore<CareerGoalDraft, CareerGoal>(CAREER_GOAL_KIND, environment),
  contacts: createLocalRecordStore<ContactDraft, Contact>(CONTACT_KIND, environment),
})

/** What stays on this device, whichever backend the app runs on. */
export const deviceMeans = (environment: LocalEnvironment) => ({
  clock: environment.clock,
  removals: (collection: string) => createLocalRemovals(environment, collection),
  noting: (owner: string, removal: TrackedWrite, noted: Promise<unknown>) =>
    void environment.writes.track(owner, removal, noted),
  imported: createLocalImportedWork(environment),
  exclusively: <T>(task: () => Promise<T>) => environment.locks.run('importar', task),
})

/** The career of the guest and of every account, all on this device. */
export function createLocalCareer(environment: LocalEnvironment, preferences: PreferenceStore): Career {
  const open = () => openLocalStores(environment)
  const stores = open()
  // Imported through the stores that the screen watches: the others of this page hear nothing of each other.
  return createCareer({
    ...deviceMeans(environment),
    stores,
    preferences,
    guest: open,
    account: () => stores,
  })
}
