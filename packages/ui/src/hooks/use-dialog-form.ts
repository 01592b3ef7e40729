import type { AppErrorCode, Command, WriteOutcome } from '@caderno/domain/kernel'
import { useState } from 'react'
import { submitCommand } from './submit-command.ts'
import { useWarning } from './use-command.ts'
import { useForm, type Wrongs } from './use-form.ts'

interface DialogFormRules<Values> {
  opened: boolean
  onClose: () => void
  initial: Values
  validate(values: Values): Wrongs<Values>
  command(values: Values): Command
  /** What is told of the change, by how it was kept. */
  words: Readonly<Record<WriteOutcome, string>>
  failure(code: AppErrorCode): string
  /** Called before it closes. */
  onKept?(values: Values): void
}

/** The form of a dialog, which closes once its change stands on this device. Refused after that, it opens again as it was left, unless another took its place. */
export function useDialogForm<Values extends object>({
  opened,
  onClose,
  command,
  words,
  failure,
  onKept,
  ...rules
}: DialogFormRules<Values>) {
  const [refusal, setRefusal] = useState<string>()
  const warn = useWarning()
  const close = () => {
    setRefusal(undefined)
    onClose()
  }
  const form = useForm<Values>({
    ...rules,
    async submit(values) {
      await submitCommand(command(values), words, ({ code }) =>
        warn(failure(code), () => setRefusal(failure(code))),
      )
      onKept?.(values)
      close()
    },
    failure: ({ code }) => failure(code),
  })
  return {
    opened: opened || refusal !== undefined,
    onClose: close,
    form: { ...form, alert: form.alert ?? refusal },
  }
}
