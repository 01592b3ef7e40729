import type { Clock, IdSource } from '@caderno/domain/kernel'
import type { DeviceOutbox } from '@caderno/domain/shell'
import type { KnownAccounts } from '../accounts/known-accounts.ts'
import type { Backup } from '../backup/backup.ts'
import type { Storage } from './storage.ts'
import type { Channel, Locks } from './tabs.ts'

/** The part of WebCrypto that accounts need. */
export type LocalCrypto = Pick<Crypto, 'getRandomValues'> & {
  readonly subtle: Pick<SubtleCrypto, 'importKey' | 'deriveBits' | 'digest'>
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
  /** Where the browser can store a backup. */
  readonly backup?: Backup
  /** What the browser says of the storage of this site. */
  readonly manager?: Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>>
}
