import {
  AMOUNT_ABOVE_ZERO,
  inputMoney,
  parseMoney,
  setBudget,
  TRANSACTION_CATEGORIES,
  type ExpenseCategory,
  type FinanceBook,
  type FinanceChange,
} from '@caderno/domain/finance'
import type { Month } from '@caderno/domain/kernel'

export const LIMITS_DRAFT = 'limites'
export const LIMIT_CATEGORIES = TRANSACTION_CATEGORIES.saida

/** A field for each category, as it is typed; an empty one is no limit. */
export type LimitValues = Readonly<Record<ExpenseCategory, string>>

const perCategory = <T>(of: (categoria: ExpenseCategory) => T) =>
  Object.fromEntries(LIMIT_CATEGORIES.map((categoria) => [categoria, of(categoria)])) as Record<
    ExpenseCategory,
    T
  >

export const limitForm = (budgets: ReadonlyMap<ExpenseCategory, number>): LimitValues =>
  perCategory((categoria) => {
    const limit = budgets.get(categoria)
    return limit === undefined ? '' : inputMoney(limit)
  })

/** Nothing typed is no limit; a limit of nothing would be passed by every expense. */
export const limitErrors = (values: LimitValues): Record<ExpenseCategory, string | undefined> =>
  perCategory((categoria) => {
    if (values[categoria].trim() === '') return undefined
    const parsed = parseMoney(values[categoria])
    if (typeof parsed !== 'number') return parsed.error
    return parsed === 0 ? AMOUNT_ABOVE_ZERO : undefined
  })

/** Only what was typed since `start`: what another tab changed meanwhile stays. */
export const limitChanges = (
  book: FinanceBook,
  month: Month,
  start: LimitValues,
  values: LimitValues,
): readonly FinanceChange[] =>
  LIMIT_CATEGORIES.filter((categoria) => values[categoria] !== start[categoria]).flatMap((categoria) => {
    const parsed = parseMoney(values[categoria])
    return setBudget(book, month, categoria, typeof parsed === 'number' ? parsed : 0)
  })
