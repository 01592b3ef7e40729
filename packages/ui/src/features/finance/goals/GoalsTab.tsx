import { REMOVE_GOAL, goalsByTarget, type FinancialGoal } from '@caderno/domain/finance'
import { Suspense, useRef, useMemo } from 'react'
import { prefetchConfirm } from '../../../components/feedback/confirm-part.ts'
import { lazyPart } from '../../../components/layout/lazy-part.tsx'
import { RemovalDialog } from '../../../components/feedback/RemovalDialog.tsx'
import { useOpened } from '../../../hooks/use-opened.ts'
import type { FinancePartProps } from '../parts.ts'
import { EmptyGoals } from './EmptyGoals.tsx'
import { GoalFigures } from './GoalFigures.tsx'
import { useFocusNotLost } from './use-focus-not-lost.ts'
import { useGoalDialog } from './use-goal-dialog.ts'
import { useGoalRemoval } from './use-goal-removal.ts'
import { useNewGoal } from './use-new-goal.ts'
import classes from './Goals.module.css'
import type { Form } from '../../../hooks/use-form.ts'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import type { GoalFormValues } from './goal-form.ts'
import { GoalFields } from './GoalFields.tsx'
import { Goal, type GoalProps } from './Goal.tsx'
import { goalCount } from './texts.ts'

const loadDialogs = () => import('./GoalDialogs.tsx')
const GoalDialogs = lazyPart(loadDialogs, { floating: true })
const prefetch = () => {
  prefetchConfirm()
  void loadDialogs().catch(() => undefined)
}

/** «Metas»: what is put aside, the form for a new goal, and each goal. */
export default function GoalsTab({ book, today, change }: FinancePartProps) {
  const goals = book.metas
  const list = useRef<HTMLDivElement>(null)
  const form = useNewGoal(change)
  const { dialog, open, close } = useGoalDialog(goals)
  const removal = useGoalRemoval(change)
  useFocusNotLost(list, goals)
  useOpened(goals, (subject) =>
    (subject === 'new'
      ? form.formRef.current?.querySelector('input')
      : document.getElementById(goalIdOf(subject))
    )?.focus(),
  )
  return (
    <div className={classes.blocks}>
      {goals.length > 0 && <GoalFigures goals={goals} today={today} />}
      <GoalForm form={form} />
      {removal.problem && (
        <p role="alert" className={classes.problem}>
          {removal.problem}
        </p>
      )}
      <div ref={list} role="group" aria-label="Metas" tabIndex={-1} className={classes.place}>
        {goals.length > 0 ? (
          <GoalList goals={goals} today={today} onOpen={open} onRemove={removal.ask} onNear={prefetch} />
        ) : (
          <EmptyGoals />
        )}
      </div>
      <Suspense>
        {dialog && (
          <GoalDialogs key={dialog.turn} {...dialog} today={today} change={change} onClose={close} />
        )}
      </Suspense>
      <RemovalDialog removal={removal} module="financas" title="Remover meta" question={REMOVE_GOAL} />
    </div>
  )
}

/** Adds a goal: stands open on its tab. */
export function GoalForm({ form }: { form: Form<GoalFormValues> }) {
  return (
    <Sheet title="Nova meta">
      <form noValidate ref={form.formRef} onSubmit={form.onSubmit} className={classes.form}>
        <GoalFields form={form} />
        <div className={classes.submit}>
          <SubmitButton busy={form.busy}>Adicionar meta</SubmitButton>
        </div>
      </form>
    </Sheet>
  )
}

export interface GoalListProps extends Omit<GoalProps, 'goal'> {
  goals: readonly FinancialGoal[]
}

/** Where a goal stands, for who is led to it. */
export const goalIdOf = ({ id }: Pick<FinancialGoal, 'id'>): string => `meta-${id}`

/** The goals, the nearest target day first (§2). */
export function GoalList({ goals, ...row }: GoalListProps) {
  const sorted = useMemo(() => goalsByTarget(goals), [goals])
  return (
    <Sheet title="Suas metas" note={goalCount(goals.length)}>
      <ul className={classes.list}>
        {sorted.map((goal) => (
          <li key={goal.id} id={goalIdOf(goal)} tabIndex={-1}>
            <Goal goal={goal} {...row} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
