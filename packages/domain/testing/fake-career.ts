import { createGuestWork } from '../src/archive/index.ts'
import {
  APPLICATION_KIND,
  CAREER_GOAL_KIND,
  CONTACT_KIND,
  type Application,
  type ApplicationDraft,
  type Career,
  type CareerGoal,
  type CareerGoalDraft,
  type Contact,
  type ContactDraft,
} from '../src/career/index.ts'
import { type Clock } from '../src/kernel/index.ts'
import type { PreferenceStore } from '../src/shell/index.ts'
import { fakeClock } from './environment.ts'
import { accountStoreOver } from './fake-account-store.ts'
import { createFakePreferences } from './fake-documents.ts'
import { createFakeImportedWork } from './fake-imported-work.ts'
import { createFakeRecordStore } from './fake-record-store.ts'
import { createFakeOutbox } from './fake-outbox.ts'
import { createFakeWorld, type FakeWorld } from './fake-world.ts'

export interface FakeCareerOptions {
  readonly world?: FakeWorld
  readonly clock?: Clock
  readonly preferences?: PreferenceStore
  /** Records of any owner; the guest's are GUEST's. */
  readonly applications?: readonly Application[]
  readonly goals?: readonly CareerGoal[]
  readonly contacts?: readonly Contact[]
}

/** The three stores of the career, in memory. */
export function createFakeCareerStores({
  world = createFakeWorld(),
  clock = fakeClock(),
  applications = [],
  goals = [],
  contacts = [],
}: FakeCareerOptions = {}) {
  return {
    applications: createFakeRecordStore<ApplicationDraft, Application>(APPLICATION_KIND, {
      world,
      clock,
      records: applications,
    }),
    goals: createFakeRecordStore<CareerGoalDraft, CareerGoal>(CAREER_GOAL_KIND, {
      world,
      clock,
      records: goals,
    }),
    contacts: createFakeRecordStore<ContactDraft, Contact>(CONTACT_KIND, { world, clock, records: contacts }),
  }
}

/** The real use cases over stores in memory; `stores` is where a test makes them fail, and looks past what the screen is shown. */
export function createFakeCareer(
  options: FakeCareerOptions = {},
): Career & { readonly stores: ReturnType<typeof createFakeCareerStores> } {
  const {
    world = createFakeWorld(),
    clock = fakeClock(),
    preferences = createFakePreferences({ world }),
  } = options
  const stores = createFakeCareerStores({ ...options, world, clock })
  const opened = () => createFakeCareerStores({ world, clock })
  const device = { outbox: createFakeOutbox(), clock }
  const guestWork = createGuestWork({
    guest: opened,
    account: opened,
    imported: createFakeImportedWork(),
    exclusively: (task) => task(),
  })
  return {
    applications: accountStoreOver<ApplicationDraft, Application>(
      APPLICATION_KIND,
      stores.applications,
      device,
    ),
    goals: accountStoreOver<CareerGoalDraft, CareerGoal>(CAREER_GOAL_KIND, stores.goals, device),
    contacts: accountStoreOver<ContactDraft, Contact>(CONTACT_KIND, stores.contacts, device),
    preferences,
    guestWork,
    stores,
  }
}
