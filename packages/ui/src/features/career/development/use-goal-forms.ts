import { careerFailure, type CareerGoal } from '@caderno/domain/career'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../../bridge/use-form.ts'
import { notify } from '../../../components/notify.ts'
import { useUnloadWarning } from '../../../components/use-unload-warning.ts'
import { useDiscard } from '../use-discard.ts'
import type { GoalActions } from './goal-actions.ts'
import { goalChanges, goalErrors, goalForm, type GoalFormValues } from './goal-form.ts'
import { ADDED, EDITED } from './texts.ts'

/** The place of a goal's «Editar», to which the focus returns. */
export const editIdOf = ({ id }: Pick<CareerGoal, 'id'>): string => `editar-${id}`

/** Two forms in one place: what was half typed for a new goal outlives the edit of another, and leaving a typed edit asks first. */
export function useGoalForms({ add, edit }: Pick<GoalActions, 'add' | 'edit'>) {
  const [subject, setSubject] = useState<CareerGoal>()
  const text = useRef<HTMLInputElement>(null)
  const rules = { initial: goalForm(), validate: goalErrors, failure: ({ code }: { code: Parameters<typeof careerFailure>[1] }) => careerFailure('saveGoal', code) }
  const adding = useForm<GoalFormValues>({
    ...rules,
    async submit(values) {
      notify(ADDED[await add(values)])
      adding.reset()
      for (const [name, meanwhile] of typedMeanwhile(values, now.current.typed)) adding.set(name, meanwhile)
    },
  })
  const editing = useForm<GoalFormValues>({
    ...rules,
    async submit(values) {
      if (!subject) return
      notify(EDITED[await edit(subject.id, goalChanges(subject, values))])
      // What was typed meanwhile, or another goal's edit, stays.
      if (now.current.subject === subject && now.current.edited === values) finish()
    },
  })
  const now = useRef({ subject, typed: adding.values, edited: editing.values })
  useEffect(() => {
    now.current = { subject, typed: adding.values, edited: editing.values }
  })
  useUnloadWarning(adding.dirty || (subject !== undefined && editing.dirty))
  const begin = (goal: CareerGoal) => {
    editing.reset(goalForm(goal))
    setSubject(goal)
  }
  const finish = () => {
    if (subject) document.getElementById(editIdOf(subject))?.focus()
    setSubject(undefined)
  }
  const discard = useDiscard<CareerGoal>(subject !== undefined && editing.dirty, (next) => (next ? begin(next) : finish()))
  useEffect(() => {
    if (subject) text.current?.focus()
  }, [subject])
  return {
    subject, form: subject ? editing : adding, text, discard,
    begin: discard.leaveFor,
    cancel: () => discard.leaveFor(undefined),
    leave: () => setSubject(undefined),
  }
}

/** What of the next goal was written while this one was being stored. */
const typedMeanwhile = (sent: GoalFormValues, now: GoalFormValues) =>
  (Object.keys(now) as (keyof GoalFormValues)[]).filter((name) => now[name] !== sent[name]).map((name) => [name, now[name]] as const)
