import { careerFailure, type CareerGoal, type CareerService } from '@caderno/domain/career'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../../hooks/use-form.ts'
import { notifyProblem } from '../../../components/feedback/notify.ts'
import { submitCommand } from '../../../hooks/submit-command.ts'
import { useDiscard } from '../discard.tsx'
import { focusFirstField } from '../focus.ts'
import { useDraft, useKeptDraft } from '../../../hooks/use-draft.ts'
import { goalChanges, goalErrors, goalForm, type GoalFormValues } from './goal-form.ts'
import { EDITED } from '../../../components/feedback/outcomes.ts'
import { ADDED } from './texts.ts'

/** The place of a goal's «Editar», to which the focus returns. */
export const editIdOf = ({ id }: Pick<CareerGoal, 'id'>): string => `editar-${id}`

/** Two forms in one place: what was half typed for a new goal outlives the edit of another and a look at another tab, and leaving a typed edit asks first. */
export function useGoalForms({ addGoal, editGoal }: Pick<CareerService, 'addGoal' | 'editGoal'>) {
  const added = useDraft<GoalFormValues>('meta nova')
  const edited = useDraft<GoalFormValues, CareerGoal | undefined>('meta')
  const [subject, setSubject] = useState(edited.found?.beside)
  const text = useRef<HTMLInputElement>(null)
  const rules = {
    validate: goalErrors,
    failure: ({ code }: { code: Parameters<typeof careerFailure>[1] }) => careerFailure('saveGoal', code),
  }
  const adding = useForm<GoalFormValues>({
    ...rules,
    initial: goalForm(),
    typed: added.found?.values,
    async submit(values) {
      await submitCommand(addGoal(values), ADDED, ({ code }) => {
        notifyProblem(careerFailure('saveGoal', code))
        added.refused(values, undefined)
      })
      added.stored(values)
    },
  })
  const editing = useForm<GoalFormValues>({
    ...rules,
    initial: goalForm(subject),
    typed: edited.found?.values,
    async submit(values) {
      if (!subject) return
      await submitCommand(editGoal(subject.id, goalChanges(subject, values)), EDITED, ({ code }) => {
        notifyProblem(careerFailure('saveGoal', code))
        edited.refused(values, subject)
      })
      edited.stored(values)
    },
  })
  const begin = (goal: CareerGoal) => {
    editing.reset(goalForm(goal))
    setSubject(goal)
  }
  const finish = () => {
    if (subject) document.getElementById(editIdOf(subject))?.focus()
    setSubject(undefined)
  }
  const rewritten = subject !== undefined && editing.dirty
  useKeptDraft(added, {
    values: adding.values,
    beside: undefined,
    dirty: adding.dirty,
    stored(sent) {
      adding.reset()
      for (const [name, meanwhile] of typedMeanwhile(sent, adding.values)) adding.set(name, meanwhile)
      focusFirstField(adding.formRef.current)
    },
    refused: (sent) => !adding.dirty && adding.reset(goalForm(), sent),
  })
  // What was typed meanwhile, or another goal's edit, stays.
  useKeptDraft(edited, {
    values: editing.values,
    beside: subject,
    dirty: rewritten,
    stored: (sent) => sent === editing.values && finish(),
    refused(sent, of) {
      if (subject || !of) return
      setSubject(of)
      editing.reset(goalForm(of), sent)
    },
  })
  const discard = useDiscard<CareerGoal>(rewritten, (next) => (next ? begin(next) : finish()))
  const shown = useRef(subject)
  useEffect(() => {
    if (subject && subject !== shown.current) text.current?.focus()
    shown.current = subject
  }, [subject])
  return {
    subject,
    form: subject ? editing : adding,
    text,
    discard,
    begin: discard.leaveFor,
    cancel: () => discard.leaveFor(undefined),
    leave: () => setSubject(undefined),
  }
}

/** What of the next goal was written while this one was being stored. */
const typedMeanwhile = (sent: GoalFormValues, now: GoalFormValues) =>
  (Object.keys(now) as (keyof GoalFormValues)[])
    .filter((name) => now[name] !== sent[name])
    .map((name) => [name, now[name]] as const)
