import type { RecordStore, WriteOutcome } from '../kernel/index.ts'
import type { PreferenceStore } from '../shell/index.ts'
import type { Application, ApplicationDraft } from './application.ts'
import type { Contact, ContactDraft } from './contact.ts'
import type { CareerGoal, CareerGoalDraft } from './goal.ts'

export interface CareerStores {
  readonly applications: RecordStore<ApplicationDraft, Application>
  readonly goals: RecordStore<CareerGoalDraft, CareerGoal>
  readonly contacts: RecordStore<ContactDraft, Contact>
}

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
