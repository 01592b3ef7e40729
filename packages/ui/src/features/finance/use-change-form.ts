import { financeFailure, type FinanceFailureKind } from '@caderno/domain/finance'
import type { FieldErrors, Write } from '@caderno/domain/kernel'
import { useEffect, useState } from 'react'
import { useForm, type Form } from '../../hooks/use-form.ts'
import { useWarning } from '../../hooks/use-command.ts'
import { useDraft, useKeptDraft } from '../../hooks/use-draft.ts'
import type { FinanceActions } from './use-finances.ts'

export interface ChangeRules<Values> {
  /** The fields that nobody typed over follow it. */
  initial: Values
  /** What the form began with, where that is another by now. */
  begun?: Values | undefined
  typed?: Values | undefined
  unfilled?: (values: Values, errors: FieldErrors<Values>) => string | undefined
  validate(values: Values): FieldErrors<Values>
  command(values: Values): Write
  words(values: Values): string
  failure: FinanceFailureKind
  /** The change is stored, here or in the cloud. */
  kept(values: Values): void
}

/** A form whose submit is one change that can be undone; a refusal keeps everything typed and is said as its `alert`. */
export function useChangeForm<Values extends object>(
  { makeUndoable }: Pick<FinanceActions, 'makeUndoable'>,
  rules: ChangeRules<Values>,
) {
  const { initial, begun = initial, typed, unfilled, validate, command, words, failure, kept } = rules
  const [refused, setRefused] = useState<string>()
  const warn = useWarning()
  const form = useForm<Values>({
    initial: begun,
    typed,
    unfilled,
    validate(values) {
      setRefused(undefined)
      return validate(values)
    },
    async submit(values) {
      const sentence = await makeUndoable(command(values), words(values), failure)
      if (sentence === undefined) kept(values)
      else warn(sentence, () => setRefused(sentence))
    },
    failure: ({ code }) => financeFailure(failure, code),
  })
  useFollow(form, initial)
  return { ...form, alert: form.alert ?? refused }
}

interface DraftRules<Values, Beside> extends Omit<ChangeRules<Values>, 'typed' | 'kept'> {
  beside?: (form: Form<Values & object>) => Beside
  /** `sent` is stored: what of it is still in the form goes. */
  stored(sent: Values, form: Form<Values & object>): void
  /** Called after `stored`. */
  kept?: () => void
}

/** A form that stands open on its tab: what is half typed in it outlives a look at another tab. */
export function useDraftForm<Values extends object, Beside = undefined>(
  change: Pick<FinanceActions, 'makeUndoable'>,
  draft: ReturnType<typeof useDraft<Values, Beside>>,
  { beside, stored, kept, ...rules }: DraftRules<Values, Beside>,
) {
  const form = useChangeForm<Values>(change, {
    ...rules,
    typed: draft.found?.values,
    kept(values) {
      draft.stored(values)
      kept?.()
    },
  })
  useKeptDraft(draft, {
    values: form.values,
    beside: beside?.(form) as Beside,
    dirty: form.dirty,
    stored: (sent) => stored(sent, form),
  })
  return form
}

interface DialogChangeRules<Values> extends Omit<ChangeRules<Values>, 'typed' | 'kept'> {
  /** As its page gives it to `useDialog`: half typed, the dialog is found again when the page went away around it. */
  name: string
  subject: unknown
  opened: boolean
  onClose: () => void
}

/** The form of a dialog that is open over its page, and closes when its change is stored. */
export function useDialogChangeForm<Values extends object>(
  change: Pick<FinanceActions, 'makeUndoable'>,
  { name, subject, opened, onClose, ...rules }: DialogChangeRules<Values>,
) {
  const draft = useDraft<Values, unknown>(name)
  const close = () => {
    draft.slot.hold(undefined)
    onClose()
  }
  const form = useChangeForm<Values>(change, { ...rules, typed: draft.found?.values, kept: close })
  useKeptDraft(draft, {
    values: form.values,
    beside: subject,
    dirty: opened && form.dirty,
    stored: () => undefined,
  })
  return { form, opened, onClose: close }
}

/** A beginning that changes while the form is open: the fields that nobody typed over follow it. */
export function useFollow<Values extends object>(form: Form<Values>, beginning: Values) {
  useEffect(() => {
    const { start, values, busy } = form
    const names = Object.keys(beginning) as (keyof Values)[]
    if (busy || names.every((name) => beginning[name] === start[name])) return
    const typed = names.filter((name) => values[name] !== start[name])
    form.reset(beginning, { ...beginning, ...Object.fromEntries(typed.map((name) => [name, values[name]])) })
  })
}
