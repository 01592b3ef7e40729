import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { RepeatFields } from './RepeatFields.tsx'
import { TransactionFields } from './TransactionFields.tsx'
import type { TransactionFormState } from './use-transaction-form.ts'
import classes from './TransactionForm.module.css'

/** Adds a transaction, or many that repeat. */
export function TransactionForm({
  state: { form, alert, today, unfolded, setUnfolded },
}: {
  state: TransactionFormState
}) {
  return (
    <Sheet label="Nova transação">
      <form noValidate ref={form.formRef} className={classes.form} onSubmit={form.onSubmit}>
        <TransactionFields form={form} />
        <RepeatFields form={form} today={today} unfolded={unfolded} onFold={setUnfolded} />
        {alert && (
          <div className={classes.alert}>
            <FormAlert>{alert}</FormAlert>
          </div>
        )}
        <div className={classes.actions}>
          <SubmitButton busy={form.busy}>Adicionar transação</SubmitButton>
        </div>
      </form>
    </Sheet>
  )
}
