import { CAREER_GOAL_TERMS, termOf } from '@caderno/domain/career'
import { isIsoDate, type IsoDate } from '@caderno/domain/kernel'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { Ref } from 'react'
import type { Form } from '../../../hooks/use-form.ts'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import '../../../theme/styles-fields.ts'
import type { GoalFormValues } from './use-goal-forms.ts'
import { TERM } from './texts.ts'
import classes from './Development.module.css'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'

const TERMS = CAREER_GOAL_TERMS.map((value) => ({ value, label: TERM[value] }))

interface GoalFormProps {
  form: Form<GoalFormValues>
  today: IsoDate
  onCancel: (() => void) | undefined
  textRef: Ref<HTMLInputElement>
}

/** Adds a goal, or edits one, which can be cancelled. The target day decides the list, so Prazo is asked only without one (D12). */
export function GoalForm({ form, today, onCancel, textRef }: GoalFormProps) {
  const { dataAlvo } = form.values
  return (
    <Sheet title={onCancel ? 'Editar meta' : 'Nova meta'}>
      <form noValidate ref={form.formRef} onSubmit={form.onSubmit} className={classes.form}>
        <TextInput
          ref={textRef}
          label="Meta"
          required
          placeholder="Ex.: Montar um portfólio"
          {...form.text('texto')}
        />
        <TextInput
          label="Data-alvo"
          type="date"
          description={
            isIsoDate(dataAlvo) ? `Entra em ${TERM[termOf(dataAlvo, today)].toLowerCase()}` : 'Opcional'
          }
          {...form.text('dataAlvo')}
        />
        {dataAlvo === '' && <NativeSelect label="Prazo" data={TERMS} {...form.text('tipo')} />}
        <div className={classes.actions}>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              Cancelar
            </Button>
          )}
          <SubmitButton busy={form.busy}>{onCancel ? 'Salvar alterações' : 'Adicionar meta'}</SubmitButton>
        </div>
        <ProblemText className={classes.alert}>{form.alert}</ProblemText>
      </form>
    </Sheet>
  )
}
