import type { IsoDate, Month } from '@caderno/domain/kernel'
import { Button, VisuallyHidden } from '@mantine/core'
import { noneIn, summary } from './texts.ts'
import { TransactionList, type TransactionListProps } from './TransactionList.tsx'
import { TransactionsToolbar } from './TransactionsToolbar.tsx'
import { LIST_ID } from './use-focus-after-change.ts'
import type { TransactionListState } from './use-transaction-list.ts'
import classes from './Transactions.module.css'
import { EmptyState } from '../../../components/feedback/EmptyState.tsx'

interface TransactionsSectionProps extends FoundProps {
  /** Nothing was ever booked. */
  empty: boolean
  onStart: () => void
}

/** The region «Transações»: search, filters, and what matches. */
export const TransactionsSection = ({ empty, onStart, ...found }: TransactionsSectionProps) => (
  <section aria-labelledby={LIST_ID} className={classes.section}>
    <VisuallyHidden>
      <h2 id={LIST_ID} tabIndex={-1}>
        Transações
      </h2>
    </VisuallyHidden>
    {empty ? <EmptyTransactions onStart={onStart} /> : <Found {...found} />}
  </section>
)

interface FoundProps extends Pick<TransactionListProps, 'onEdit' | 'onRemove'> {
  month: Month
  today: IsoDate
  list: TransactionListState
  /** Why the last removal was not kept. */
  problem: string | undefined
}

function Found({ month, today, list, problem, ...row }: FoundProps) {
  const { filter, setFilter, shown, narrowed, clear, showAllMonths } = list
  return (
    <>
      <TransactionsToolbar month={month} filter={filter} onFilter={setFilter} />
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <p role="status" className={classes.found}>
        {shown.length > 0 ? summary(shown) : ''}
      </p>
      {shown.length > 0 && <TransactionList transactions={shown} today={today} {...row} />}
      {shown.length === 0 && narrowed && (
        <Nothing sentence="Nenhuma transação com esses filtros." action="Limpar filtros" onAct={clear} />
      )}
      {shown.length === 0 && !narrowed && (
        <Nothing
          sentence={noneIn(month, filter.allMonths)}
          action="Ver todos os meses"
          onAct={showAllMonths}
        />
      )}
    </>
  )
}

function Nothing({ sentence, action, onAct }: { sentence: string; action: string; onAct: () => void }) {
  return (
    <div className={classes.nothing}>
      <p role="status">{sentence}</p>
      <Button variant="default" onClick={onAct}>
        {action}
      </Button>
    </div>
  )
}

/** No transaction yet: what the tab gives, and the way to the form. */
const EmptyTransactions = ({ onStart }: { onStart: () => void }) => (
  <EmptyState
    title="Tudo começa com uma transação"
    text="Anote o que entra e o que sai. Você vê quanto sobra no mês e para onde o dinheiro foi."
    action={
      <Button variant="light" onClick={onStart}>
        Preencher a primeira
      </Button>
    }
    hints={[
      { title: 'Uma linha basta', text: 'Escreva «18,50 almoço» no lançamento rápido e aperte Enter.' },
      {
        title: 'Parcelas e contas do mês',
        text: 'Em «Mais detalhes» você parcela uma compra ou repete a conta todo mês.',
      },
      { title: 'Nada se perde', text: 'O que foi removido volta com «Desfazer».' },
    ]}
  />
)
