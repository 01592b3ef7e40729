import { newGoal } from '@caderno/domain/finance'
import { isoDateOf } from '@caderno/domain/kernel'
import { useDraft, useHeld } from '../../../hooks/use-draft.ts'
import type { FinanceActions } from '../use-finance-actions.ts'
import { goalErrors, goalForm, goalTyped, type GoalFormValues } from './goal-form.ts'
import { ADDED } from './texts.ts'
import { useChangeForm } from '../use-change-form.ts'

/** The form that stands open on the tab; what is half typed in it outlives a look at another tab. */
export function useNewGoal(change: FinanceActions) {
  const draft = useDraft<GoalFormValues>('meta financeira')
  const form = useChangeForm<GoalFormValues>(change, {
    initial: goalForm(),
    typed: draft.found?.values,
    validate: (values) => goalErrors(values, isoDateOf(change.now())),
    changes: (values) => newGoal(goalTyped(values), change),
    words: () => ADDED,
    failure: 'save',
    kept: draft.stored,
  })
  // What was typed while it was being stored is the next goal: it stays.
  useHeld(draft, {
    values: form.values,
    beside: undefined,
    dirty: form.dirty,
    stored: (sent) => sent === form.values && form.reset(),
  })
  return form
}
