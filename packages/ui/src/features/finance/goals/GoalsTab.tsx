import { REMOVE_GOAL, goalsByTarget, type FinancialGoal, removeGoal, newGoal } from '@caderno/domain/finance'
import { useRef, useMemo, useEffect, type RefObject, useCallback, useState } from 'react'
import { lazyDialog } from '../../../components/layout/lazy-part.tsx'
import { RemovalDialog } from '../../../components/feedback/Confirm.tsx'
import { useOpened } from '../../../hooks/use-opened.ts'
import type { FinancePartProps } from '../parts.ts'
import { EmptyGoals } from './EmptyGoals.tsx'
import { GoalFigures } from './GoalFigures.tsx'
import type { GoalDialogSubject } from './GoalDialogs.tsx'
import { useDialog } from '../../../hooks/use-dialog.ts'
import classes from './Goals.module.css'
import type { Form } from '../../../hooks/use-form.ts'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { type GoalFormValues, goalErrors, goalForm, goalTyped } from './goal-form.ts'
import { GoalFields } from './GoalFields.tsx'
import { Goal, type GoalProps } from './Goal.tsx'
import { goalCount, removed, ADDED } from './texts.ts'
import { useWarning } from '../../../hooks/use-command.ts'
import type { FinanceActions } from '../use-finance-actions.ts'
import { isoDateOf } from '@caderno/domain/kernel'
import { useDraft } from '../../../hooks/use-draft.ts'
import { useDraftForm } from '../use-change-form.ts'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'

const GoalDialogs = lazyDialog(() => import('./GoalDialogs.tsx'))

/** «Metas»: what is put aside, the form for a new goal, and each goal. */
export default function GoalsTab({ book, today, change }: FinancePartProps) {
  const goals = book.metas
  const list = useRef<HTMLDivElement>(null)
  const form = useNewGoal(change)
  const { dialog, open, close } = useDialog<GoalDialogSubject>()
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
      <ProblemText className={classes.problem}>{removal.problem}</ProblemText>
      <div ref={list} role="group" aria-label="Metas" tabIndex={-1} className={classes.place}>
        {goals.length > 0 ? (
          <GoalList
            goals={goals}
            today={today}
            onOpen={open}
            onRemove={removal.ask}
            onNear={GoalDialogs.prefetch}
          />
        ) : (
          <EmptyGoals />
        )}
      </div>
      <GoalDialogs dialog={dialog} goals={goals} today={today} change={change} onClose={close} />
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

/** Where a change takes the focused button away (a removed goal's, «Desfazer»), the focus goes to `place`; one that is elsewhere, or nowhere, stays. */
export function useFocusNotLost(place: RefObject<HTMLElement | null>, changing: unknown): void {
  const last = useRef<Element>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    if (document.activeElement === document.body && last.current?.isConnected === false)
      place.current?.focus({ preventScroll: true })
  }, [place, changing])
}

/** Asks before a goal goes; why it was not kept is said beside the list. */
export function useGoalRemoval({ makeUndoable }: FinanceActions) {
  const [asked, setAsked] = useState<FinancialGoal>()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const warn = useWarning()
  const ask = useCallback((goal: FinancialGoal) => {
    setProblem(undefined)
    setAsked(goal)
    setAsking(true)
  }, [])
  const confirm = async () => {
    if (!asked || !asking) return
    setAsking(false)
    const sentence = await makeUndoable(removeGoal(asked), removed(asked), 'remove')
    if (sentence) warn(sentence, () => setProblem(sentence))
  }
  return {
    asking,
    problem,
    ask,
    confirm: () => void confirm(),
    cancel: () => setAsking(false),
  }
}

/** The form that stands open on the tab; what is half typed in it outlives a look at another tab. */
export function useNewGoal(change: FinanceActions) {
  return useDraftForm<GoalFormValues>(change, useDraft('meta financeira'), {
    initial: goalForm(),
    validate: (values) => goalErrors(values, isoDateOf(change.now())),
    changes: (values) => newGoal(goalTyped(values), change),
    words: () => ADDED,
    failure: 'save',
    // What was typed while it was being stored is the next goal: it stays.
    stored: (sent, form) => sent === form.values && form.reset(),
  })
}
