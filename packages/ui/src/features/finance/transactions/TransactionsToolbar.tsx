import { TRANSACTION_CATEGORIES, TRANSACTION_TYPES, type TransactionType } from '@caderno/domain/finance'
import { formatMonth, type Month } from '@caderno/domain/kernel'
import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import '../../../theme/styles-fields.ts'
import { TYPE } from './texts.ts'
import type { ListFilter } from './use-transaction-list.ts'
import classes from './Transactions.module.css'

export interface TransactionsToolbarProps {
  month: Month
  filter: ListFilter
  onFilter: (filter: ListFilter) => void
}

const quiet = { wrapper: 'quiet-field' }
const KINDS = [{ value: '', label: 'Tipo: todos' }, ...TRANSACTION_TYPES.map((value) => ({ value, label: TYPE[value] }))]
const ALL_CATEGORIES = [...new Set([...TRANSACTION_CATEGORIES.saida.slice(0, -1), ...TRANSACTION_CATEGORIES.entrada])]
const categoriesOf = (tipo: TransactionType | '') => (tipo === '' ? ALL_CATEGORIES : TRANSACTION_CATEGORIES[tipo])

/** Search and filters. A category that the chosen type lacks is no longer asked for. */
export function TransactionsToolbar({ month, filter, onFilter }: TransactionsToolbarProps) {
  const set = (change: Partial<ListFilter>) => {
    const next = { ...filter, ...change }
    const known: readonly string[] = categoriesOf(next.tipo)
    onFilter(known.includes(next.categoria) ? next : { ...next, categoria: '' })
  }
  const periods = [{ value: '', label: formatMonth(month) }, { value: 'todos', label: 'Todos os meses' }]
  const categories = [{ value: '', label: 'Categoria: todas' }, ...categoriesOf(filter.tipo).map((value) => ({ value, label: value }))]
  return (
    <search className={classes.toolbar}>
      <TextInput
        type="search"
        classNames={quiet}
        aria-label="Buscar transação"
        placeholder="Buscar descrição, categoria ou valor"
        maxLength={200}
        leftSection={<IconSearch size={17} stroke={1.5} aria-hidden />}
        value={filter.text}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
      <NativeSelect classNames={quiet} aria-label="Período" data={periods} value={filter.allMonths ? 'todos' : ''}
        onChange={(event) => set({ allMonths: event.currentTarget.value !== '' })} />
      <NativeSelect classNames={quiet} aria-label="Filtrar por tipo" data={KINDS} value={filter.tipo}
        onChange={(event) => set({ tipo: event.currentTarget.value as ListFilter['tipo'] })} />
      <NativeSelect classNames={quiet} aria-label="Filtrar por categoria" data={categories} value={filter.categoria}
        onChange={(event) => set({ categoria: event.currentTarget.value as ListFilter['categoria'] })} />
    </search>
  )
}
