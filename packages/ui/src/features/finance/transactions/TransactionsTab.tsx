import {
  financeFailure,
  formOccurrences,
  newTransactionForm,
  repeatOf,
  transactionErrors,
  transactionOf,
  transactionsOf,
  unfilledTransaction,
  type TransactionForm,
  occurrences,
  type FinanceBook,
  type Transaction,
  type TransactionDraft,
} from '@caderno/domain/finance'
import { NativeSelect, TextInput, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId } from 'react'
import { FoldButton } from '../../../components/forms/FoldedFields.tsx'
import type { IsoDate } from '@caderno/domain/kernel'
import { FilesLine } from '../../../components/forms/FilesLine.tsx'
import { useDialog } from '../../../hooks/use-dialog.ts'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import { useOpened } from '../../../hooks/use-opened.ts'
import { Figures } from '../Figures.tsx'
import type { FinancePartProps } from '../tab-props.ts'
import { QuickLine } from '../quick/QuickLine.tsx'
import { EditDialog, RemovalDialog } from './dialogs.ts'
import { TransactionsSection, useTransactionList } from './TransactionsSection.tsx'
import { useTransactionRemoval } from './use-removal.ts'
import { preview, REPEAT, added } from './texts.ts'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { AddButton } from '../../../components/forms/AddButton.tsx'
import { FormSheet, UnfoldedFields } from '../../../components/forms/FormSheet.tsx'
import { AccountField, TransactionFields } from './TransactionFields.tsx'
import classes from './TransactionForm.module.css'
import { enterForm, usePageForm } from '../../../hooks/use-page-form.ts'

/** «Transações»: book one, in a line or in a form, and find any that was booked. */
export default function TransactionsTab(props: FinancePartProps) {
  const { book, month, today, actions } = props
  const list = useTransactionList(book, month)
  const state = useTransactionForm(props, list.isFiltered)
  const { form, start, opened, close } = state
  const isPhone = useIsPhone()
  const editing = useDialog<Transaction>('transaction edit')
  const removal = useTransactionRemoval(book, actions)
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
        className={classes.form}
        save="Adicionar transação"
        opened={opened}
        onClose={close}
      >
        <TransactionFields form={form} />
        <MoreFields {...state} book={book} />
        <FormAlert>{form.alert}</FormAlert>
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
      <FilesLine
        bring="Importar extrato"
        take={list.shown.length > 0 && 'Baixar estas transações (CSV)'}
        name="transacoes"
        today={today}
        table={({ transactionsTable }) => transactionsTable(list.shown)}
      />
      <EditDialog
        dialog={editing.dialog}
        book={book}
        today={today}
        actions={actions}
        onClose={editing.close}
      />
      <RemovalDialog dialog={removal.dialog} onConfirm={removal.confirm} onCancel={removal.cancel} />
      <VisuallyHidden role="status">{removal.announcement}</VisuallyHidden>
    </>
  )
}

const REPEATS = Object.entries(REPEAT).map(([value, label]) => ({ value, label }))

interface MoreFieldsProps extends Pick<TransactionFormState, 'form' | 'today' | 'unfolded' | 'setUnfolded'> {
  book: FinanceBook
}

/** «Repetir» and «Conta», folded until they are wanted; what comes of a repetition is said in a sentence that stays in sight. */
function MoreFields({ form, today, unfolded, setUnfolded, book }: MoreFieldsProps) {
  const fold = useId()
  const { repetir } = form.values
  return (
    <>
      <FoldButton unfolded={unfolded} onFold={setUnfolded} controls={fold} className={classes.fold} />
      <UnfoldedFields id={fold} unfolded={unfolded}>
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
            <AccountField form={form} book={book} />
          </>
        )}
      </UnfoldedFields>
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

/** The form that stands open on the tab. What is typed outlives live changes, failures and a look at another tab; a day that nobody chose is today's. */
function useTransactionForm(props: FinancePartProps, isFiltered: (draft: TransactionDraft) => boolean) {
  const { actions, month, today } = props
  const [opened, { open, close }] = useDisclosure()
  const page = usePageForm<TransactionForm, { unfolded: boolean }>({
    name: 'transaction',
    context: { unfolded: false },
    initial: () => newTransactionForm(today),
    unfilled: unfilledTransaction,
    validate(values) {
      const errors = transactionErrors(values, today)
      if (errors.vezes || errors.ate || errors.conta) setUnfolded(true)
      return errors
    },
    command(values) {
      const [draft, repeat] = [transactionOf(values), repeatOf(values)]
      return actions.undoable(
        actions.service.add({ draft, repeat }),
        added(occurrences(draft.data, repeat), month, isFiltered(draft)),
      )
    },
    failure: ({ code }) => financeFailure('save-transaction', code),
    confirmed(sent, { values, reset }) {
      // What was typed meanwhile is the next transaction: it stays.
      if (sent !== values) return
      reset(newTransactionForm(today))
      close()
      page.awaitNext()
    },
  })
  const setUnfolded = (unfolded: boolean) => page.setContext({ unfolded })
  const { form } = page
  const start = () => {
    open()
    enterForm(form.formRef.current)
  }
  return { form, opened, close, today, ...page.context, setUnfolded, start }
}
