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
  /** Repeats the deletions that were not confirmed yet: on load and when the connection is back (D8). Never rejects. */
  retryRemovals(owner: string): Promise<void>
}

export interface GuestWork {
  /** How much there is; zeros when there is nothing. */
  count(): Promise<{ readonly applications: number; readonly goals: number; readonly contacts: number }>
  /** Copies it into the account, contacts too; importing twice adds nothing, and brings back nothing that was removed there meanwhile. Once all is confirmed (`saved`) the guest's copy is gone. */
  importInto(owner: string): Promise<WriteOutcome>
}

/** A removal that is not confirmed yet (D8). */
export interface PendingRemoval {
  readonly id: RecordId
  /** ISO instant; tells it from a later removal of the same record. */
  readonly em: string
  /** What finds the record when its id does not (§7, career goals); empty where there is nothing, and once the id has found it. */
  readonly texto: string
  /** The deletion was given to the store, which may carry it out at any time. */
  readonly enviada: boolean
}

/** The removals of one collection that this device repeats until they are confirmed, the same in all its tabs. */
export interface PendingRemovals {
  watch(owner: UserId): LiveQuery<readonly PendingRemoval[]>
  list(owner: UserId): Promise<readonly PendingRemoval[]>
  /** Takes the place of an earlier one of the same record. */
  remember(owner: UserId, removal: PendingRemoval): Promise<void>
  /** With `em` only that one, not a later one of the same record. Resolves with what is remembered no more. */
  forget(owner: UserId, id: RecordId, em?: string): Promise<PendingRemoval | undefined>
  /** One task at a time for each record, in all tabs. */
  exclusively<T>(owner: UserId, id: RecordId, task: () => Promise<T>): Promise<T>
}

/** What this device keeps of an account's records for when they cannot be loaded (§3, §7). */
export interface DeviceCopy<Stored> {
  /** Undefined where nothing is kept. */
  watch(owner: UserId): LiveQuery<readonly Stored[] | undefined>
  keep(owner: UserId, records: readonly Stored[]): Promise<void>
  /** One record that is gone. */
  drop(owner: UserId, id: RecordId): Promise<void>
}
