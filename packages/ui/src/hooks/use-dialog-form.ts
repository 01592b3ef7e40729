import type { AppError, Command, ModuleService, WriteOutcome } from '@caderno/domain/kernel'
import { useState } from 'react'
import { submitCommand } from './submit-command.ts'
import { useWarning } from './use-command.ts'
import { useForm, type Wrongs } from './use-form.ts'

interface DialogProps {
  opened: boolean
  onClose: () => void
}

/** Of a dialog that adds a record, or edits it as it was when the dialog opened. */
export interface RecordDialogProps<Stored, Service> extends DialogProps {
  subject: Stored | 'new'
  actions: Service
}

interface DialogFormRules<Values> extends DialogProps {
  initial: Values
  validate(values: Values): Wrongs<Values>
  service: ModuleService
  command(values: Values): Command
  /** What is told of the change, by how it was kept. */
  words: Readonly<Record<WriteOutcome, string>>
  /** The kind of failure, as the service has it. */
  failure: string
  /** Called before it closes. */
  onKept?(values: Values): void
}

/** The form of a dialog, which closes once its change stands on this device. Refused after that, it opens again as it was left, unless another took its place. */
export function useDialogForm<Values extends object>({
  opened,
  onClose,
  service,
  command,
  words,
  failure,
  onKept,
  ...rules
}: DialogFormRules<Values>) {
  const [refusal, setRefusal] = useState<string>()
  const warn = useWarning()
  const sentenceOf = ({ code }: AppError) => service.failure(failure, code)
  const close = () => {
    setRefusal(undefined)
    onClose()
  }
  const form = useForm<Values>({
    ...rules,
    async submit(values) {
      await submitCommand(command(values), words, (error) =>
        warn(sentenceOf(error), () => setRefusal(sentenceOf(error))),
      )
      onKept?.(values)
      close()
    },
    failure: sentenceOf,
  })
  return {
    opened: opened || refusal !== undefined,
    onClose: close,
    form: { ...form, alert: form.alert ?? refusal },
  }
}
