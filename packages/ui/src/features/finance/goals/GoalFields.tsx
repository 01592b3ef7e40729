import type { FinancialGoalForm } from '@caderno/domain/finance'
import { TextInput } from '@mantine/core'
import type { Form } from '../../../hooks/use-form.ts'
import { MoneyField } from '../MoneyField.tsx'
import '../../../theme/styles-fields.ts'

export const GoalFields = ({ form }: { form: Pick<Form<FinancialGoalForm>, 'text'> }) => (
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
  </>
)
