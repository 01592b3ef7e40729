import { transactionsOf } from '@caderno/domain/finance'
import { useOpened } from '../../../hooks/use-opened.ts'
import { Figures } from '../Figures.tsx'
import type { FinancePartProps } from '../parts.ts'
import { QuickLine } from '../quick/QuickLine.tsx'
import { TransactionDialogs } from './TransactionDialogs.tsx'
import { TransactionForm } from './TransactionForm.tsx'
import { TransactionsSection } from './TransactionsSection.tsx'
import { useChanges } from './use-changes.ts'
import { useTransactionForm } from './use-transaction-form.ts'
import { useTransactionList } from './use-transaction-list.ts'

/** «Transações»: book one, in a line or in a form, and find any that was booked. */
export default function TransactionsTab({ book, month, today, change }: FinancePartProps) {
  const list = useTransactionList(book, month)
  const state = useTransactionForm(change, month, today, list.isFiltered)
  const { editing, removing, problem, edit, askRemoval, remove } = useChanges(book, change, list.shown)
  useOpened(transactionsOf(book), (subject) => (subject === 'new' ? state.start() : edit(subject)))
  return (
    <>
      <QuickLine book={book} month={month} today={today} change={change} isFiltered={list.isFiltered} />
      <Figures book={book} month={month} today={today} />
      <TransactionForm state={state} />
      <TransactionsSection
        empty={transactionsOf(book).length === 0}
        onStart={state.start}
        month={month}
        today={today}
        list={list}
        problem={problem}
        onEdit={edit}
        onRemove={askRemoval}
      />
      <TransactionDialogs
        editing={editing}
        removing={removing}
        book={book}
        change={change}
        onRemove={remove}
      />
    </>
  )
}
