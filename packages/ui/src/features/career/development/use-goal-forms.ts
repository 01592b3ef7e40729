import {
  careerFailure,
  type CareerGoal,
  type CareerService,
  careerGoalDraftSchema,
  NEW_CAREER_GOAL,
  type CareerGoalDraft,
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
import {
  changesOf,
  fieldErrors,
  pick,
  type AppError,
  type Write,
  type FieldErrors,
} from '@caderno/domain/kernel'

type GoalFormValues = Pick<CareerGoalDraft, 'texto' | 'dataAlvo' | 'tipo'>

export const goalForm = (goal: GoalFormValues = NEW_CAREER_GOAL): GoalFormValues =>
  pick(goal, ['texto', 'dataAlvo', 'tipo'])

const goalErrors = (values: GoalFormValues): FieldErrors<GoalFormValues> =>
  fieldErrors<CareerGoalDraft>(careerGoalDraftSchema, { ...NEW_CAREER_GOAL, ...values })

/** What was changed of a goal as it was when its edit began. The target day decides the list anew with each save (D12), so the list goes along. */
export const goalChanges = (goal: CareerGoal, values: GoalFormValues): Partial<GoalFormValues> => ({
  ...changesOf(goalForm(goal), values),
  ...(values.dataAlvo !== '' && { tipo: values.tipo }),
})

/** The place of a goal's «Editar», to which the focus returns. */
export const editIdOf = ({ id }: Pick<CareerGoal, 'id'>): string => `editar-${id}`

/** Two forms in one place: what was half typed for a new goal outlives the edit of another and a look at another tab, and leaving a typed edit asks first. */
export function useGoalForms({ addGoal, editGoal }: Pick<CareerService, 'addGoal' | 'editGoal'>) {
  const added = useDraft<GoalFormValues, CareerGoal | undefined>('new career goal')
  const edited = useDraft<GoalFormValues, CareerGoal | undefined>('career goal')
  const [subject, setSubject] = useState(edited.found?.beside)
  const [opened, sheet] = useDisclosure(subject !== undefined)
  const text = useRef<HTMLInputElement>(null)
  const failure = ({ code }: AppError) => careerFailure('saveGoal', code)
  const send = async (draft: typeof added, values: GoalFormValues, write: Write, words = EDITED) => {
    await submitWrite(write, words, (error) => {
      notifyProblem(failure(error))
      draft.refused(values, subject)
    })
    draft.stored(values)
  }
  const adding = useForm<GoalFormValues>({
    validate: goalErrors,
    failure,
    initial: goalForm(),
    typed: added.found?.values,
    submit: (values) => send(added, values, addGoal(values), addedAs('Meta adicionada.', 'Salva')),
  })
  const waitForNext = useFirstFieldNext(adding)
  const editing = useForm<GoalFormValues>({
    validate: goalErrors,
    failure,
    initial: goalForm(subject),
    typed: edited.found?.values,
    async submit(values) {
      if (subject) await send(edited, values, editGoal(subject.id, goalChanges(subject, values)))
    },
  })
  const begin = (goal: CareerGoal) => {
    editing.reset(goalForm(goal))
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
      adding.reset(goalForm(), { ...goalForm(), ...changesOf(sent, adding.values) })
      if (sent === adding.values) sheet.close()
      waitForNext()
    },
    refused(sent) {
      if (adding.dirty) return
      adding.reset(goalForm(), sent)
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
      editing.reset(goalForm(of), sent)
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
