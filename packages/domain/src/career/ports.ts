import type { Records, RecordStore, WriteOutcome } from '../kernel/index.ts'
import type { PreferenceStore } from '../shell/index.ts'
import { APPLICATION_KIND, type Application, type ApplicationDraft } from './application.ts'
import { CONTACT_KIND, type Contact, type ContactDraft } from './contact.ts'
import { CAREER_GOAL_KIND, type CareerGoal, type CareerGoalDraft } from './goal.ts'

export interface CareerStores {
  readonly applications: RecordStore<ApplicationDraft, Application>
  readonly goals: RecordStore<CareerGoalDraft, CareerGoal>
  readonly contacts: RecordStore<ContactDraft, Contact>
}

export const careerStores = (records: Records): CareerStores => ({
  applications: records(APPLICATION_KIND),
  goals: records(CAREER_GOAL_KIND),
  contacts: records(CONTACT_KIND),
})

/** Everything that the career screen asks of the world; the owner is the uid, or GUEST. */
export interface Career extends CareerStores {
  readonly preferences: PreferenceStore
  /** What the guest of this browser has to offer to an account (D17). */
  readonly guestWork: GuestWork
}

/** How much there is of each kind. */
export type GuestCount = Readonly<Record<keyof CareerStores, number>>

export interface GuestWork {
  count(): Promise<GuestCount>
  /** Copies it into the account, contacts too; importing twice adds nothing, and brings back nothing that was removed there meanwhile. Once all is confirmed (`saved`) the guest's copy is gone. */
  importInto(owner: string): Promise<WriteOutcome>
}
