import { dailyBalances, formatMoney, monthFigures } from '@caderno/domain/finance'
import { formatMonth, lastDayOf, monthOf } from '@caderno/domain/kernel'
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import { BalanceLine } from '../../components/charts/BalanceLine.tsx'
import { StatRow } from '../../components/lists/StatRow.tsx'
import type { MonthProps } from './tab-props.ts'
import { booked, comparedWith, forecast, scheduled } from './texts.ts'

const incomeIcon = <IconArrowDownLeft size={16} stroke={1.75} color="var(--acc)" aria-hidden />
const expenseIcon = <IconArrowUpRight size={16} stroke={1.75} aria-hidden />

/** «Saldo», «Entradas» and «Saídas» of the chosen month; what is dated after today is said apart. */
export function Figures({ book, month, today }: MonthProps) {
  const figures = useMemo(() => monthFigures(book, month, today), [book, month, today])
  const balances = useMemo(() => dailyBalances(book, month, today), [book, month, today])
  const { entradas, saidas, saldo, projetado, saidasAntes } = figures
  const end = lastDayOf(month)
  const isCurrent = month === monthOf(today)
  return (
    <StatRow
      stats={[
        {
          label: 'Saldo',
          value: formatMoney(saldo),
          note: isCurrent ? forecast(projetado, end) : 'entradas menos saídas do mês',
          picture: <BalanceLine values={balances} label={`Saldo ao longo de ${formatMonth(month)}`} />,
          wide: true,
        },
        {
          label: 'Entradas',
          icon: incomeIcon,
          value: formatMoney(entradas),
          note: scheduled(booked(figures.countEntradas), 'entram', figures.agendadoEntradas, end),
        },
        {
          label: 'Saídas',
          icon: expenseIcon,
          value: formatMoney(saidas),
          note: scheduled(
            comparedWith(saidas, saidasAntes, month, isCurrent && today < end) ?? booked(figures.countSaidas),
            'saem',
            figures.agendadoSaidas,
            end,
          ),
        },
      ]}
    />
  )
}
