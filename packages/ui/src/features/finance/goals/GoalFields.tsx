import { FILL_IN_GOAL } from '@caderno/domain/finance'
import { TextInput } from '@mantine/core'
import type { Form } from '../../../hooks/use-form.ts'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { MoneyField } from '../MoneyField.tsx'
import { isUnfilled, type GoalFormValues } from './goal-form.ts'
import classes from './Goals.module.css'
import '../../../theme/styles-fields.ts'

type GoalFormState = Pick<Form<GoalFormValues>, 'text' | 'error' | 'values' | 'alert'>

/** The four fields of a goal, and what is wrong with all of them together. */
export function GoalFields({ form }: { form: GoalFormState }) {
  return (
    <>
      <TextInput
        label="Descrição"
        required
        data-autofocus
        autoComplete="off"
        placeholder="Ex.: Intercâmbio em julho"
        {...form.text('descricao')}
      />
      <MoneyField label="Valor total" required {...form.text('valor')} />
      <TextInput label="Data-alvo" required type="date" {...form.text('dataAlvo')} />
      <MoneyField
        label="Valor atual"
        onFocus={(event) => event.currentTarget.select()}
        {...form.text('valorAtual')}
      />
      <div className={classes.alert}>
        <FormAlert>{isUnfilled(form.values, form.error) ? FILL_IN_GOAL : form.alert}</FormAlert>
      </div>
    </>
  )
}
