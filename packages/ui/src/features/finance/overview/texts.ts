import {
  centavosOf,
  formatMoney,
  sumOf,
  type CategorySpending,
  type MonthTotals,
} from '@caderno/domain/finance'
import { formatMonth, type Month } from '@caderno/domain/kernel'

const total = (months: readonly MonthTotals[], list: 'entradas' | 'saidas'): number =>
  sumOf(months.map((sums) => ({ valor: sums[list] })))

/** «Entraram R$ 22.550,00 e saíram R$ 19.852,70: sobraram R$ 2.697,30.»; undefined where nothing moved. */
export function yearSentence(months: readonly MonthTotals[]): string | undefined {
  const [income, expenses] = [total(months, 'entradas'), total(months, 'saidas')]
  if (income === 0 && expenses === 0) return undefined
  const left = Math.round((income - expenses) * 100) / 100
  const end =
    left === 0
      ? 'ficou elas por elas'
      : `${left > 0 ? 'sobraram' : 'faltaram'} ${formatMoney(Math.abs(left))}`
  return `Entraram ${formatMoney(income)} e saíram ${formatMoney(expenses)}: ${end}.`
}

/** How far along its limit a category is; without one, its share of all that was spent. */
export function shareOf({ gasto, limite }: Pick<CategorySpending, 'gasto' | 'limite'>, spent: number) {
  const whole = limite ?? spent
  return whole === 0 ? 0 : (100 * centavosOf(gasto)) / centavosOf(whole)
}

/** In whole per cent that never cross the limit: short of it rounded down, beyond it up. */
export function spokenShare(spending: Pick<CategorySpending, 'gasto' | 'limite'>, spent: number): string {
  const share = shareOf(spending, spent)
  return `${share < 100 ? Math.floor(share) : Math.ceil(share)}%`
}

/** What the colour of a bar says. */
export function nearness({ gasto, limite, state }: CategorySpending): string {
  if (limite === null || state === 'ok') return ''
  if (gasto === limite) return 'no limite'
  return state === 'perto' ? 'perto do limite' : `passou ${formatMoney(gasto - limite)}`
}

export const limitsFrom = (month: Month): string =>
  `Quanto você quer gastar por mês, de ${formatMonth(month)} em diante. Em branco fica sem limite.`
