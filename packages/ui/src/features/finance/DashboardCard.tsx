import {
  dailyBalances,
  formatMoney,
  monthFigures,
  transactionsIn,
  type FinanceBook,
} from '@caderno/domain/finance'
import { formatMonth, monthOf, type IsoDate } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { BalanceLine } from '../../components/charts/BalanceLine.tsx'
import { ModuleCard } from '../../modules/ModuleCard.tsx'
import type { CardProps } from '../../modules/part.ts'

export function DashboardCard({ sources: { book }, state, today }: CardProps<'book'>) {
  const { saldo, note, balances } = useMemo(() => moneyFigure(book, today), [book, today])
  const picture =
    new Set(balances).size > 1 ? (
      <BalanceLine values={balances} label={`Saldo dia a dia, até ${formatMoney(saldo)}`} />
    ) : undefined
  return (
    <ModuleCard
      module="financas"
      what="suas finanças"
      state={state}
      figure={{ value: formatMoney(saldo), note, picture }}
    />
  )
}

/** `balances`: at the end of each day of the month, until today. */
export function moneyFigure(book: FinanceBook, today: IsoDate) {
  const month = monthOf(today)
  const name = formatMonth(month).replace(/ de \d+$/, '')
  return {
    saldo: monthFigures(book, month, today).saldo,
    note: transactionsIn(book, month).length === 0 ? `Nenhum lançamento em ${name}` : `saldo de ${name}`,
    balances: dailyBalances(book, month, today),
  }
}
