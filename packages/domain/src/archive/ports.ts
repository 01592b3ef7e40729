import type { FinanceChange } from '../finance/index.ts'
import type { UserId, WriteOutcome } from '../kernel/index.ts'
import type { StudentPatch } from '../registration/index.ts'
import type { Preferences } from '../shell/index.ts'
import type { Holdings, RecordLists } from './holdings.ts'

export interface ReadHoldings {
  readonly holdings: Holdings
  /** How many stored records could not be read. */
  readonly setAside: number
  /** False where only what this device knows could be asked. */
  readonly isCurrent: boolean
}

/** Which file an import is of, as far as files can be distinguished, and when it was asked for. */
export interface ImportOrigin {
  readonly arquivo: string
  /** ISO instant. */
  readonly em: string
}

/** An import that was kept from ending, by a page that was closed or a connection that broke. */
export interface UnfinishedImport extends ImportOrigin {
  /** How many of its records the store has confirmed; more may have come in. */
  readonly confirmados: number
  readonly registros: number
}

/** What an import writes. Records are whole and the owner's; an empty stamp is set by the store. */
export interface ImportChanges {
  readonly from: ImportOrigin
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
   * that what was written before a failure stays, this device remembers that it is `unfinished`, and the same file again goes on from there.
   * Rejects `permission-denied` for somebody else's record.
   */
  write(owner: UserId, changes: ImportChanges): Promise<WriteOutcome>
  /** The import of this account that began on this device and has not ended; answered once none is under way in any tab. */
  unfinished(owner: UserId): Promise<UnfinishedImport | null>
  /** Nobody wants to go on with it. */
  forgetUnfinished(owner: UserId): Promise<void>
}
