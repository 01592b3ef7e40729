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

/** Where what is written goes: `memory` means the browser refuses to keep anything and all is gone with the tab; `cleared` that the site's data was removed under this page. */
export type StorageHealth = 'durable' | 'memory' | 'cleared'
/** The second copy of everything on this device, and when it was made. */
export interface BackupState {
  readonly kind: 'unsupported' | 'none' | 'kept' | 'failed'
  readonly em?: string
}
/** What the browser says of what it keeps; undefined where it does not say. */
export interface StorageCare {
  /** It is not cleared unless the user asks for it. */
  readonly kept: boolean | undefined
  readonly bytes: number | undefined
  readonly backup: BackupState
}
export interface StorageStatus {
  watch(): LiveQuery<StorageHealth>
  /** When the backup was made from which this device's data had to be restored; null: nothing to tell. */
  restored(): LiveQuery<string | null>
  /** The user was told. */
  dismissRestored(): Promise<void>
  /** What the browser says now. */
  care(): Promise<StorageCare>
  /** Whether the browser promised. */
  askToKeep(): Promise<boolean>
}

/** A change of one item that its place has not confirmed. */
export interface OutboxEntry {
  /** The item as «collection/id». */
  readonly item: string
  /** `failed` was told where it was asked for, and stands until it is made again; `refused` came back later. Both stand until dismissed. */
  readonly state: 'sending' | 'failed' | 'refused'
  /** Why it was not taken. */
  readonly code?: AppErrorCode
}

/** What a user changed and what is not confirmed: no entry, no unsaved change. */
export interface Outbox {
  /** An item has at most one entry of a state, and no failed one while it is being sent. */
  watch(owner: UserId): LiveQuery<readonly OutboxEntry[]>
  /** The user was told what was not saved. */
  dismiss(owner: UserId): Promise<void>
}

/** What an item is like once a write was taken: there, gone, or with these values. */
export type ExpectedState = 'there' | 'gone' | Readonly<Record<string, unknown>>

export interface OutgoingWrite {
  readonly collection: string
  readonly id: string
  /** A new item. Tried again it gets a new id: the next new item of its collection that is taken stands for the failed one. */
  readonly isNew?: boolean | undefined
  /** Kept for the page after a reload, which hears no answer; without it the entry ends with the page. */
  readonly effect?: ExpectedState | undefined
}

/** How one write goes on; exactly one of `done`, `fail` and `refuse` ends it. */
export interface OutgoingEntry {
  /** Resolves once the device keeps the entry; also where it cannot. */
  readonly durable: Promise<void>
  done(): void
  fail(code: AppErrorCode): void
  /** For a write that was called `queued`. */
  refuse(code: AppErrorCode): void
  /** This page hears no answer any more: what the device keeps of the write is unconfirmed. */
  release(): void
}

/** What an earlier page, or another one that is still open, has to send. */
export interface UnconfirmedWrite {
  readonly entryId: string
  readonly item: string
  readonly effect: ExpectedState
}

/** The outbox as the adapters fill it. */
export interface DeviceOutbox extends Outbox {
  add(owner: UserId, write: OutgoingWrite): OutgoingEntry
  /** Adds the write whose answer is `outcome`; the same promise back. */
  track<T>(owner: UserId, write: OutgoingWrite, outcome: Promise<T>): Promise<T>
  unconfirmed(owner: UserId): LiveQuery<readonly UnconfirmedWrite[]>
  /** Ends what another page left, as taken or with a `code`, unless its item was written again meanwhile. */
  conclude(owner: UserId, write: UnconfirmedWrite, code?: AppErrorCode): Promise<void>
}

/** A few values that outlive a reload, the same in every tab of the device. */
export interface OutboxStorage {
  read(key: string): Promise<unknown>
  /** No other tab changes the value between what `edit` is given and what it makes of it; `undefined` is not kept. */
  change(key: string, edit: (value: unknown) => unknown): Promise<unknown>
  /** Calls `look` when any tab may have changed the value. */
  follow?(key: string, look: () => void): () => void
}

/** Which backend stands behind the ports; decides words only (D15). */
export type Backend = 'local' | 'firebase'
