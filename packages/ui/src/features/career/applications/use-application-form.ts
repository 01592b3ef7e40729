import {
  careerFailure,
  type Application,
  type CareerService,
  type TypedApplication,
  applicationErrors,
  applicationForm,
  editedApplicationFields,
} from '@caderno/domain/career'
import { changesOf, type AppError, type IsoDate } from '@caderno/domain/kernel'
import { useDisclosure } from '@mantine/hooks'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useForm, type Form } from '../../../hooks/use-form.ts'
import { notifyProblem } from '../../../components/feedback/notify.ts'
import { submitWrite } from '../../../hooks/writes.ts'
import { useDiscard } from '../discard.tsx'
import { useFirstFieldNext } from '../focus.ts'
import { useDraft, useKeptDraft } from '../../../hooks/use-draft.ts'
import { addedAs, EDITED } from '../../../components/feedback/outcomes.ts'

/** The fields that are never folded. */
const OPEN_FIELDS: ReadonlySet<string> = new Set<keyof TypedApplication>(['empresa', 'vaga'])

export type ApplicationFormState = ReturnType<typeof useApplicationForm>

/** `today`: the day that the blank form has. */
type Beside = { subject: Application | undefined; unfolded: boolean; today: IsoDate }

/**
 * The form that stands open on the tab: it adds, or edits `subject` as it was when «Editar» was pressed.
 * Keeps what is typed through live changes, failures and a look at another tab; leaving what was typed asks first.
 * An edited application that is `gone` is added anew.
 */
export function useApplicationForm(actions: CareerService, known: readonly Application[], today: IsoDate) {
  const failure = ({ code }: AppError) => careerFailure('saveApplication', code)
  const draft = useDraft<TypedApplication, Beside>('application')
  const [subject, setSubject] = useState(draft.found?.beside.subject)
  const [opened, sheet] = useDisclosure(subject !== undefined)
  const [unfolded, setUnfolded] = useState(draft.found?.beside.unfolded ?? false)
  const gone = subject !== undefined && !known.some(({ id }) => id === subject.id)
  const edited = gone ? undefined : subject
  const began = draft.found?.beside.today ?? today
  const form = useForm<TypedApplication>({
    initial: applicationForm(began, subject),
    typed: draft.found?.values,
    validate(values) {
      const errors = applicationErrors(values)
      if (Object.keys(errors).some((name) => !OPEN_FIELDS.has(name))) setUnfolded(true)
      return errors
    },
    async submit(values) {
      const write = edited
        ? actions.editApplication(edited.id, editedApplicationFields(edited, values))
        : actions.addApplication(values)
      await submitWrite(write, edited ? EDITED : addedAs('Candidatura adicionada.'), (error) => {
        notifyProblem(failure(error))
        draft.refused(values, { subject: edited, unfolded, today })
      })
      draft.stored(values)
    },
    failure,
  })
  useDayFollowed(form, !subject, began, today)
  const waitForNext = useFirstFieldNext(form)
  const open = (next: Application | undefined, typed?: TypedApplication) => {
    setSubject(next)
    setUnfolded(next !== undefined)
    form.reset(applicationForm(today, next), typed)
    if (next || typed) sheet.open()
    else sheet.close()
  }
  // What was typed meanwhile is the next application: it stays.
  useKeptDraft(draft, {
    values: form.values,
    beside: { subject, unfolded, today },
    dirty: form.dirty,
    stored(sent) {
      if (sent !== form.values) return
      open(undefined)
      if (!subject) waitForNext()
    },
    refused: (sent, { subject: of }) => !form.dirty && !subject && open(of, sent),
  })
  const discard = useDiscard(form.dirty, open)
  useFocusOnForm(subject, form.formRef)
  const { formRef } = form
  const { open: openSheet } = sheet
  const start = useCallback(() => {
    openSheet()
    enterForm(formRef.current)
  }, [openSheet, formRef])
  return {
    form,
    /** On a phone; elsewhere the form is always open. */
    opened,
    subject,
    edited,
    gone,
    unfolded,
    setUnfolded,
    discard,
    edit: discard.leaveFor,
    /** What is typed of a new one stays. */
    close: () => (subject ? discard.leaveFor(undefined) : sheet.close()),
    /** The application that was being edited is gone. */
    forget: (id: string) => subject?.id === id && open(undefined),
    start,
    /** A new one, after the edit that stands open. */
    begin: () => (subject ? discard.leaveFor(undefined) : start()),
  }
}

/** A day of sending that nobody touched is today's, also after midnight. */
function useDayFollowed(form: Form<TypedApplication>, isNew: boolean, began: IsoDate, today: IsoDate) {
  const day = useRef(began)
  useEffect(() => {
    if (form.busy || day.current === today) return
    const typed = changesOf(applicationForm(day.current), form.values)
    day.current = today
    if (isNew) form.reset(applicationForm(today), { ...applicationForm(today), ...typed })
  })
}

/** «Editar» leads to the form, and the end of it back to the item's button; an edit that was found half typed leads nowhere. */
function useFocusOnForm(subject: Application | undefined, form: RefObject<HTMLFormElement | null>) {
  const left = useRef(subject)
  useEffect(() => {
    if (subject === left.current) return
    if (subject) enterForm(form.current)
    else if (left.current)
      (
        openerOf(left.current) ??
        document.querySelector<HTMLElement>('[data-list="carreira/lista"] [data-head]')
      )?.focus()
    left.current = subject
  }, [subject, form])
}

const openerOf = ({ id }: Application) =>
  [...document.querySelectorAll<HTMLElement>('[data-opener]')].find(
    (opener) => opener.dataset['opener'] === id && opener.checkVisibility(),
  )

function enterForm(form: HTMLFormElement | null) {
  form?.scrollIntoView({ block: 'start' })
  form?.querySelector<HTMLElement>('[name=empresa]')?.focus({ preventScroll: true })
}
