import type { FinanceChange } from '../finance/index.ts'
import type { RecordId, UserId, WriteOutcome } from '../kernel/index.ts'
import type { StudentPatch } from '../registration/index.ts'
import type { Preferences } from '../shell/index.ts'
import type { Holdings, RecordCollection, RecordLists } from './holdings.ts'

export interface ReadHoldings {
  readonly holdings: Holdings
  /** How many stored records could not be read. */
  readonly unreadable: number
  /** False when only the data of this device could be read. */
  readonly isCurrent: boolean
}

/** The file of an import, and when the import began. */
export interface ImportOrigin {
  readonly arquivo: string
  /** ISO instant. */
  readonly em: string
}

/** An import that was interrupted by a closed page or a lost connection. */
export interface UnfinishedImport extends ImportOrigin {
  /** How many of its records the store has confirmed; more may have been written. */
  readonly confirmados: number
  readonly registros: number
}

/** What an import writes: whole records of the owner. The store sets empty timestamps. */
export interface ImportChanges {
  readonly from: ImportOrigin
  readonly records: RecordLists
  /** The records to remove, by their ids; one that is gone already is no fault. */
  readonly removed?: Readonly<Partial<Record<RecordCollection, readonly RecordId[]>>>
  readonly finances: readonly FinanceChange[]
  readonly profile: StudentPatch
  /** The views, checked items and goal to set; others stay. */
  readonly preferences: Preferences
  /** The views, checked items and goal to take out again. */
  readonly unchosen?: Preferences
}

/** Everything of one user at once. Every rejection is an AppError. */
export interface ArchiveStore {
  read(owner: UserId): Promise<ReadHoldings>
  /**
   * Writes each record under its id, replacing one that exists. Atomic within one request of the store: after a failure of a later request
   * the earlier ones stay, the import is remembered as `unfinished`, and importing the same file again continues it.
   * Rejects `permission-denied` for somebody else's record.
   */
  write(owner: UserId, changes: ImportChanges): Promise<WriteOutcome>
  /** The interrupted import of this account on this device; resolves once no tab is importing. */
  unfinished(owner: UserId): Promise<UnfinishedImport | null>
  /** Discards the note of an interrupted import. */
  forgetUnfinished(owner: UserId): Promise<void>
}
