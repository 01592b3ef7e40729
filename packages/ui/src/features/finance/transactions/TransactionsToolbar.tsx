import { TRANSACTION_CATEGORIES, TRANSACTION_TYPES, type TransactionType } from '@caderno/domain/finance'
import { formatMonth, type Month } from '@caderno/domain/kernel'
import { FilterSelect, SearchField } from '../../../components/forms/FilterFields.tsx'
import { TYPE } from './texts.ts'
import type { ListFilter } from './use-transaction-list.ts'
import classes from './Transactions.module.css'

interface TransactionsToolbarProps {
  month: Month
  filter: ListFilter
  onFilter: (filter: ListFilter) => void
}

const KINDS = [
  { value: '', label: 'Tipo: todos' },
  ...TRANSACTION_TYPES.map((value) => ({ value, label: TYPE[value] })),
]
const ALL_CATEGORIES = [
  ...new Set([...TRANSACTION_CATEGORIES.saida.slice(0, -1), ...TRANSACTION_CATEGORIES.entrada]),
]
const categoriesOf = (tipo: TransactionType | '') =>
  tipo === '' ? ALL_CATEGORIES : TRANSACTION_CATEGORIES[tipo]

/** Search and filters. A category that the chosen type lacks is no longer asked for. */
export function TransactionsToolbar({ month, filter, onFilter }: TransactionsToolbarProps) {
  const set = (change: Partial<ListFilter>) => {
    const next = { ...filter, ...change }
    const known: readonly string[] = categoriesOf(next.tipo)
    onFilter(known.includes(next.categoria) ? next : { ...next, categoria: '' })
  }
  const periods = [
    { value: '', label: formatMonth(month) },
    { value: 'todos', label: 'Todos os meses' },
  ]
  const categories = [
    { value: '', label: 'Categoria: todas' },
    ...categoriesOf(filter.tipo).map((value) => ({ value, label: value })),
  ]
  return (
    <search className={classes.toolbar}>
      <SearchField
        label="Buscar transação"
        placeholder="Buscar descrição, categoria ou valor"
        value={filter.text}
        onChange={(text) => set({ text })}
      />
      <FilterSelect
        label="Período"
        options={periods}
        value={filter.allMonths ? 'todos' : ''}
        onChange={(period) => set({ allMonths: period !== '' })}
      />
      <FilterSelect
        label="Filtrar por tipo"
        options={KINDS}
        value={filter.tipo}
        onChange={(tipo) => set({ tipo })}
      />
      <FilterSelect
        label="Filtrar por categoria"
        options={categories}
        value={filter.categoria}
        onChange={(categoria) => set({ categoria })}
      />
    </search>
  )
}
