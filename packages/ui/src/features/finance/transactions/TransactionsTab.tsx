import { transactionsOf } from '@caderno/domain/finance'
import { useOpened } from '../../../hooks/use-opened.ts'
import { Figures } from '../Figures.tsx'
import type { FinancePartProps } from '../parts.ts'
import { QuickLine } from '../quick/QuickLine.tsx'
import { EditDialog, RemovalDialog } from './dialogs.ts'
import { TransactionsSection } from './TransactionsSection.tsx'
import { useChanges } from './use-changes.ts'
import { useTransactionForm } from './use-transaction-form.ts'
import { useTransactionList } from './use-transaction-list.ts'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { RepeatFields } from './RepeatFields.tsx'
import { TransactionFields } from './TransactionFields.tsx'
import classes from './TransactionForm.module.css'

/** «Transações»: book one, in a line or in a form, and find any that was booked. */
export default function TransactionsTab(props: FinancePartProps) {
  const { book, month, today, change } = props
  const list = useTransactionList(book, month)
  const state = useTransactionForm(change, month, today, list.isFiltered)
  const { form, start } = state
  const { editing, removing, edit, remove } = useChanges(book, change, list.shown)
  useOpened(transactionsOf(book), (subject) => (subject === 'new' ? start() : edit(subject)))
  return (
    <>
      <QuickLine {...props} isFiltered={list.isFiltered} />
      <Figures {...props} />
      <Sheet label="Nova transação">
        <form noValidate ref={form.formRef} className={classes.form} onSubmit={form.onSubmit}>
          <TransactionFields form={form} />
          <RepeatFields {...state} />
          {form.alert && (
            <div className={classes.alert}>
              <FormAlert>{form.alert}</FormAlert>
            </div>
          )}
          <div className={classes.actions}>
            <SubmitButton busy={form.busy}>Adicionar transação</SubmitButton>
          </div>
        </form>
      </Sheet>
      <TransactionsSection
        book={book}
        month={month}
        today={today}
        onStart={start}
        list={list}
        problem={removing.problem}
        onEdit={edit}
        onRemove={removing.ask}
      />
      <EditDialog dialog={editing.dialog} book={book} change={change} onClose={editing.close} />
      <RemovalDialog dialog={removing.dialog} onConfirm={remove} onCancel={removing.close} />
    </>
  )
}
