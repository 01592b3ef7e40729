export type * from './ports.ts'
export * from './records.ts'
export { MAX_REPETITIONS, SERIES_FIELDS, type Frequency, type SeriesPlace } from './repeat.ts'
export {
  decodeElement,
  decodeFinances,
  EMPTY_BOOK,
  FINANCE_LISTS,
  FINANCES_COLLECTION,
  type DecodedFinances,
} from './document.ts'
export * from './edits.ts'
export {
  centavosOf,
  formatMoney,
  formatSigned,
  inputMoney,
  MAX_AMOUNT,
  parseMoney,
  sumOf,
  toCentavos,
} from './money.ts'
export * from './messages.ts'
export {
  ALL_TRANSACTIONS,
  filterTransactions,
  RECENT_TRANSACTIONS,
  recentTransactions,
  transactionsIn,
  transactionsOf,
  type TransactionFilter,
} from './list.ts'
export * from './figures.ts'
export * from './budget.ts'
export * from './days.ts'
export * from './repeat.ts'
export * from './changes.ts'
export * from './undo.ts'
export * from './category.ts'
export { parseQuickLine, type QuickEntry } from './quick-line.ts'
export {
  depositChanges,
  depositError,
  editGoal,
  goalProgress,
  goalsByTarget,
  neededPerMonth,
  newGoal,
  removeGoal,
  setSaved,
  type NeededPerMonth,
} from './goals.ts'
export * from './tips.ts'
