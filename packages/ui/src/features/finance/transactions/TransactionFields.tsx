import { TRANSACTION_CATEGORIES, TRANSACTION_TYPES, type TransactionType } from '@caderno/domain/finance'
import { NativeSelect, TextInput } from '@mantine/core'
import type { Form } from '../../../hooks/use-form.ts'
import { MoneyField } from '../MoneyField.tsx'
import { TYPE } from './texts.ts'
import { withType, type TransactionValues } from './transaction-form.ts'
import '../../../theme/styles-fields.ts'

const TYPES = TRANSACTION_TYPES.map((value) => ({ value, label: TYPE[value] }))
const categories = (tipo: TransactionType) => [
  { value: '', label: 'Escolha' },
  ...TRANSACTION_CATEGORIES[tipo].map((value) => ({ value, label: value })),
]

export function TransactionFields({ form, autoFocus }: { form: Form<TransactionValues>; autoFocus?: true }) {
  const chooseType = (event: { currentTarget: { value: string } }) => {
    const next = withType(form.values, event.currentTarget.value as TransactionType)
    form.set('tipo', next.tipo)
    if (next.categoria !== form.values.categoria) form.set('categoria', next.categoria)
  }
  return (
    <>
      <NativeSelect label="Tipo" data={TYPES} {...form.text('tipo')} onChange={chooseType} />
      <TextInput
        label="Descrição"
        required
        autoComplete="off"
        placeholder="Ex.: Mercado da semana"
        data-autofocus={autoFocus}
        {...form.text('descricao')}
      />
      <MoneyField label="Valor" required placeholder="0,00" {...form.text('valor')} />
      <NativeSelect
        label="Categoria"
        required
        data={categories(form.values.tipo)}
        {...form.text('categoria')}
      />
      <TextInput label="Data" type="date" required {...form.text('data')} />
    </>
  )
}
