import type { AppErrorCode, LiveQuery, UserId, WriteOutcome } from '../kernel/index.ts'
import type { Preferences, ReadingGoal, View } from './preferences.ts'

/** The `preferencias` collection, one document per user. */
export interface PreferenceStore {
  watch(uid: UserId): LiveQuery<Preferences>
  /** Remembers the view of one module; the other modules' choices stay. */
  chooseView(uid: UserId, module: string, view: View): Promise<WriteOutcome>
  /** Checks one item of the LinkedIn checklist, or unchecks it; the other items stay. */
  checkLinkedin(uid: UserId, item: string, done: boolean): Promise<WriteOutcome>
  /** The goal of reading, in the place of an earlier one; null takes it back. */
  setReadingGoal(uid: UserId, goal: ReadingGoal | null): Promise<WriteOutcome>
}

/** Where what is written goes: `memory` means the browser refuses to keep anything and all is gone with the tab. */
export type StorageHealth = 'durable' | 'memory'
/** The second copy of everything on this device, and when it was made. */
export interface CopyState {
  readonly kind: 'unsupported' | 'none' | 'kept' | 'failed'
  readonly em?: string
}
/** What the browser says of what it keeps; undefined where it does not say. */
export interface StorageCare {
  /** It is not cleared unless the user asks for it. */
  readonly kept: boolean | undefined
  readonly bytes: number | undefined
  readonly copy: CopyState
}
export interface StorageStatus {
  watch(): LiveQuery<StorageHealth>
  /** When the copy was made from which this device's data had to be restored; null: nothing to tell. */
  restored(): LiveQuery<string | null>
  /** The user was told. */
  dismissRestored(): Promise<void>
  /** As it is now. */
  care(): Promise<StorageCare>
  /** Whether the browser promised. */
  askToKeep(): Promise<boolean>
}

/** A write that was `queued` and that the service refused when it was sent: what it changed is no longer on the screen. */
export interface LateRefusal {
  /** The specification's name of the collection. */
  readonly collection: string
  readonly code: AppErrorCode
}
export interface LateRefusals {
  /** Those of the signed-in user since the last dismissal, oldest first. */
  watch(): LiveQuery<readonly LateRefusal[]>
  /** The user was told. */
  dismiss(): Promise<void>
}

/** Which backend stands behind the ports; decides words only (D15). */
export type Backend = 'local' | 'firebase'
