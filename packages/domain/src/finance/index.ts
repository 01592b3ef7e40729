export type { FinanceBook, FinanceChange, FinanceElements, FinanceList, FinanceStore } from './ports.ts'
export {
  ACCOUNT_LENGTH,
  type ExpenseCategory,
  FREQUENCIES,
  type Frequency,
  MAX_REPETITIONS,
  TRANSACTION_CATEGORIES,
  TRANSACTION_TYPES,
  type TransactionCategory,
  type TransactionType,
} from './choices.ts'
export {
  type Budget,
  budgetSchema,
  type Deposit,
  expenseSchema,
  type FinancialGoal,
  type FinancialGoalDraft,
  financialGoalDraftSchema,
  financialGoalSchema,
  incomeSchema,
  type Transaction,
  type TransactionDraft,
  transactionDraftSchema,
} from './records.ts'
export {
  decodeElement,
  decodeFinances,
  EMPTY_BOOK,
  FINANCE_LISTS,
  FINANCES_COLLECTION,
  type DecodedFinances,
} from './document.ts'
export { editsOf, type FinanceEdits, withEdits } from './edits.ts'
export {
  amountError,
  centavosOf,
  formatMoney,
  formatSigned,
  inputMoney,
  parseMoney,
  sumOf,
  toCentavos,
  typedAmount,
} from './money.ts'
export {
  financeFailure,
  type FinanceFailureKind,
  NEARLY_FULL,
  QUICK_AMOUNT_FIRST,
  QUICK_DESCRIPTION_MISSING,
  REMOVE_GOAL,
  REMOVE_TRANSACTION,
} from './messages.ts'
export {
  type Account,
  accountNames,
  accountsOf,
  ALL_TRANSACTIONS,
  filterTransactions,
  recentTransactions,
  transactionsIn,
  transactionsOf,
  type TransactionFilter,
  withKnownAccount,
} from './list.ts'
export {
  type CategorySpending,
  dailyAllowance,
  dailyBalances,
  monthFigures,
  type MonthTotals,
  shareOf,
  spendingByCategory,
  spokenShare,
  yearOfMonths,
} from './figures.ts'
export { budgetId } from './budget.ts'
export {
  budgetErrors,
  type BudgetForm,
  budgetForm,
  type EditedBudgets,
  editedBudgets,
} from './budget-form.ts'
export {
  editedTransactionFields,
  formOccurrences,
  newTransactionForm,
  repeatOf,
  transactionErrors,
  type TransactionForm,
  transactionForm,
  transactionOf,
  unfilledTransaction,
  withTransactionType,
} from './transaction-form.ts'
export {
  depositErrors,
  editedGoalFields,
  financialGoalErrors,
  type FinancialGoalForm,
  financialGoalForm,
  financialGoalOf,
  savedErrors,
  unfilledGoal,
} from './goal-form.ts'
export {
  occurrences,
  type Repeat,
  repeatErrors,
  SERIES_FIELDS,
  type SeriesPlace,
  splitInstalments,
} from './repeat.ts'
export { categoryByWord } from './category.ts'
export {
  addChanges,
  instalmentLabel,
  newTransactions,
  type Scope,
  seriesOf,
  statementAccount,
} from './changes.ts'
export { type BroughtIn, type BroughtInTransaction } from './brought-in.ts'
export { createFinanceService, type FinanceService } from './service.ts'
export { parseQuickLine, type QuickEntry, type QuickReading } from './quick-line.ts'
export { depositChanges, goalProgress, goalsAhead, goalsByTarget, neededPerMonth } from './goals.ts'
export {
  ESSENTIAL_CATEGORIES,
  FINANCE_TIPS,
  type FinanceTip,
  financeTips,
  goalsProgress,
  PUBLIC_RESOURCES,
  savedOf,
} from './tips.ts'
export { FINANCE_AGENDA } from './agenda.ts'
export { FINANCE_CALENDAR } from './calendar.ts'
export { FINANCE_MODULE } from './module.ts'
