import {
  editChanges,
  seriesOf,
  transactionsOf,
  type FinanceBook,
  type Scope,
  type Transaction,
  REMOVE_TRANSACTION,
  SCOPES,
} from '@caderno/domain/finance'
import { isoDateOf } from '@caderno/domain/kernel'
import { useState, useId } from 'react'
import { FormDialog } from '../../../components/forms/FormDialog.tsx'
import { useChangeForm } from '../use-change-form.ts'
import type { FinanceActions } from '../use-finances.ts'
import { BROUGHT_BACK, edited, placeInSeries, SCOPE } from './texts.ts'
import { TransactionFields } from './TransactionFields.tsx'
import {
  editedDraft,
  formErrors,
  formOf,
  UNFILLED_TRANSACTION,
  type TransactionValues,
} from './transaction-form.ts'
import classes from './TransactionForm.module.css'
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog.tsx'
import scopeChoiceClasses from './ScopeChoice.module.css'

export interface EditDialogProps {
  opened: boolean
  /** The transaction as it was when the dialog opened. */
  subject: Transaction
  book: FinanceBook
  change: FinanceActions
  onClose: () => void
}

/** Edits a transaction, or those of its repetition that are chosen. Keeps what is typed through live changes and failures; writes only what was changed. */
export function EditDialog({ opened, subject, book, change, onClose }: EditDialogProps) {
  const [scope, setScope] = useState<Scope>('esta')
  const known = transactionsOf(book).find(({ id }) => id === subject.id)
  const now = known ?? subject
  const form = useChangeForm<TransactionValues>(change, {
    initial: formOf(subject),
    unfilled: UNFILLED_TRANSACTION,
    validate: (values) => formErrors(values, isoDateOf(change.now()), subject.data),
    changes: (values) => editChanges(book, now, editedDraft(subject, now, values), scope),
    words: () => {
      const meant = seriesOf(book, now, scope)
      return !known && meant.includes(now) ? BROUGHT_BACK : edited(meant.length)
    },
    failure: 'update',
    kept: onClose,
  })
  return (
    <FormDialog opened={opened} title="Editar transação" module="financas" form={form} onClose={onClose}>
      <div className={classes.fields}>
        <TransactionFields form={form} autoFocus />
      </div>
      <ScopeChoice
        transaction={subject}
        legend="O que você quer alterar?"
        scope={scope}
        onChoose={setScope}
      />
    </FormDialog>
  )
}

/** Asks before a transaction goes, and of a repetition how much of it. */
export function RemovalDialog({
  opened,
  subject,
  onConfirm,
  onCancel,
}: {
  opened: boolean
  subject: Transaction
  onConfirm: (transaction: Transaction, scope: Scope) => void
  onCancel: () => void
}) {
  const [scope, setScope] = useState<Scope>('esta')
  return (
    <ConfirmDialog
      opened={opened}
      title="Remover transação"
      question={REMOVE_TRANSACTION}
      confirmLabel="Remover"
      module="financas"
      onConfirm={() => onConfirm(subject, scope)}
      onCancel={onCancel}
    >
      <ScopeChoice
        transaction={subject}
        legend="O que você quer remover?"
        scope={scope}
        onChoose={setScope}
      />
    </ConfirmDialog>
  )
}

/** Which transactions of a repetition are meant. Nothing for one that stands alone. */
export function ScopeChoice({
  transaction,
  legend,
  scope,
  onChoose,
}: {
  transaction: Transaction
  legend: string
  scope: Scope
  onChoose: (scope: Scope) => void
}) {
  const name = useId()
  if (!transaction.grupo) return null
  return (
    <fieldset className={scopeChoiceClasses.scope}>
      <legend>
        {placeInSeries(transaction)}. {legend}
      </legend>
      {SCOPES.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={scope === each} onChange={() => onChoose(each)} />
          {SCOPE[each]}
        </label>
      ))}
    </fieldset>
  )
}
