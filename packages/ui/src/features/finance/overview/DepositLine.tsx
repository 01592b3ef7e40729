import { depositChanges, type FinancialGoal } from '@caderno/domain/finance'
import { useDraft } from '../../../hooks/use-draft.ts'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { depositErrors, depositTyped, type AmountTyped } from '../goals/goal-form.ts'
import { deposited } from '../goals/texts.ts'
import { useDraftForm } from '../use-change-form.ts'
import { MoneyField } from '../MoneyField.tsx'
import type { FinancePartProps } from '../parts.ts'
import classes from './Overview.module.css'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'

/** The name of what is half typed for a goal. */
export const depositDraft = ({ id }: FinancialGoal): string => `guardar ${id}`

/** Puts something aside for a goal, today, without leaving the overview. Closed, it keeps what is typed. */
export function DepositLine({
  goal,
  today,
  change,
  onClose,
}: Pick<FinancePartProps, 'today' | 'change'> & { goal: FinancialGoal; onClose: () => void }) {
  const draft = useDraft<AmountTyped>(depositDraft(goal))
  const form = useDraftForm<AmountTyped>(change, draft, {
    initial: { valor: '' },
    validate: ({ valor }) => depositErrors(goal, { valor, data: today }, today),
    changes: (values) => depositChanges(goal, depositTyped(values), today, change),
    words: (values) => deposited(goal, depositTyped(values)),
    failure: 'update',
    stored: () => draft.slot.hold(undefined),
    kept: onClose,
  })
  return (
    <form noValidate ref={form.formRef} className={classes.deposit} onSubmit={form.onSubmit}>
      <MoneyField
        aria-label={`Quanto guardar para ${goal.descricao}`}
        autoFocus
        onEscape={onClose}
        {...form.text('valor')}
      />
      <SubmitButton busy={form.busy}>Salvar</SubmitButton>
      <ProblemText className={classes.failure}>{form.alert}</ProblemText>
    </form>
  )
}
