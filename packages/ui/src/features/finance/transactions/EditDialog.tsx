import {
  editedTransactionFields,
  transactionErrors,
  transactionForm,
  unfilledTransaction,
  type TransactionForm,
  seriesOf,
  transactionsOf,
  type Scope,
  type Transaction,
  REMOVE_TRANSACTION,
} from '@caderno/domain/finance'
import { useState } from 'react'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import type { FinancePartProps } from '../tab-props.ts'
import { useDialogForm, type DialogProps } from '../../../hooks/use-dialog-form.ts'
import { BROUGHT_BACK, edited, placeInSeries, SCOPE } from './texts.ts'
import { AccountField, TransactionFields } from './TransactionFields.tsx'
import classes from './TransactionForm.module.css'
import { RadioChoice } from '../../../components/forms/RadioChoice.tsx'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx'

export interface EditDialogProps extends DialogProps, Pick<FinancePartProps, 'book' | 'today' | 'actions'> {
  /** The transaction as it was when the dialog opened. */
  subject: Transaction
}

/** Edits a transaction, or those of its repetition that are chosen. Keeps what is typed through live changes and failures; writes only what was changed. */
export function EditDialog({ opened, subject, book, today, actions, onClose }: EditDialogProps) {
  const known = transactionsOf(book).find(({ id }) => id === subject.id)
  const now = known ?? subject
  const { form, ...dialog } = useDialogForm<TransactionForm & { scope: Scope }>({
    name: 'transaction edit',
    subject,
    opened,
    onClose,
    initial: { ...transactionForm(subject), scope: 'esta' },
    unfilled: unfilledTransaction,
    validate: (values) => transactionErrors(values, today, subject.data),
    service: actions.service,
    command({ scope, ...values }) {
      const meant = seriesOf(book, now, scope)
      const words = !known && meant.includes(now) ? BROUGHT_BACK : edited(meant.length)
      return actions.undoable(
        actions.service.edit(now, editedTransactionFields(subject, values), scope),
        words,
      )
    },
    failure: 'update',
  })
  return (
    <FormDialog {...dialog} title="Editar transação" module="financas" form={form}>
      <ScopeChoice
        transaction={subject}
        legend="O que você quer alterar?"
        scope={form.values.scope}
        onChange={(scope) => form.set('scope', scope)}
      />
      <div className={classes.fields}>
        <TransactionFields form={form} />
        <AccountField form={form} book={book} />
      </div>
    </FormDialog>
  )
}

export interface RemovalDialogProps extends Pick<DialogProps, 'opened'> {
  subject: Transaction
  onConfirm: (scope: Scope) => void
  onCancel: () => void
}

/** Asks before a transaction goes, and of a repetition how much of it. */
export function RemovalDialog({ opened, subject, onConfirm, onCancel }: RemovalDialogProps) {
  const [scope, setScope] = useState<Scope>('esta')
  return (
    <ConfirmDialog
      opened={opened}
      title="Remover transação"
      question={REMOVE_TRANSACTION}
      confirmLabel="Remover"
      module="financas"
      onConfirm={() => onConfirm(scope)}
      onCancel={onCancel}
    >
      <ScopeChoice
        transaction={subject}
        legend="O que você quer remover?"
        scope={scope}
        onChange={setScope}
      />
    </ConfirmDialog>
  )
}

interface ScopeChoiceProps {
  transaction: Transaction
  legend: string
  scope: Scope
  onChange: (scope: Scope) => void
}

/** Which transactions of a repetition are meant, and where that is chosen: nowhere for one that stands alone. */
function ScopeChoice({ transaction, legend, scope, onChange }: ScopeChoiceProps) {
  if (!transaction.grupo) return null
  return (
    <RadioChoice
      legend={`${placeInSeries(transaction)}. ${legend}`}
      options={SCOPE}
      value={scope}
      onChange={onChange}
      className={classes.scope}
    />
  )
}
