import type { AppError, Write, WriteOutcome } from '@caderno/domain/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { notifyProblem } from '../components/feedback/notify.ts'
import { useWarning } from './use-command.ts'
import { useDiscardGuard } from './use-discard-guard.ts'
import { useDraft, useKeptDraft } from './use-draft.ts'
import { useForm, withTyped, type Form, type FormRules } from './use-form.ts'
import { submitWrite } from './writes.ts'

interface PageFormRules<Values extends object, Context> extends Pick<
  FormRules<Values>,
  'validate' | 'unfilled'
> {
  /** Its name among the drafts of its page. */
  name: string
  /** What else it takes to show the form: the record that is edited, what is unfolded. It is kept with the draft. */
  context?: Context
  /** What the form begins with. Where that changes while the form is open, the fields that nobody typed over follow it. */
  initial(context: Context): Values
  /** False while `initial` is not known yet: nothing follows it. */
  isKnown?: boolean
  /** False while the form is not shown: nothing of it would be lost. */
  isOpen?: boolean
  command(values: Values, context: Context): Write
  /** What is told of the change, by how it was kept; absent where the command tells it. */
  words?(context: Context): Readonly<Record<WriteOutcome, string>>
  failure(error: AppError): string
  /** Called when `sent` stands on this device, also where the page was left and opened again since; `form` may hold what was typed meanwhile. */
  confirmed(sent: Values, form: Form<Values>, context: Context): void
  /** Called when `sent` was refused after that, unless something else is typed by then. */
  rejectedAfterClose?(sent: Values, context: Context): void
}

/** A form that stands on its page: what is half typed in it outlives a look at another tab or page, and the end of the session. */
export function usePageForm<Values extends object, Context = undefined>({
  name,
  context: first,
  initial,
  isKnown = true,
  isOpen = true,
  command,
  words,
  failure,
  confirmed,
  rejectedAfterClose,
  ...rules
}: PageFormRules<Values, Context>) {
  const draft = useDraft<Values, Context>(name)
  const [context, setContext] = useState(draft.found ? draft.found.context : (first as Context))
  const warn = useWarning()
  const beginning = initial(context)
  const form = useForm<Values>({
    ...rules,
    initial: draft.found?.start ?? beginning,
    typed: draft.found?.values,
    async submit(values) {
      await submitWrite(command(values, context), words?.(context), (error) => {
        warn(failure(error), () => notifyProblem(failure(error)))
        draft.rejectedAfterClose(values, context)
      })
      draft.confirmed(values)
    },
    failure(error) {
      let sentence: string | undefined
      warn(failure(error), () => (sentence = failure(error)))
      return sentence
    },
  })
  useFollow(form, isKnown ? beginning : form.start)
  const dirty = isOpen && form.dirty
  useKeptDraft(draft, {
    values: form.values,
    start: form.start,
    context,
    dirty,
    confirmed: (sent) => confirmed(sent, form, context),
    rejectedAfterClose: (sent, of) => !form.dirty && rejectedAfterClose?.(sent, of),
  })
  return {
    form,
    context,
    setContext,
    /** It was half typed when its page was left. */
    isFound: draft.found !== undefined,
    /** Shows the form of something else; `typed` over what that begins with. */
    begin(next: Context, typed?: Values) {
      setContext(next)
      form.reset(initial(next), typed)
    },
    /** Drops the draft of a form that ends. */
    forget: () => draft.slot.hold(undefined),
    discard: useDiscardGuard(dirty),
    awaitNext: useFirstFieldNext(form),
  }
}

/** The fields of a form that nobody typed over follow what it begins with. */
export function useFollow<Values extends object>(form: Form<Values>, beginning: Values): void {
  // Before it is drawn: a form whose beginning comes late is never shown without it.
  useLayoutEffect(() => {
    const { start, values, busy } = form
    const names = Object.keys(beginning) as (keyof Values)[]
    if (busy || names.every((name) => beginning[name] === start[name])) return
    form.reset(beginning, withTyped(beginning, start, values))
  })
}

/** Leads to the first field of a form that stands on its page. */
export function enterForm(form: HTMLFormElement | null, block: ScrollLogicalPosition = 'nearest'): void {
  form?.scrollIntoView({ block })
  form?.querySelector('input')?.focus({ preventScroll: true })
}

/**
 * Returns «await the next one»: once the form is ready again, the focus goes to its first field for the next record. A focus that was taken
 * elsewhere stays, and so does one in a field of a form in which something is typed already.
 */
function useFirstFieldNext<Values extends object>({ busy, dirty, formRef }: Form<Values>): () => void {
  const isAwaited = useRef(false)
  useEffect(() => {
    if (busy || !isAwaited.current) return
    isAwaited.current = false
    const [form, focused] = [formRef.current, document.activeElement]
    if (!form || !focused) return
    const isFree = focused.contains(form) || focused.matches('[type=submit]')
    if (isFree || (!dirty && form.contains(focused))) enterForm(form)
  })
  return () => {
    isAwaited.current = true
  }
}
