import { budgetsOf } from '@caderno/domain/finance'
import type { Month } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useDraft } from '../../../hooks/use-draft.ts'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { Confirm } from '../../../components/feedback/Confirm.tsx'
import { DISCARD_WORDS, useDiscardGuard } from '../../../hooks/use-discard-guard.ts'
import { useDraftForm } from '../use-change-form.ts'
import { MoneyField } from '../MoneyField.tsx'
import type { FinancePartProps } from '../parts.ts'
import {
  LIMIT_CATEGORIES,
  limitChanges,
  limitErrors,
  limitForm,
  LIMITS_DRAFT,
  type LimitValues,
} from './limit-form.ts'
import { limitsFrom } from './texts.ts'
import classes from './Categories.module.css'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'

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
