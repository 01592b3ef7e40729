import { financeFailure, type FinanceChange, type FinanceFailureKind } from '@caderno/domain/finance'
import type { WriteOutcome } from '@caderno/domain/kernel'
import { useState } from 'react'
import { useForm, type Wrongs } from '../../hooks/use-form.ts'
import { useWarning } from '../../hooks/use-command.ts'
import type { FinanceActions } from './use-finance-actions.ts'

interface ChangeRules<Values> {
  initial: Values
  typed?: Values | undefined
  validate(values: Values): Wrongs<Values>
  /** None where nothing changed: that is kept as it is. */
  changes(values: Values): readonly FinanceChange[]
  words(values: Values): (outcome: WriteOutcome) => string
  failure: FinanceFailureKind
  /** The change is stored, here or in the cloud. */
  kept(values: Values): void
}

/** A form whose submit is one change that can be undone; a refusal keeps everything typed and is said as its `alert`. */
export function useChangeForm<Values extends object>(
  { makeUndoable }: Pick<FinanceActions, 'makeUndoable'>,
  rules: ChangeRules<Values>,
) {
  const { initial, typed, validate, changes, words, failure, kept } = rules
  const [refused, setRefused] = useState<string>()
  const warn = useWarning()
  const form = useForm<Values>({
    initial,
    typed,
    validate(values) {
      setRefused(undefined)
      return validate(values)
    },
    async submit(values) {
      const made = changes(values)
      const sentence = made.length === 0 ? undefined : await makeUndoable(made, words(values), failure)
      if (sentence === undefined) kept(values)
      else warn(sentence, () => setRefused(sentence))
    },
    failure: ({ code }) => financeFailure(failure, code),
  })
  return { ...form, alert: refused ?? form.alert }
}
