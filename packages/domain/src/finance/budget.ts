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

/** What may be spent a day until the end of the month, in reais, never below 0. */
interface DailyAllowance {
  /** Of the income that is there by now; null before any is. */
  readonly saldo: number | null
  /** Within the limits, each of which speaks for its category alone; null without any. */
  readonly limites: number | null
  readonly ate: IsoDate
}

/** Of the present month, what is scheduled to be spent set aside; income that is still to come cannot be spent. Without income and limits nobody can say. */
export function dailyAllowance(book: FinanceBook, month: Month, today: IsoDate): DailyAllowance | null {
  if (month !== monthOf(today)) return null
  const ate = lastDayOf(month)
  const daysLeft = Number(ate.slice(8)) - Number(today.slice(8)) + 1
  const perDay = (centavos: number | null) =>
    centavos === null ? null : Math.max(0, Math.floor(centavos / daysLeft)) / 100
  const spent = transactionsIn(book, month).filter(({ tipo }) => tipo === 'saida')
  const saldo = perDay(leftOfIncome(book, today, spent))
  const limites = perDay(leftOfLimits(budgetsOf(book, month), spent))
  return saldo === null && limites === null ? null : { saldo, limites, ate }
}

function leftOfIncome(book: FinanceBook, today: IsoDate, spent: readonly Transaction[]): number | null {
  const entradas = transactionsIn(book, monthOf(today)).filter(
    ({ tipo, data }) => tipo === 'entrada' && data <= today,
  )
  return entradas.length === 0 ? null : sumInCentavos(entradas) - sumInCentavos(spent)
}

function leftOfLimits(
  limits: ReadonlyMap<ExpenseCategory, number>,
  spent: readonly Transaction[],
): number | null {
  if (limits.size === 0) return null
  const left = [...limits].map(
    ([limited, valor]) =>
      centavosOf(valor) - sumInCentavos(spent.filter(({ categoria }) => categoria === limited)),
  )
  return left.reduce((sum, centavos) => sum + Math.max(0, centavos), 0)
}
