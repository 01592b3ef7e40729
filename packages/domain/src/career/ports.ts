import type { LiveQuery, RecordId, RecordStore, UserId, WriteOutcome } from '../kernel/index.ts'
import type { PreferenceStore } from '../shell/index.ts'
import type { Application, ApplicationDraft } from './application.ts'
import type { Contact, ContactDraft } from './contact.ts'
import type { CareerGoal, CareerGoalDraft } from './goal.ts'

/** Owner of what somebody who is signed out keeps in this browser; never sent anywhere (§6). */
export const GUEST = 'visitante'

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

export interface GuestWork {
  /** How much there is; zeros when there is nothing. */
  count(): Promise<{ readonly applications: number; readonly goals: number; readonly contacts: number }>
  /** Copies it into the account, contacts too; importing twice adds nothing, and brings back nothing that was removed there meanwhile. Once all is confirmed (`saved`) the guest's copy is gone. */
  importInto(owner: string): Promise<WriteOutcome>
}

/** What this device keeps of an account's records for when they cannot be loaded (§3, §7). */
export interface DeviceCopy<Stored> {
  /** Undefined where nothing is kept. */
  watch(owner: UserId): LiveQuery<readonly Stored[] | undefined>
  keep(owner: UserId, records: readonly Stored[]): Promise<void>
  /** One record that is gone. */
  drop(owner: UserId, id: RecordId): Promise<void>
}
