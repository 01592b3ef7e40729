import {
  careerFailure,
  type CareerGoal,
  type CareerService,
  careerGoalErrors,
  careerGoalForm,
  editedGoalFields,
  type CareerGoalForm,
} from '@caderno/domain/career'
import { useDisclosure } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../../hooks/use-form.ts'
import { notifyProblem } from '../../../components/feedback/notify.ts'
import { submitWrite } from '../../../hooks/writes.ts'
import { useDiscard } from '../discard.tsx'
import { useFirstFieldNext } from '../focus.ts'
import { useDraft, useKeptDraft } from '../../../hooks/use-draft.ts'
import { addedAs, EDITED } from '../../../components/feedback/outcomes.ts'
import { changesOf, type AppError, type Write } from '@caderno/domain/kernel'

/** The place of a goal's «Editar», to which the focus returns. */
export const editIdOf = ({ id }: Pick<CareerGoal, 'id'>): string => `editar-${id}`

/** Two forms in one place: what was half typed for a new goal outlives the edit of another and a look at another tab, and leaving a typed edit asks first. */
export function useGoalForms({ addGoal, editGoal }: Pick<CareerService, 'addGoal' | 'editGoal'>) {
  const added = useDraft<CareerGoalForm, CareerGoal | undefined>('new career goal')
  const edited = useDraft<CareerGoalForm, CareerGoal | undefined>('career goal')
  const [subject, setSubject] = useState(edited.found?.beside)
  const [opened, sheet] = useDisclosure(subject !== undefined)
  const text = useRef<HTMLInputElement>(null)
  const failure = ({ code }: AppError) => careerFailure('saveGoal', code)
  const send = async (draft: typeof added, values: CareerGoalForm, write: Write, words = EDITED) => {
    await submitWrite(write, words, (error) => {
      notifyProblem(failure(error))
      draft.refused(values, subject)
    })
    draft.stored(values)
  }
  const adding = useForm<CareerGoalForm>({
    validate: careerGoalErrors,
    failure,
    initial: careerGoalForm(),
    typed: added.found?.values,
    submit: (values) => send(added, values, addGoal(values), addedAs('Meta adicionada.', 'Salva')),
  })
  const waitForNext = useFirstFieldNext(adding)
  const editing = useForm<CareerGoalForm>({
    validate: careerGoalErrors,
    failure,
    initial: careerGoalForm(subject),
    typed: edited.found?.values,
    async submit(values) {
      if (subject) await send(edited, values, editGoal(subject.id, editedGoalFields(subject, values)))
    },
  })
  const begin = (goal: CareerGoal) => {
    editing.reset(careerGoalForm(goal))
    setSubject(goal)
    sheet.open()
  }
  const leave = () => {
    setSubject(undefined)
    sheet.close()
  }
  const finish = () => {
    if (subject) document.getElementById(editIdOf(subject))?.focus()
    leave()
  }
  const rewritten = subject !== undefined && editing.dirty
  useKeptDraft(added, {
    values: adding.values,
    beside: undefined,
    dirty: adding.dirty,
    stored(sent) {
      // What of the next goal was written while this one was being stored.
      adding.reset(careerGoalForm(), { ...careerGoalForm(), ...changesOf(sent, adding.values) })
      if (sent === adding.values) sheet.close()
      waitForNext()
    },
    refused(sent) {
      if (adding.dirty) return
      adding.reset(careerGoalForm(), sent)
      sheet.open()
    },
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
      editing.reset(careerGoalForm(of), sent)
      sheet.open()
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
    /** On a phone; elsewhere the form is always open. */
    opened,
    form: subject ? editing : adding,
    text,
    discard,
    begin: discard.leaveFor,
    start() {
      if (rewritten) return discard.leaveFor(undefined)
      leave()
      sheet.open()
      text.current?.focus()
    },
    /** What is typed of a new one stays. */
    close: () => (subject ? discard.leaveFor(undefined) : sheet.close()),
    leave,
  }
}
