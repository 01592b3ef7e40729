import type { LiveQuery, RecordId, UserId, WriteOutcome } from '../kernel/index.ts'
import type { Budget, FinancialGoal, Transaction } from './records.ts'

/** The three lists of a `financas` document (§3), and the budgets beside them. */
export interface FinanceElements {
  readonly entradas: Transaction
  readonly saidas: Transaction
  readonly metas: FinancialGoal
  readonly orcamentos: Budget
}
export type FinanceList = keyof FinanceElements
export type FinanceBook = { readonly [List in FinanceList]: readonly FinanceElements[List][] }

/** One element put into its list (over the one with the same id, if there is one) or taken out of it. */
export type FinanceChange =
  | {
      readonly [List in FinanceList]: { readonly list: List; readonly put: FinanceElements[List] }
    }[FinanceList]
  | { readonly list: FinanceList; readonly remove: RecordId }

/** One user's money. How many documents stand behind it is the store's affair. Every rejection is an AppError. */
export interface FinanceStore {
  /** Live; empty lists where nothing was ever kept. Of several elements with one id the last counts (D7). */
  watch(owner: UserId): LiveQuery<FinanceBook>
  /**
   * All changes in one atomic step, each on its own element: whatever another tab or device changes at the same time, offline too,
   * stays; an edit that races a removal wins (D7). Removing what is gone succeeds.
   */
  change(owner: UserId, changes: readonly FinanceChange[]): Promise<WriteOutcome>
  /** How full the user's store is, as last seen: 0 empty, 1 at its limit; 0 where there is none. At the limit a change rejects `storage-full`. */
  usedShare(owner: UserId): number
}
