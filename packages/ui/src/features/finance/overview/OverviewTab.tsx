import { FINANCE_LISTS, formatSigned, recentTransactions, type Transaction } from '@caderno/domain/finance'
import { Figures } from '../Figures.tsx'
import type { FinancePartProps, MonthProps } from '../tab-props.ts'
import { QuickLine } from '../quick/QuickLine.tsx'
import { Categories } from './Categories.tsx'
import { GoalsSheet } from './GoalsSheet.tsx'
import { Months } from './Months.tsx'
import classes from './Overview.module.css'
import { EmptyState } from '../../../components/feedback/EmptyState.tsx'
import { TabLink } from '../TabLink.tsx'
import type { IsoDate } from '@caderno/domain/kernel'
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import { RuledList } from '../../../components/lists/RuledList.tsx'
import { RecordRow } from '../../../components/lists/RecordRow.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { dayWord } from '../texts.ts'
import { seriesMark, TYPE } from '../transactions/texts.ts'

/** The first tab of /financas: book something, then how the month stands. */
export default function OverviewTab(props: FinancePartProps) {
  const empty = FINANCE_LISTS.every((list) => props.book[list].length === 0)
  return (
    <>
      <QuickLine {...props} />
      <Figures {...props} />
      {empty ? (
        <EmptyFinances />
      ) : (
        <>
          <div className="columns">
            <Months {...props} />
            <Categories {...props} />
          </div>
          <div className="columns">
            <Recent {...props} />
            <GoalsSheet {...props} />
          </div>
        </>
      )}
    </>
  )
}

const EmptyFinances = () => (
  <EmptyState
    picture={LEDGER_PICTURE}
    title="Seu mês começa com um lançamento"
    text="Escreva o valor e o que foi na linha acima e aperte Enter. O Caderno soma, separa por categoria e diz quanto ainda dá para gastar por dia."
    action={<TabLink tab="metas">Ou comece por uma meta de economia</TabLink>}
    hints={[
      { title: '18,50 almoço', text: 'É uma saída de hoje. Com «ontem» ou «20/11» ela muda de dia.' },
      { title: '+1200 bolsa', text: 'Com o sinal de mais, é uma entrada.' },
      { title: '89,90 tênis 3x', text: 'Vira três parcelas, uma por mês.' },
    ]}
  />
)

const LEDGER_PICTURE = (
  <g strokeLinecap="round">
    <rect x="34" y="10" width="92" height="92" rx="6" fill="var(--cad-folha)" />
    <path d="M54 10v92" stroke="var(--cad-margem)" />
    <path d="M34 32h92M34 54h92M34 76h92" stroke="var(--cad-linha)" />
    <path d="M62 22h26M62 44h34M62 66h20M62 88h30M108 22h10M106 44h12M110 66h8M106 88h12" />
    <path d="M41 24l5-5m0 0h-4m4 0v4M41 63l5 5m0 0h-4m4 0v-4" />
    <circle cx="150" cy="76" r="22" fill="var(--acc-suave)" stroke="var(--acc-meio)" />
    <path d="M150 64v24M156 69c-2-2-10-3-11 1-1 5 11 4 11 9 0 4-8 5-12 1" stroke="var(--acc-meio)" />
  </g>
)

/** The five newest of all months, dated today or earlier (§2, §9). */
function Recent({ book, today }: Omit<MonthProps, 'month'>) {
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
        <p className="sheet-note">Nenhuma transação até hoje.</p>
      )}
    </Sheet>
  )
}

function Row({ transaction, today }: { transaction: Transaction; today: IsoDate }) {
  const { tipo, descricao, categoria, data, valor } = transaction
  const income = tipo === 'entrada'
  const TypeIcon = income ? IconArrowDownLeft : IconArrowUpRight
  return (
    <RecordRow
      mark={
        <TypeIcon
          size={18}
          stroke={1.75}
          {...(!income && { className: 'dimmed' })}
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
