import { addToMonth, daysBetween, lastDayOf, monthOf, type IsoDate, type Month } from '../kernel/index.ts'
import { budgetsOf } from './budget.ts'
import { transactionsIn, transactionsOf } from './list.ts'
import { centavosOf, sumInCentavos, sumOf } from './money.ts'
import type { FinanceBook } from './ports.ts'
import { TRANSACTION_CATEGORIES, type TransactionType } from './choices.ts'
import { type Transaction } from './records.ts'

/** The figures of a month, in reais. What is dated later than today is scheduled; a month that is not the present one counts whole. */
export function monthFigures(book: FinanceBook, month: Month, today: IsoDate) {
  const { booked, scheduled } = inMonth(book, month, today)
  const [entradas, saidas] = [of(booked, 'entrada'), of(booked, 'saida')]
  const saldo = balanceOf(booked)
  return {
    entradas: sumOf(entradas),
    saidas: sumOf(saidas),
    saldo: saldo / 100,
    countEntradas: entradas.length,
    countSaidas: saidas.length,
    agendadoEntradas: sumOf(of(scheduled, 'entrada')),
    agendadoSaidas: sumOf(of(scheduled, 'saida')),
    /** The balance of the whole month, with what is scheduled. */
    projetado: (saldo + balanceOf(scheduled)) / 100,
    /** What was spent on the same days of the month before while the month runs, and in all of it once it is over; 0 of one that is to come. */
    saidasAntes: sumOf(of(monthBefore(book, month, today), 'saida')),
  }
}

/** The figures of at most twelve months, oldest first, `month` the last, none before the first transaction; each as its cards show it. */
export function yearOfMonths(book: FinanceBook, month: Month, today: IsoDate) {
  const first = transactionsOf(book).findLast(({ data }) => data !== '')
  const months = Array.from({ length: first ? 12 : 0 }, (_, at) => addToMonth(month, at - 11))
  return [...new Set(months)]
    .filter((each) => each >= monthOf(first!.data))
    .map((each) => {
      const { booked } = inMonth(book, each, today)
      return { month: each, entradas: sumOf(of(booked, 'entrada')), saidas: sumOf(of(booked, 'saida')) }
    })
}

export type MonthTotals = ReturnType<typeof yearOfMonths>[number]

/** The balance at the end of each day of the month, until today where it is the present one. */
export function dailyBalances(book: FinanceBook, month: Month, today: IsoDate): readonly number[] {
  const days = Number((month === monthOf(today) ? today : lastDayOf(month)).slice(8))
  const moved = Array.from({ length: days }, () => 0)
  for (const transaction of inMonth(book, month, today).booked)
    moved[Number(transaction.data.slice(8)) - 1]! += signed(transaction)
  let balance = 0
  return moved.map((centavos) => (balance += centavos) / 100)
}

/** «perto» from 80 % of the limit, «passou» from 100 %: at 100 % nothing is left. */
type LimitState = 'ok' | 'near' | 'over'

/** Every category with spending or with a limit, the most spent first. */
export function spendingByCategory(book: FinanceBook, month: Month, today: IsoDate) {
  const spent = of(inMonth(book, month, today).booked, 'saida')
  const limits = budgetsOf(book, month)
  return TRANSACTION_CATEGORIES.saida
    .map((categoria) => {
      const gasto = sumOf(spent.filter((transaction) => transaction.categoria === categoria))
      const limite = limits.get(categoria) ?? null
      return { categoria, gasto, limite, state: stateOf(gasto, limite) }
    })
    .filter(({ gasto, limite }) => gasto > 0 || limite !== null)
    .sort((a, b) => b.gasto - a.gasto)
}
export type CategorySpending = ReturnType<typeof spendingByCategory>[number]

/** How far along its limit a category is, in per cent; without one, its share of all that was spent. */
export function shareOf({ gasto, limite }: Pick<CategorySpending, 'gasto' | 'limite'>, spent: number) {
  const whole = limite ?? spent
  return whole === 0 ? 0 : (100 * centavosOf(gasto)) / centavosOf(whole)
}

/** The share in whole per cent that never cross the limit: short of it rounded down, beyond it up. */
export function spokenShare(spending: Pick<CategorySpending, 'gasto' | 'limite'>, spent: number): string {
  const share = shareOf(spending, spent)
  return `${share < 100 ? Math.floor(share) : Math.ceil(share)}%`
}

function stateOf(gasto: number, limite: number | null): LimitState {
  if (limite === null) return 'ok'
  const [spent, limit] = [centavosOf(gasto), centavosOf(limite)]
  if (spent >= limit) return 'over'
  return spent * 10 >= limit * 8 ? 'near' : 'ok'
}

/**
 * What may be spent a day until the end of the present month, in reais, never below 0, what is scheduled to be spent set aside: `saldo` of the income
 * that is there by now, `limites` within the limits, each of which speaks for its category alone; null of what there is none, or nothing at all.
 */
export function dailyAllowance(book: FinanceBook, month: Month, today: IsoDate) {
  if (month !== monthOf(today)) return null
  const ate = lastDayOf(month)
  const perDay = (centavos: number) => Math.max(0, Math.floor(centavos / (daysBetween(today, ate) + 1))) / 100
  const income = of(inMonth(book, month, today).booked, 'entrada')
  const spent = of(transactionsIn(book, month), 'saida')
  const left = [...budgetsOf(book, month)].map(
    ([limited, valor]) =>
      centavosOf(valor) - sumInCentavos(spent.filter(({ categoria }) => categoria === limited)),
  )
  const saldo = income.length === 0 ? null : perDay(sumInCentavos(income) - sumInCentavos(spent))
  const limites = left.length === 0 ? null : perDay(left.reduce((sum, each) => sum + Math.max(0, each), 0))
  return saldo === null && limites === null ? null : { saldo, limites, ate }
}

/** What the cards of a month count, and what of it is still to come. */
function inMonth(book: FinanceBook, month: Month, today: IsoDate) {
  const all = transactionsIn(book, month)
  if (month !== monthOf(today)) return { booked: all, scheduled: [] }
  return {
    booked: all.filter(({ data }) => data <= today),
    scheduled: all.filter(({ data }) => data > today),
  }
}

/** The transactions of the same days of the month before; on the last day of a month the one before counts whole, whatever days it has more. */
function monthBefore(book: FinanceBook, month: Month, today: IsoDate): readonly Transaction[] {
  if (month > monthOf(today)) return []
  const all = transactionsIn(book, addToMonth(month, -1))
  return month === monthOf(today) && today < lastDayOf(month)
    ? all.filter(({ data }) => data.slice(8) <= today.slice(8))
    : all
}

const of = (list: readonly Transaction[], wanted: TransactionType): readonly Transaction[] =>
  list.filter(({ tipo }) => tipo === wanted)

const signed = ({ tipo, valor }: Transaction): number =>
  tipo === 'entrada' ? centavosOf(valor) : -centavosOf(valor)

const balanceOf = (list: readonly Transaction[]): number =>
  sumInCentavos(of(list, 'entrada')) - sumInCentavos(of(list, 'saida'))
