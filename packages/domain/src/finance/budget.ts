import { byText, type Month } from '../kernel/index.ts'
import type { FinanceBook, FinanceChange } from './ports.ts'
import type { ExpenseCategory } from './choices.ts'

export const budgetId = (mes: Month, categoria: ExpenseCategory): string => `${mes}/${categoria}`

/** The limits that hold in a month, in reais: of each category the budget of the latest month up to it, unless that one ended it. */
export function budgetsOf(book: FinanceBook, month: Month): ReadonlyMap<ExpenseCategory, number> {
  const untilThen = book.orcamentos.filter(({ mes }) => mes <= month).sort((a, b) => byText(a.mes, b.mes))
  const latest = new Map(untilThen.map(({ categoria, valor }) => [categoria, valor]))
  return new Map([...latest].filter(([, valor]) => valor > 0))
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
