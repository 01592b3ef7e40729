import { formatSigned, recentTransactions, type Transaction } from '@caderno/domain/finance'
import type { IsoDate } from '@caderno/domain/kernel'
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import { RuledList, RuledRow } from '../../../components/lists/RuledList.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import type { MonthProps } from '../parts.ts'
import { TabLink } from '../TabLink.tsx'
import { dayWord } from '../texts.ts'
import { seriesMark, TYPE } from '../transactions/texts.ts'
import classes from './Overview.module.css'

/** The five newest of all months, dated today or earlier (§2, §9). */
export function Recent({ book, today }: Omit<MonthProps, 'month'>) {
  const recent = useMemo(() => recentTransactions(book, today), [book, today])
  return (
    <Sheet title="Últimas transações" action={<TabLink tab="transacoes">Ver todas</TabLink>}>
      {recent.length > 0 ? (
        <RuledList>
          {recent.map((transaction) => (
            <Row key={transaction.id} transaction={transaction} today={today} />
          ))}
        </RuledList>
      ) : (
        <p className={classes.nothing}>Nenhuma transação até hoje.</p>
      )}
    </Sheet>
  )
}

function Row({ transaction, today }: { transaction: Transaction; today: IsoDate }) {
  const { tipo, descricao, categoria, data, valor } = transaction
  const income = tipo === 'entrada'
  const TypeIcon = income ? IconArrowDownLeft : IconArrowUpRight
  return (
    <RuledRow
      gutter={
        <TypeIcon
          size={18}
          stroke={1.75}
          {...(!income && { className: classes.expense })}
          role="img"
          aria-label={TYPE[tipo]}
        />
      }
      title={<span className={classes.title}>{descricao}</span>}
      meta={[categoria, dayWord(data, today), seriesMark(transaction)].filter(Boolean)}
      action={
        <span className={classes.amount} data-income={income || undefined}>
          {formatSigned(income ? valor : -valor)}
        </span>
      }
    />
  )
}
