import { transactionsOf } from '@caderno/domain/finance'
import type { IsoDate } from '@caderno/domain/kernel'
import { NativeSelect, TextInput } from '@mantine/core'
import { useId } from 'react'
import { FoldButton } from '../../../components/forms/FoldedFields.tsx'
import { useOpened } from '../../../hooks/use-opened.ts'
import { Figures } from '../Figures.tsx'
import type { FinancePartProps } from '../parts.ts'
import { QuickLine } from '../quick/QuickLine.tsx'
import { EditDialog, RemovalDialog } from './dialogs.ts'
import { TransactionsSection } from './TransactionsSection.tsx'
import { useChanges } from './use-changes.ts'
import { preview, REPEAT } from './texts.ts'
import { daysOf, draftOf, repeatOf, type TransactionValues } from './transaction-form.ts'
import { useTransactionForm, type TransactionFormState } from './use-transaction-form.ts'
import { useTransactionList } from './use-transaction-list.ts'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
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

const REPEATS = Object.entries(REPEAT).map(([value, label]) => ({ value, label }))

/** «Repetir», folded until it is wanted; what comes of it is said in a sentence that stays in sight. */
function RepeatFields({ form, today, unfolded, setUnfolded }: Omit<TransactionFormState, 'start'>) {
  const fold = useId()
  const { repetir } = form.values
  return (
    <>
      <FoldButton unfolded={unfolded} onFold={setUnfolded} controls={fold} className={classes.fold} />
      <div id={fold} className={classes.details} hidden={!unfolded}>
        {unfolded && (
          <>
            <NativeSelect label="Repetir" data={REPEATS} {...form.text('repetir')} />
            {repetir === 'parcelas' && (
              <TextInput
                label="Número de parcelas"
                description="O valor é o total da compra."
                required
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                {...form.text('vezes')}
              />
            )}
            {(repetir === 'mensal' || repetir === 'semanal') && (
              <TextInput label="Até" type="date" required {...form.text('ate')} />
            )}
          </>
        )}
      </div>
      <p role="status" className={classes.preview}>
        {whatComes(form.values, today)}
      </p>
    </>
  )
}

function whatComes(values: TransactionValues, today: IsoDate): string {
  const days = values.repetir === 'nao' ? undefined : daysOf(values, today)
  return days ? preview(draftOf(values), repeatOf(values), days) : ''
}
