import type { AppError, ModuleService, Write, WriteOutcome } from '@caderno/domain/kernel'
import { shallowEqual } from '@mantine/hooks'
import { useState } from 'react'
import { useWarning } from './use-command.ts'
import { useDraft, useKeptDraft } from './use-draft.ts'
import { useForm, withTyped, type Form, type FormRules } from './use-form.ts'
import { submitWrite } from './writes.ts'

export interface DialogProps {
  opened: boolean
  onClose: () => void
}

/** The props of a dialog that adds a record, or edits it as it was when the dialog opened. */
export interface RecordDialogProps<Stored, Service> extends DialogProps {
  subject: Stored | 'new'
  actions: Service
}

export interface DialogFormRules<Values, Kind extends string = string>
  extends DialogProps, Pick<FormRules<Values>, 'initial' | 'validate' | 'unfilled'> {
  /** Its name, as its page gives it to `useDialog`: there it is found again when the page went away around it. */
  name: string
  subject?: unknown
  service: ModuleService<Kind>
  command(values: Values): Write
  /** What is told of the change, by how it was kept; absent where the command tells it. */
  words?: Readonly<Record<WriteOutcome, string>> | undefined
  /** The kind of failure, as the service has it. */
  failure: NoInfer<Kind>
  /** Called before it closes, or stays open while nothing else is typed. */
  onKept?(values: Values): void
  /** What of it is not taken by the change: the form stays open with that. */
  left?(values: Values): Values | undefined
}

/** The form of a dialog, which closes once its change stands on this device. Refused after that, it opens again as it was left, unless another took its place. */
export function useDialogForm<Values extends object, Kind extends string = string>({
  name,
  subject,
  opened,
  onClose,
  service,
  command,
  words,
  failure,
  onKept,
  left,
  ...rules
}: DialogFormRules<Values, Kind>) {
  const draft = useDraft<Values, unknown>(name)
  const [refusal, setRefusal] = useState<string>()
  const warn = useWarning()
  const sentenceOf = ({ code }: AppError) => service.failure(failure, code)
  const close = () => {
    draft.slot.hold(undefined)
    setRefusal(undefined)
    onClose()
  }
  const form: Form<Values> = useForm<Values>({
    ...rules,
    typed: draft.found?.values,
    async submit(values) {
      const rest = left?.(values)
      await submitWrite(command(values), words, (error) =>
        warn(sentenceOf(error), () => {
          // Nothing else was typed since: all of it comes back.
          if (rest && shallowEqual(draft.slot.held()?.values, rest)) form.reset(form.start, values)
          setRefusal(sentenceOf(error))
        }),
      )
      // What was typed while it was being stored is the next one: it stays, and so does the focus.
      const typed = draft.slot.held()?.values ?? values
      if (!rest || typed === values) onKept?.(values)
      if (rest) form.reset(form.start, withTyped(rest, values, typed))
      else close()
    },
    failure(error) {
      let sentence: string | undefined
      warn(sentenceOf(error), () => (sentence = sentenceOf(error)))
      return sentence
    },
  })
  const isOpen = opened || refusal !== undefined
  useKeptDraft(draft, {
    values: form.values,
    context: subject,
    dirty: isOpen && form.dirty,
    confirmed: () => undefined,
  })
  return {
    opened: isOpen,
    onClose: close,
    form: { ...form, alert: form.alert ?? refusal },
  }
}
