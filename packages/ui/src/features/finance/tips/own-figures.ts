import {
  FINANCE_TIPS,
  formatMoney,
  goalsAhead,
  monthFigures,
  savedOf,
  spendingByCategory,
  sumOf,
  type FinanceBook,
  type FinanceTip,
  type FinancialGoal,
} from '@caderno/domain/finance'
import { addToMonth, monthOf, plural, type IsoDate } from '@caderno/domain/kernel'

/** How far all goals are, in reais; what one has too much does not count for another (D13). */
export function progressWords(goals: readonly FinancialGoal[]): string {
  const saved = savedOf(goals)
  const total = sumOf(goals)
  const of = `${formatMoney(total)} ${goals.length === 1 ? 'da sua meta' : `das suas ${plural(goals.length, 'meta', 'metas')}`}`
  if (saved === total) return `Você já guardou os ${of}.`
  return saved === 0 ? `Nada guardado ainda dos ${of}.` : `Você já guardou ${formatMoney(saved)} dos ${of}.`
}

/** What a tip means in the student's own money, where that is known. */
export const ownFigure = (tip: FinanceTip, book: FinanceBook, today: IsoDate): string | undefined =>
  FIGURES.get(tip)?.(book, today)

function perMonthFor({ metas }: FinanceBook, today: IsoDate): string | undefined {
  const needed = goalsAhead(metas, today)
  return needed.length > 0 ? `Para chegar a tempo: ${formatMoney(sumOf(needed))} por mês.` : undefined
}

function mostSpentIn(book: FinanceBook, today: IsoDate): string | undefined {
  const [most] = spendingByCategory(book, monthOf(today), today)
  return most && most.gasto > 0 ? `Neste mês, foi ${most.categoria}: ${formatMoney(most.gasto)}.` : undefined
}

/** Three whole months in each of which something was spent: fewer would promise too small a reserve. */
function threeMonthsOf(book: FinanceBook, today: IsoDate): string | undefined {
  const spent = [1, 2, 3].map((ago) => ({
    valor: monthFigures(book, addToMonth(monthOf(today), -ago), today).saidas,
  }))
  return spent.every(({ valor }) => valor > 0)
    ? `Suas saídas dos últimos três meses: ${formatMoney(sumOf(spent))}.`
    : undefined
}

const FIGURES = new Map([
  [FINANCE_TIPS[1], perMonthFor],
  [FINANCE_TIPS[2], mostSpentIn],
  [FINANCE_TIPS[5], threeMonthsOf],
])
