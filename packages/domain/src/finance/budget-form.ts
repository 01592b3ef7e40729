import type { FieldErrors, Month } from '../kernel/index.ts'
import { budgetsOf, setBudget } from './budget.ts'
import { amountError, inputMoney, typedAmount } from './money.ts'
import type { FinanceBook, FinanceChange } from './ports.ts'
import { TRANSACTION_CATEGORIES, type ExpenseCategory } from './choices.ts'

/** The limit of each category as it is typed. */
export type BudgetForm = Readonly<Record<ExpenseCategory, string>>

/** The first values of the form: the limits that hold in a month. */
export function budgetForm(book: FinanceBook, month: Month): BudgetForm {
  const budgets = budgetsOf(book, month)
  return perCategory((categoria) => {
    const limit = budgets.get(categoria)
    return limit === undefined ? '' : inputMoney(limit)
  })
}

/** One sentence per wrong field. Nothing typed is no limit; a limit of nothing would be passed by every expense. */
export const budgetErrors = (form: BudgetForm): FieldErrors<BudgetForm> =>
  perCategory((categoria) => (form[categoria].trim() === '' ? undefined : amountError(form[categoria])))

export type EditedBudgets = readonly (readonly [ExpenseCategory, number])[]

/** What was typed since the form began with `start`; 0 ends a limit. */
export const editedBudgets = (start: BudgetForm, form: BudgetForm): EditedBudgets =>
  TRANSACTION_CATEGORIES.saida
    .filter((categoria) => form[categoria] !== start[categoria])
    .map((categoria) => [categoria, typedAmount(form[categoria])])

/** The limits from a month on, as they were edited: what another tab changed meanwhile stays. */
export const budgetChanges = (
  book: FinanceBook,
  month: Month,
  edited: EditedBudgets,
): readonly FinanceChange[] =>
  edited.flatMap(([categoria, valor]) => setBudget(book, month, categoria, valor))

function perCategory<T>(of: (categoria: ExpenseCategory) => T) {
  const entries = TRANSACTION_CATEGORIES.saida.map((categoria) => [categoria, of(categoria)])
  return Object.fromEntries(entries) as Record<ExpenseCategory, T>
}
