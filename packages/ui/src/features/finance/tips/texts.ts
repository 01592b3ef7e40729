import { plural } from '@caderno/domain/kernel'
import { formatMoney, savedOf, sumOf, type FinancialGoal } from '@caderno/domain/finance'

/** How far all goals are, in reais; what one has too much does not count for another (D13). */
export function progressWords(goals: readonly FinancialGoal[]): string {
  const saved = savedOf(goals)
  const total = sumOf(goals)
  const of = `${formatMoney(total)} ${goals.length === 1 ? 'da sua meta' : `das suas ${plural(goals.length, 'meta', 'metas')}`}`
  if (saved === total) return `Você já guardou os ${of}.`
  return saved === 0 ? `Nada guardado ainda dos ${of}.` : `Você já guardou ${formatMoney(saved)} dos ${of}.`
}

export const perMonth = (amount: number): string => `Para chegar a tempo: ${formatMoney(amount)} por mês.`
export const mostSpent = (category: string, amount: number): string =>
  `Neste mês, foi ${category}: ${formatMoney(amount)}.`
export const threeMonths = (amount: number): string =>
  `Suas saídas dos últimos três meses: ${formatMoney(amount)}.`
