import {
  formOccurrences,
  newTransactionForm,
  repeatOf,
  transactionErrors,
  transactionOf,
  transactionsOf,
  unfilledTransaction,
  type TransactionForm,
  occurrences,
  type Transaction,
  type TransactionDraft,
} from '@caderno/domain/finance'
import type { IsoDate } from '@caderno/domain/kernel'
import { NativeSelect, TextInput, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId, useCallback, useEffect, useState } from 'react'
import { FoldButton } from '../../../components/forms/FoldedFields.tsx'
import { useDialog } from '../../../hooks/use-dialog.ts'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import { useOpened } from '../../../hooks/use-opened.ts'
import { Figures } from '../Figures.tsx'
import type { FinancePartProps } from '../parts.ts'
import { QuickLine } from '../quick/QuickLine.tsx'
import { EditDialog, RemovalDialog } from './dialogs.ts'
import { TransactionsSection, useTransactionList } from './TransactionsSection.tsx'
import { useTransactionRemoval } from './use-removal.ts'
import { preview, REPEAT, added } from './texts.ts'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { AddButton } from '../../../components/forms/AddButton.tsx'
import { FormSheet } from '../../../components/dialogs/FormSheet.tsx'
import { TransactionFields } from './TransactionFields.tsx'
import classes from './TransactionForm.module.css'
import { useDraft } from '../../../hooks/use-draft.ts'
import { useDraftForm } from '../use-change-form.ts'

/** «Transações»: book one, in a line or in a form, and find any that was booked. */
export default function TransactionsTab(props: FinancePartProps) {
  const { book, month, today, change } = props
  const list = useTransactionList(book, month)
  const state = useTransactionForm(props, list.isFiltered)
  const { form, start, opened, close } = state
  const isPhone = useIsPhone()
  const editing = useDialog<Transaction>('transaction edit')
  const removal = useTransactionRemoval(book, change)
  useOpened(transactionsOf(book), (subject) => (subject === 'new' ? start() : editing.open(subject)))
  return (
    <>
      <QuickLine
        {...props}
        isFiltered={list.isFiltered}
        before={
          isPhone && (
            <AddButton compact variant="subtle" onAdd={start}>
              Nova transação
            </AddButton>
          )
        }
      />
      <FormSheet
        module="financas"
        label="Nova transação"
        form={form}
        classNames={classes}
        save="Adicionar transação"
        opened={opened}
        onClose={close}
      >
        <TransactionFields form={form} />
        <RepeatFields {...state} />
        {form.alert && (
          <div className={classes.alert}>
            <FormAlert>{form.alert}</FormAlert>
          </div>
        )}
      </FormSheet>
      <TransactionsSection
        book={book}
        month={month}
        today={today}
        onStart={start}
        list={list}
        problem={removal.problem}
        onEdit={editing.open}
        onRemove={removal.ask}
      />
      <Figures {...props} />
      <EditDialog dialog={editing.dialog} book={book} today={today} change={change} onClose={editing.close} />
      <RemovalDialog dialog={removal.dialog} onConfirm={removal.confirm} onCancel={removal.cancel} />
      <VisuallyHidden role="status">{removal.said}</VisuallyHidden>
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

function whatComes(values: TransactionForm, today: IsoDate): string {
  const days = values.repetir === 'nao' ? undefined : formOccurrences(values, today)
  return days ? preview(transactionOf(values), repeatOf(values), days) : ''
}

type TransactionFormState = ReturnType<typeof useTransactionForm>

/** `today`: the day that the blank form has. */
type Beside = { unfolded: boolean; today: IsoDate }

/** The form that stands open on the tab. What is typed outlives live changes, failures and a look at another tab; a day that nobody chose is today's. */
function useTransactionForm(props: FinancePartProps, isFiltered: (draft: TransactionDraft) => boolean) {
  const { change, month, today } = props
  const draft = useDraft<TransactionForm, Beside>('transaction')
  const [unfolded, setUnfolded] = useState(draft.found?.beside.unfolded ?? false)
  const [opened, { open, close }] = useDisclosure()
  const [count, setCount] = useState(0)
  const form = useDraftForm<TransactionForm, Beside>(change, draft, {
    initial: newTransactionForm(today),
    unfilled: unfilledTransaction,
    begun: draft.found && newTransactionForm(draft.found.beside.today),
    validate(values) {
      const errors = transactionErrors(values, today)
      if (errors.vezes || errors.ate) setUnfolded(true)
      return errors
    },
    command: (values) => change.service.add({ draft: transactionOf(values), repeat: repeatOf(values) }),
    words: (values) =>
      added(occurrences(values.data, repeatOf(values)), month, isFiltered(transactionOf(values))),
    failure: 'save-transaction',
    beside: () => ({ unfolded, today }),
    stored(sent, { values, reset }) {
      // What was typed meanwhile is the next transaction: it stays.
      if (sent !== values) return
      reset(newTransactionForm(today))
      close()
      setCount(count + 1)
    },
  })
  const { formRef } = form
  const enter = useCallback(() => {
    formRef.current?.scrollIntoView({ block: 'nearest' })
    formRef.current?.querySelector<HTMLElement>('[name=descricao]')?.focus({ preventScroll: true })
  }, [formRef])
  const start = () => {
    open()
    enter()
  }
  useEffect(() => {
    if (count > 0 && isFree(formRef.current)) enter()
  }, [count, formRef, enter])
  return { form, opened, close, today, unfolded, setUnfolded, start }
}

/** The focus is in the form, or nowhere since its busy button gave it up. */
const isFree = (form: HTMLFormElement | null): boolean =>
  form !== null && (form.contains(document.activeElement) || document.activeElement === document.body)
