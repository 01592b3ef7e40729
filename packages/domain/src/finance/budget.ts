import { lastDayOf, monthOf, type IsoDate, type Month } from '../kernel/index.ts'
import { transactionsIn } from './list.ts'
import { centavosOf, sumInCentavos } from './money.ts'
import type { FinanceBook, FinanceChange } from './ports.ts'
import type { Budget, ExpenseCategory, Transaction } from './records.ts'

export const budgetId = (mes: Month, categoria: ExpenseCategory): string => `${mes}/${categoria}`

/** The limits that hold in a month, in reais: of each category the budget of the latest month up to it, unless that one ended it. */
export function budgetsOf(book: FinanceBook, month: Month): ReadonlyMap<ExpenseCategory, number> {
  const latest = new Map<ExpenseCategory, Budget>()
  for (const budget of book.orcamentos) {
    const known = latest.get(budget.categoria)
    if (budget.mes <= month && (!known || known.mes <= budget.mes)) latest.set(budget.categoria, budget)
  }
  return new Map([...latest.values()].filter(({ valor }) => valor > 0).map(({ categoria, valor }) => [categoria, valor]))
}

/** The limit from this month on, until a later one that was set already; 0 ends it. Nothing to write where it holds already. */
export function setBudget(book: FinanceBook, month: Month, categoria: ExpenseCategory, valor: number): readonly FinanceChange[] {
  if ((budgetsOf(book, month).get(categoria) ?? 0) === valor) return []
  return [{ list: 'orcamentos', put: { id: budgetId(month, categoria), categoria, mes: month, valor } }]
}

export interface DailyAllowance {
  /** In reais, never below 0. */
  readonly porDia: number
  readonly ate: IsoDate
  /** What it was reckoned from: the balance, or the budgets where they leave less. */
  readonly de: 'saldo' | 'orcamento'
}

/**
 * What may be spent a day until the end of the present month, what is scheduled set aside: of what the income leaves or the budgets
 * leave, the smaller. Without income and without budgets nobody can say: null, as in any other month.
 */
export function dailyAllowance(book: FinanceBook, month: Month, today: IsoDate): DailyAllowance | null {
  if (month !== monthOf(today)) return null
  const ate = lastDayOf(month)
  const daysLeft = Number(ate.slice(8)) - Number(today.slice(8)) + 1
  const [smallest] = [leftOfIncome(transactionsIn(book, month)), leftOfBudgets(book, month)]
    .filter((left) => left !== null)
    .sort((a, b) => a.centavos - b.centavos)
  if (!smallest) return null
  return { porDia: Math.max(0, Math.floor(smallest.centavos / daysLeft)) / 100, ate, de: smallest.de }
}

interface Left {
  readonly centavos: number
  readonly de: DailyAllowance['de']
}

function leftOfIncome(transactions: readonly Transaction[]): Left | null {
  const entradas = transactions.filter(({ tipo }) => tipo === 'entrada')
  const saidas = transactions.filter(({ tipo }) => tipo === 'saida')
  return entradas.length === 0 ? null : { centavos: sumInCentavos(entradas) - sumInCentavos(saidas), de: 'saldo' }
}

function leftOfBudgets(book: FinanceBook, month: Month): Left | null {
  const limits = budgetsOf(book, month)
  if (limits.size === 0) return null
  const spent = transactionsIn(book, month).filter(({ tipo, categoria }) => tipo === 'saida' && limits.has(categoria as ExpenseCategory))
  const limit = [...limits.values()].reduce((sum, valor) => sum + centavosOf(valor), 0)
  return { centavos: limit - sumInCentavos(spent), de: 'orcamento' }
}
