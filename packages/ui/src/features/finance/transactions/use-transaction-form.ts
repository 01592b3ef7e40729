import { addChanges, newTransactions, occurrences, type TransactionDraft } from '@caderno/domain/finance'
import type { IsoDate, Month } from '@caderno/domain/kernel'
import { useCallback, useEffect, useState } from 'react'
import { useDraft } from '../../../hooks/use-draft.ts'
import { useDraftForm } from '../use-change-form.ts'
import type { FinanceActions } from '../use-finances.ts'
import { added } from './texts.ts'
import {
  blankForm,
  draftOf,
  formErrors,
  repeatOf,
  UNFILLED_TRANSACTION,
  type TransactionValues,
} from './transaction-form.ts'

export type TransactionFormState = ReturnType<typeof useTransactionForm>

interface Beside {
  readonly unfolded: boolean
  /** The day that the blank form has. */
  readonly today: IsoDate
}

/** The form that stands open on the tab. What is typed outlives live changes, failures and a look at another tab; a day that nobody chose is today's. */
export function useTransactionForm(
  change: FinanceActions,
  month: Month,
  today: IsoDate,
  isFiltered: (draft: TransactionDraft) => boolean,
) {
  const draft = useDraft<TransactionValues, Beside>('transação')
  const [unfolded, setUnfolded] = useState(draft.found?.beside.unfolded ?? false)
  const [count, setCount] = useState(0)
  const form = useDraftForm<TransactionValues, Beside>(change, draft, {
    initial: blankForm(today),
    unfilled: UNFILLED_TRANSACTION,
    begun: draft.found && blankForm(draft.found.beside.today),
    validate(values) {
      const errors = formErrors(values, today)
      if (errors.vezes || errors.ate) setUnfolded(true)
      return errors
    },
    changes: (values) =>
      addChanges(newTransactions(draftOf(values), repeatOf(values), { ids: change.ids, now: change.now() })),
    words: (values) => added(occurrences(values.data, repeatOf(values)), month, isFiltered(draftOf(values))),
    failure: 'save-transaction',
    beside: () => ({ unfolded, today }),
    stored(sent, { values, reset }) {
      // What was typed meanwhile is the next transaction: it stays.
      if (sent !== values) return
      reset(blankForm(today))
      setCount(count + 1)
    },
  })
  const { formRef } = form
  const start = useCallback(() => {
    formRef.current?.scrollIntoView({ block: 'nearest' })
    formRef.current?.querySelector<HTMLElement>('[name=descricao]')?.focus({ preventScroll: true })
  }, [formRef])
  useEffect(() => {
    if (count > 0 && isFree(formRef.current)) start()
  }, [count, formRef, start])
  return { form, today, unfolded, setUnfolded, start }
}

/** The focus is in the form, or nowhere since its busy button gave it up. */
const isFree = (form: HTMLFormElement | null): boolean =>
  form !== null && (form.contains(document.activeElement) || document.activeElement === document.body)
