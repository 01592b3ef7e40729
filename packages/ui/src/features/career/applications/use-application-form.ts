import {
  applicationErrors,
  applicationForm,
  careerFailure,
  editedApplicationFields,
  type Application,
  type CareerService,
  type TypedApplication,
} from '@caderno/domain/career'
import type { IsoDate } from '@caderno/domain/kernel'
import { useDisclosure } from '@mantine/hooks'
import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { addedAs, EDITED } from '../../../components/feedback/outcomes.ts'
import { enterForm, usePageForm } from '../../../hooks/use-page-form.ts'

/** The fields that are never folded. */
const OPEN_FIELDS: ReadonlySet<string> = new Set<keyof TypedApplication>(['empresa', 'vaga'])

export type ApplicationFormState = ReturnType<typeof useApplicationForm>

interface Context {
  readonly subject: Application | undefined
  readonly unfolded: boolean
}

/**
 * The form that stands open on the tab: it adds, or edits `subject` as it was when «Editar» was pressed; leaving what was typed asks first.
 * An edited application that is `gone` is added anew.
 */
export function useApplicationForm(actions: CareerService, known: readonly Application[], today: IsoDate) {
  const editedOf = ({ subject }: Context) => known.find(({ id }) => id === subject?.id) && subject
  const page = usePageForm<TypedApplication, Context>({
    name: 'application',
    context: { subject: undefined, unfolded: false },
    initial: (of) => applicationForm(today, of.subject),
    validate(values) {
      const errors = applicationErrors(values)
      if (Object.keys(errors).some((name) => !OPEN_FIELDS.has(name))) setUnfolded(true)
      return errors
    },
    command(values, context) {
      const edited = editedOf(context)
      return edited
        ? actions.editApplication(edited.id, editedApplicationFields(edited, values))
        : actions.addApplication(values)
    },
    words: (context) => (editedOf(context) ? EDITED : addedAs('Candidatura adicionada.')),
    failure: ({ code }) => careerFailure('saveApplication', code),
    confirmed(sent, { values }, context) {
      // What was typed meanwhile is the next application: it stays.
      if (sent !== values) return
      open(undefined)
      if (!context.subject) page.awaitNext()
    },
    rejectedAfterClose(sent, of) {
      if (!subject) open(of.subject, sent)
    },
  })
  const { form, context, discard } = page
  const { subject, unfolded } = context
  const [opened, sheet] = useDisclosure(subject !== undefined)
  const edited = editedOf(context)
  const setUnfolded = (next: boolean) => page.setContext((now) => ({ ...now, unfolded: next }))
  const open = (next: Application | undefined, typed?: TypedApplication) => {
    page.begin({ subject: next, unfolded: next !== undefined }, typed)
    if (next || typed) sheet.open()
    else sheet.close()
  }
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  const { leave } = discard
  const edit = useCallback((next?: Application) => leave(() => latest.current(next)), [leave])
  useFocusOnForm(subject, form.formRef)
  const { formRef } = form
  const { open: openSheet } = sheet
  const start = useCallback(() => {
    openSheet()
    enterForm(formRef.current, 'start')
  }, [openSheet, formRef])
  return {
    form,
    /** Whether the form is open on a phone; elsewhere it always is. */
    opened,
    subject,
    edited,
    gone: subject !== undefined && !edited,
    unfolded,
    setUnfolded,
    discard,
    edit,
    /** What is typed of a new one stays. */
    close: () => (subject ? edit() : sheet.close()),
    /** The application that was being edited is gone. */
    forget: (id: string) => subject?.id === id && open(undefined),
    start,
    /** A new one, after the edit that stands open. */
    begin: () => (subject ? edit() : start()),
  }
}

/** «Editar» leads to the form, and the end of it back to the item's button; an edit that was found half typed leads nowhere. */
function useFocusOnForm(subject: Application | undefined, form: RefObject<HTMLFormElement | null>) {
  const left = useRef(subject)
  useEffect(() => {
    if (subject === left.current) return
    if (subject) enterForm(form.current, 'start')
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
