import { REMOVE_GOAL } from '@caderno/domain/finance'
import { Suspense, useRef } from 'react'
import { prefetchConfirm } from '../../../components/feedback/confirm-part.ts'
import { lazyPart } from '../../../components/layout/lazy-part.tsx'
import { RemovalDialog } from '../../../components/feedback/RemovalDialog.tsx'
import { useOpened } from '../../../hooks/use-opened.ts'
import type { FinancePartProps } from '../parts.ts'
import { EmptyGoals } from './EmptyGoals.tsx'
import { GoalFigures } from './GoalFigures.tsx'
import { GoalForm } from './GoalForm.tsx'
import { GoalList, goalIdOf } from './GoalList.tsx'
import { useFocusNotLost } from './use-focus-not-lost.ts'
import { useGoalDialog } from './use-goal-dialog.ts'
import { useGoalRemoval } from './use-goal-removal.ts'
import { useNewGoal } from './use-new-goal.ts'
import classes from './Goals.module.css'

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
