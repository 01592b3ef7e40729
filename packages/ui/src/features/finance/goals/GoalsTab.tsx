import { REMOVE_GOAL, goalsByTarget, removeGoal, newGoal, type FinancialGoal } from '@caderno/domain/finance'
import { isoDateOf } from '@caderno/domain/kernel'
import { useRef, useMemo, useEffect, type RefObject } from 'react'
import { Confirm } from '../../../components/feedback/Confirm.tsx'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { lazyDialog } from '../../../components/layout/lazy-part.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { useDialog } from '../../../hooks/use-dialog.ts'
import { useDraft } from '../../../hooks/use-draft.ts'
import { useOpened } from '../../../hooks/use-opened.ts'
import type { FinancePartProps } from '../parts.ts'
import { useDraftForm } from '../use-change-form.ts'
import { useRemoval } from '../use-removal.ts'
import { EmptyGoals } from './EmptyGoals.tsx'
import { Goal } from './Goal.tsx'
import { goalErrors, goalForm, goalTyped, UNFILLED_GOAL, type GoalFormValues } from './goal-form.ts'
import type { GoalDialogSubject } from './GoalDialogs.tsx'
import { GoalFields } from './GoalFields.tsx'
import { GoalFigures } from './GoalFigures.tsx'
import { goalCount, removed, ADDED } from './texts.ts'
import classes from './Goals.module.css'

const GoalDialogs = lazyDialog(() => import('./GoalDialogs.tsx'))

/** «Metas»: what is put aside, the form for a new goal, and each goal, the nearest target day first (§2). */
export default function GoalsTab({ book: { metas: goals }, today, change }: FinancePartProps) {
  const list = useRef<HTMLDivElement>(null)
  const sorted = useMemo(() => goalsByTarget(goals), [goals])
  // What is half typed outlives a look at another tab.
  const form = useDraftForm<GoalFormValues>(change, useDraft('meta financeira'), {
    initial: goalForm(),
    unfilled: UNFILLED_GOAL,
    validate: (values) => goalErrors(values, isoDateOf(change.now())),
    changes: (values) => newGoal(goalTyped(values), change),
    words: () => ADDED,
    failure: 'save',
    // What was typed while it was being stored is the next goal: it stays.
    stored: (sent, { values, reset }) => sent === values && reset(),
  })
  const { dialog, open, close } = useDialog<GoalDialogSubject>()
  const removal = useRemoval<FinancialGoal>(change)
  const confirmRemoval = () => {
    const goal = removal.dialog?.subject
    if (goal && removal.asking) void removal.remove(removeGoal(goal), removed(goal))
  }
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
      <Sheet title="Nova meta">
        <form noValidate ref={form.formRef} onSubmit={form.onSubmit} className={classes.form}>
          <GoalFields form={form} />
          <div className={classes.alert}>
            <FormAlert>{form.alert}</FormAlert>
          </div>
          <div className={classes.submit}>
            <SubmitButton busy={form.busy}>Adicionar meta</SubmitButton>
          </div>
        </form>
      </Sheet>
      <ProblemText className={classes.problem}>{removal.problem}</ProblemText>
      <div ref={list} role="group" aria-label="Metas" tabIndex={-1} className={classes.place}>
        {goals.length > 0 ? (
          <Sheet title="Suas metas" note={goalCount(goals.length)}>
            <ul className={classes.list}>
              {sorted.map((goal) => (
                <li key={goal.id} id={goalIdOf(goal)} tabIndex={-1}>
                  <Goal
                    goal={goal}
                    today={today}
                    onOpen={open}
                    onRemove={removal.ask}
                    onNear={GoalDialogs.prefetch}
                  />
                </li>
              ))}
            </ul>
          </Sheet>
        ) : (
          <EmptyGoals />
        )}
      </div>
      <GoalDialogs dialog={dialog} goals={goals} today={today} change={change} onClose={close} />
      <Confirm
        opened={removal.asking}
        title="Remover meta"
        question={REMOVE_GOAL}
        confirmLabel="Remover"
        module="financas"
        onConfirm={confirmRemoval}
        onCancel={removal.close}
      />
    </div>
  )
}

/** Where a goal stands, for who is led to it. */
const goalIdOf = ({ id }: FinancialGoal): string => `meta-${id}`

/** Where a change takes the focused button away (a removed goal's, «Desfazer»), the focus goes to `place`; one that is elsewhere, or nowhere, stays. */
function useFocusNotLost(place: RefObject<HTMLElement | null>, changing: unknown): void {
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
