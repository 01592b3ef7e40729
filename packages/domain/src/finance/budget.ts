import type { Month } from '../kernel/index.ts'
import type { FinanceBook, FinanceChange } from './ports.ts'
import type { Budget, ExpenseCategory } from './records.ts'

export const budgetId = (mes: Month, categoria: ExpenseCategory): string => `${mes}/${categoria}`

/** The limits that hold in a month, in reais: of each category the budget of the latest month up to it, unless that one ended it. */
export function budgetsOf(book: FinanceBook, month: Month): ReadonlyMap<ExpenseCategory, number> {
  const latest = new Map<ExpenseCategory, Budget>()
  for (const budget of book.orcamentos) {
    const known = latest.get(budget.categoria)
    if (budget.mes <= month && (!known || known.mes <= budget.mes)) latest.set(budget.categoria, budget)
  }
  return new Map(
    [...latest.values()].filter(({ valor }) => valor > 0).map(({ categoria, valor }) => [categoria, valor]),
  )
}

/** The limit from this month on, until a later one that was set already; 0 ends it. Nothing to write where it holds already. */
export function setBudget(
  book: FinanceBook,
  month: Month,
  categoria: ExpenseCategory,
  valor: number,
): readonly FinanceChange[] {
  if ((budgetsOf(book, month).get(categoria) ?? 0) === valor) return []
  return [{ list: 'orcamentos', put: { id: budgetId(month, categoria), categoria, mes: month, valor } }]
}
