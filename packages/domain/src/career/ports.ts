import type { RecordStore, WriteOutcome } from '../kernel/index.ts'
import type { PreferenceStore } from '../shell/index.ts'
import type { Application, ApplicationDraft } from './application.ts'
import type { Contact, ContactDraft } from './contact.ts'
import type { CareerGoal, CareerGoalDraft } from './goal.ts'

/** The `candidaturas` collection. */
export type Applications = RecordStore<ApplicationDraft, Application>
/** The `metas_carreira` collection. */
export type CareerGoals = RecordStore<CareerGoalDraft, CareerGoal>
/** The `contatos` collection. */
export type Contacts = RecordStore<ContactDraft, Contact>

/** Owner of what somebody who is signed out keeps in this browser; never sent anywhere (spec §6). */
export const GUEST = 'visitante'

export interface CareerStores {
  readonly applications: Applications
  readonly goals: CareerGoals
  readonly contacts: Contacts
}

/** Everything that the career screen asks of the world; the owner is the uid, or GUEST. */
export interface Career extends CareerStores {
  readonly preferences: PreferenceStore
  /** What the guest of this browser has to offer to an account (D17). */
  readonly guestWork: GuestWork
  /** Repeats the deletions that were not confirmed yet: on load and when the connection is back (D8). Never rejects. */
  retryRemovals(owner: string): Promise<void>
}

export interface GuestWork {
  /** How much there is; zeros when there is nothing. */
  count(): Promise<{ readonly applications: number; readonly goals: number }>
  /** Copies it into the account, contacts too; importing twice adds nothing. Once all is confirmed (`saved`) the guest's copy is gone. */
  importInto(owner: string): Promise<WriteOutcome>
}
