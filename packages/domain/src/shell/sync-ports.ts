import type { LiveQuery, UserId } from '../kernel/index.ts'
import type { LateRefusal } from './ports.ts'

/** Where stands what a user changed. No item is in both lists. */
export interface SyncState {
  /** Items with a change that is not confirmed yet, each once, as «collection/id». */
  readonly pending: readonly string[]
  /** How many of these are removals, which this device can be asked to repeat (D8). */
  readonly removals: number
  /** Changes that were not taken, until they are made again or dismissed. */
  readonly refused: readonly LateRefusal[]
}

export interface SyncStatus {
  watch(uid: UserId): LiveQuery<SyncState>
  /** The user was told what was not saved. */
  dismiss(uid: UserId): Promise<void>
}

/** What an adapter knows of the changes of one user that went through it. */
export interface Outbox {
  /** Items, as «collection/id». */
  readonly unsent: readonly string[]
  readonly lost: readonly LostWrite[]
}
export interface LostWrite extends LateRefusal {
  /** As «collection/id». */
  readonly item: string
}
