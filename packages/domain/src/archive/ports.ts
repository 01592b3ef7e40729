import type { FinanceChange } from '../finance/index.ts'
import type { UserId, WriteOutcome } from '../kernel/index.ts'
import type { StudentPatch } from '../registration/index.ts'
import type { Preferences } from '../shell/index.ts'
import type { Holdings } from './holdings.ts'
import type { RecordLists } from './kinds.ts'

export interface ReadHoldings {
  readonly holdings: Holdings
  /** How many stored records could not be read. */
  readonly setAside: number
  /** False where only what this device knows could be asked. */
  readonly isCurrent: boolean
}

/** What an import writes. Records are whole and the owner's; an empty stamp is set by the store. */
export interface ImportChanges {
  readonly records: RecordLists
  readonly finances: readonly FinanceChange[]
  readonly profile: StudentPatch
  /** The views, checked items and goal to be set; what is not named here stays. */
  readonly preferences: Preferences
}

/** Everything of one user at once. Every rejection is an AppError. */
export interface ArchiveStore {
  read(owner: UserId): Promise<ReadHoldings>
  /**
   * Puts each record under its id, in the place of one that stands there. All of it or nothing, as far as one request of the store goes: beyond
   * that what was written before a failure stays, and the same again goes on from there. Rejects `permission-denied` for somebody else's record.
   */
  write(owner: UserId, changes: ImportChanges): Promise<WriteOutcome>
}
