import {
  accountNames,
  TRANSACTION_CATEGORIES,
  withTransactionType,
  type FinanceBook,
  type TransactionForm,
  type TransactionType,
} from '@caderno/domain/finance'
import { NativeSelect, TextInput } from '@mantine/core'
import { anyOf } from '../../../components/forms/FilterBar.tsx'
import { SuggestedInput } from '../../../components/forms/SuggestedInput.tsx'
import type { Form } from '../../../hooks/use-form.ts'
import { MoneyField } from '../MoneyField.tsx'
import { TYPE_OPTIONS } from './texts.ts'
import '../../../theme/styles-fields.ts'

interface FieldsProps {
  form: Pick<Form<TransactionForm>, 'values' | 'set' | 'text'>
}

export function TransactionFields({ form }: FieldsProps) {
  const chooseType = (event: { currentTarget: { value: string } }) => {
    const next = withTransactionType(form.values, event.currentTarget.value as TransactionType)
    form.set('tipo', next.tipo)
    if (next.categoria !== form.values.categoria) form.set('categoria', next.categoria)
  }
  return (
    <>
      <NativeSelect label="Tipo" data={[...TYPE_OPTIONS]} {...form.text('tipo')} onChange={chooseType} />
      <TextInput
        label="Descrição"
        required
        autoComplete="off"
        placeholder="Ex.: Mercado da semana"
        data-autofocus
        {...form.text('descricao')}
      />
      <MoneyField label="Valor" required placeholder="0,00" {...form.text('valor')} />
      <NativeSelect
        label="Categoria"
        required
        data={[...anyOf('Escolha', TRANSACTION_CATEGORIES[form.values.tipo])]}
        {...form.text('categoria')}
      />
      <TextInput label="Data" type="date" required {...form.text('data')} />
    </>
  )
}

/** Of which account it is, for whoever keeps several apart. */
export const AccountField = ({ form, book }: FieldsProps & { book: FinanceBook }) => (
  <SuggestedInput
    label="Conta"
    placeholder="Ex.: Nubank"
    suggestions={accountNames(book)}
    {...form.text('conta')}
  />
)
