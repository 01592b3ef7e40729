import { depositChanges, type FinancialGoal } from '@caderno/domain/finance'
import type { IsoDate } from '@caderno/domain/kernel'
import { SubmitButton } from '../../../components/auth/SubmitButton.tsx'
import { depositErrors, depositTyped, type DepositFormValues } from '../goals/goal-form.ts'
import { deposited } from '../goals/texts.ts'
import { useChangeForm } from '../goals/use-change-form.ts'
import { MoneyField } from '../MoneyField.tsx'
import type { FinanceActions } from '../use-finance-actions.ts'
import classes from './Overview.module.css'

/** Puts something aside for a goal, today, without leaving the overview. */
export function DepositLine({ goal, today, change, onClose }: { goal: FinancialGoal; today: IsoDate; change: FinanceActions; onClose: () => void }) {
  const form = useChangeForm<DepositFormValues>(change, {
    initial: { valor: '', data: today },
    validate: (values) => depositErrors(goal, values),
    changes: (values) => depositChanges(goal, depositTyped(values), values.data, change),
    words: (values) => deposited(goal, depositTyped(values)),
    failure: 'update',
    kept: onClose,
  })
  return (
    <form noValidate ref={form.formRef} className={classes.deposit} onSubmit={form.onSubmit}>
      <MoneyField aria-label={`Quanto guardar para ${goal.descricao}`} autoFocus {...form.text('valor')} />
      <SubmitButton busy={form.busy}>Salvar</SubmitButton>
      {form.alert && <p role="alert" className={classes.failure}>{form.alert}</p>}
    </form>
  )
}
