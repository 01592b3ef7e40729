import {
  careerFailure,
  careerGoalErrors,
  careerGoalForm,
  editedGoalFields,
  type CareerGoal,
  type CareerGoalForm,
  type CareerService,
} from '@caderno/domain/career'
import { changesOf, type AppError } from '@caderno/domain/kernel'
import { useDisclosure } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { addedAs, EDITED } from '../../../components/feedback/outcomes.ts'
import { enterForm, usePageForm } from '../../../hooks/use-page-form.ts'

/** The place of a goal's «Editar», to which the focus returns. */
export const editIdOf = ({ id }: Pick<CareerGoal, 'id'>): string => `editar-${id}`

const RULES = {
  validate: careerGoalErrors,
  failure: ({ code }: AppError) => careerFailure('saveGoal', code),
}

/** Two forms in one place: what was half typed for a new goal outlives the edit of another and a look at another tab, and leaving a typed edit asks first. */
export function useGoalForms({ addGoal, editGoal }: Pick<CareerService, 'addGoal' | 'editGoal'>) {
  const adding = usePageForm<CareerGoalForm>({
    ...RULES,
    name: 'new career goal',
    initial: () => careerGoalForm(),
    command: addGoal,
    words: () => addedAs('Meta adicionada.', 'Salva'),
    confirmed(sent, form) {
      // What of the next goal was written while this one was being stored.
      form.reset(careerGoalForm(), { ...careerGoalForm(), ...changesOf(sent, form.values) })
      if (sent === form.values) sheet.close()
      adding.awaitNext()
    },
    rejectedAfterClose(sent) {
      adding.begin(undefined, sent)
      sheet.open()
    },
  })
  const editing = usePageForm<CareerGoalForm, CareerGoal | undefined>({
    ...RULES,
    name: 'career goal',
    initial: careerGoalForm,
    command: (values, goal) => editGoal(goal!.id, editedGoalFields(goal!, values)),
    words: () => EDITED,
    // What was typed meanwhile, or another goal's edit, stays.
    confirmed: (sent, { values }) => sent === values && finish(),
    rejectedAfterClose: (sent, goal) => !subject && begin(goal, sent),
  })
  const { context: subject, discard } = editing
  const [opened, sheet] = useDisclosure(subject !== undefined)
  const begin = (goal: CareerGoal | undefined, typed?: CareerGoalForm) => {
    editing.begin(goal, typed)
    if (goal) sheet.open()
    else sheet.close()
  }
  const finish = () => {
    if (subject) document.getElementById(editIdOf(subject))?.focus()
    begin(undefined)
  }
  const { form } = subject ? editing : adding
  const shown = useRef(subject)
  useEffect(() => {
    if (subject && subject !== shown.current) enterForm(form.formRef.current)
    shown.current = subject
  }, [subject, form.formRef])
  return {
    subject,
    /** Whether the form is open on a phone; elsewhere it always is. */
    opened,
    form,
    discard,
    begin: (goal: CareerGoal) => discard.leave(() => begin(goal)),
    start() {
      if (editing.form.dirty) return discard.leave(finish)
      editing.begin(undefined)
      sheet.open()
      enterForm(form.formRef.current)
    },
    /** What is typed of a new one stays. */
    close: () => (subject ? discard.leave(finish) : sheet.close()),
    leave: () => begin(undefined),
  }
}
