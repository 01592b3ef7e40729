import {
  AMOUNT_ABOVE_ZERO,
  budgetsOf,
  inputMoney,
  parseMoney,
  setBudget,
  TRANSACTION_CATEGORIES,
  type ExpenseCategory,
  type FinanceBook,
} from '@caderno/domain/finance'
import type { Month } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Confirm } from '../../../components/feedback/Confirm.tsx'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { DISCARD_WORDS, useDiscardGuard } from '../../../hooks/use-discard-guard.ts'
import { useDraft } from '../../../hooks/use-draft.ts'
import { MoneyField } from '../MoneyField.tsx'
import type { FinancePartProps } from '../parts.ts'
import { useDraftForm } from '../use-change-form.ts'
import { limitsFrom } from './texts.ts'
import classes from './Categories.module.css'

interface Begun {
  readonly month: Month
  readonly start: LimitValues
}

type LimitsProps = Omit<FinancePartProps, 'today'> & { onClose: () => void }

/** Sets, changes and removes the limits, in place of the bars. What is typed stays about its month, whichever one the page turns to. */
export function Limits({ book, month, change, onClose }: LimitsProps) {
  const draft = useDraft<LimitValues, Begun>(LIMITS_DRAFT)
  const [about, setAbout] = useState(draft.found?.beside.month ?? month)
  const limits = limitForm(budgetsOf(book, about))
  const forget = () => draft.slot.hold(undefined)
  const form = useDraftForm<LimitValues, Begun>(change, draft, {
    initial: limits,
    begun: draft.found?.beside.start,
    validate: limitErrors,
    changes: (values) => limitChanges(book, about, limits, values),
    words: () => 'Limites salvos.',
    failure: 'save',
    beside: ({ start }) => ({ month: about, start }),
    stored: forget,
    kept: onClose,
  })
  if (!form.dirty && about !== month) setAbout(month)
  const { formRef } = form
  const isBegun = draft.found !== undefined
  useEffect(() => {
    if (!isBegun) formRef.current?.querySelector('input')?.focus()
  }, [formRef, isBegun])
  const guard = useDiscardGuard(form.dirty, () => {
    forget()
    onClose()
  })
  return (
    <form noValidate ref={formRef} className={classes.limits} aria-label="Limites" onSubmit={form.onSubmit}>
      <p className={classes.help}>{limitsFrom(about)}</p>
      {LIMIT_CATEGORIES.map((categoria) => (
        <MoneyField key={categoria} label={categoria} className={classes.limit!} {...form.text(categoria)} />
      ))}
      <ProblemText>{form.alert}</ProblemText>
      <div className={classes.actions}>
        <Button variant="default" onClick={guard.close}>
          Cancelar
        </Button>
        <SubmitButton busy={form.busy}>Salvar</SubmitButton>
      </div>
      <Confirm
        opened={guard.asking}
        title="Limites"
        {...DISCARD_WORDS}
        module="financas"
        onConfirm={guard.discard}
        onCancel={guard.keep}
      />
    </form>
  )
}

export const LIMITS_DRAFT = 'limites'
const LIMIT_CATEGORIES = TRANSACTION_CATEGORIES.saida

/** A field for each category, as it is typed; an empty one is no limit. */
type LimitValues = Readonly<Record<ExpenseCategory, string>>

function perCategory<T>(of: (categoria: ExpenseCategory) => T) {
  const entries = LIMIT_CATEGORIES.map((categoria) => [categoria, of(categoria)])
  return Object.fromEntries(entries) as Record<ExpenseCategory, T>
}

export const limitForm = (budgets: ReadonlyMap<ExpenseCategory, number>): LimitValues =>
  perCategory((categoria) => {
    const limit = budgets.get(categoria)
    return limit === undefined ? '' : inputMoney(limit)
  })

/** Nothing typed is no limit; a limit of nothing would be passed by every expense. */
export const limitErrors = (values: LimitValues): Record<ExpenseCategory, string | undefined> =>
  perCategory((categoria) => {
    if (values[categoria].trim() === '') return undefined
    const parsed = parseMoney(values[categoria])
    if (typeof parsed !== 'number') return parsed.error
    return parsed === 0 ? AMOUNT_ABOVE_ZERO : undefined
  })

/** Only what was typed since `start`: what another tab changed meanwhile stays. */
export const limitChanges = (book: FinanceBook, month: Month, start: LimitValues, values: LimitValues) =>
  LIMIT_CATEGORIES.filter((categoria) => values[categoria] !== start[categoria]).flatMap((categoria) => {
    const parsed = parseMoney(values[categoria])
    return setBudget(book, month, categoria, typeof parsed === 'number' ? parsed : 0)
  })
