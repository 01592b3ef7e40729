import type { Clock, IdSource } from '@caderno/domain/kernel'
import type { BackupState, DeviceOutbox } from '@caderno/domain/shell'
import type { KnownAccounts } from '../accounts/known-accounts.ts'
import type { Restore } from './database.ts'
import type { Storage } from './storage.ts'
import type { Channel, Locks } from './tabs.ts'

/** The part of WebCrypto that accounts need. */
export type LocalCrypto = Pick<Crypto, 'getRandomValues'> & {
  readonly subtle: Pick<SubtleCrypto, 'importKey' | 'deriveBits' | 'digest'>
}

/** A copy of the whole database outside of it (docs/adr/0020). */
export interface Backup {
  readonly restore: Restore
  /** Schedules a new copy after a write. */
  schedule(storage: Storage): void
  /** Makes a change that no copy may undo: deletes the old copy before it and writes a new one after it. */
  rewriteAfter(storage: Storage, change: () => Promise<void>): Promise<void>
  state(): Promise<BackupState>
}

/** What the adapter asks of one tab's browser, and what a test gives it instead. */
export interface LocalEnvironment {
  readonly storage: Storage
  readonly locks: Locks
  readonly channel: Channel
  readonly crypto: LocalCrypto
  readonly clock: Clock
  readonly ids: IdSource
  /** Refuses what is written for an account that is gone. */
  readonly accounts: KnownAccounts
  /** Hears of every write of a user's records. */
  readonly outbox: DeviceOutbox
  /** Where the site stands, for the link that replaces a mail (D15). */
  readonly origin: string
  /** Rounds of PBKDF2 for new passwords; 600,000 unless a test says otherwise. */
  readonly iterations?: number
  /** The backup, where the browser can store one. */
  readonly backup?: Backup
  /** What the browser says of the storage of this site. */
  readonly manager?: Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>>
}
