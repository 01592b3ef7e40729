import {
  READING_CATEGORIES,
  READING_STATUSES,
  READING_TYPES,
  SHELF_ORDERS,
  type ShelfFilter,
  type ShelfOrder,
} from '@caderno/domain/reading'
import { FilterSelect, SearchField } from '../../components/forms/FilterFields.tsx'
import classes from './ShelfToolbar.module.css'

interface ShelfToolbarProps {
  filter: ShelfFilter
  order: ShelfOrder
  onFilter: (filter: ShelfFilter) => void
  onOrder: (order: ShelfOrder) => void
}

const all = (label: string, values: readonly string[]) => [
  { value: '', label },
  ...values.map((value) => ({ value, label: value })),
]
const STATUSES = all('Status: todos', READING_STATUSES)
const CATEGORIES = all('Categoria: todas', READING_CATEGORIES)
const TYPES = all('Tipo: todos', READING_TYPES)
const ORDERS = SHELF_ORDERS.map((value) => ({ value, label: `Ordem: ${value}` }))

/** Search, filters and order of the shelf. */
export function ShelfToolbar({ filter, order, onFilter, onOrder }: ShelfToolbarProps) {
  const set = (change: Partial<ShelfFilter>) => onFilter({ ...filter, ...change })
  return (
    <search className={classes.toolbar}>
      <SearchField
        label="Buscar na estante"
        placeholder="Buscar título, autor ou nota"
        value={filter.search}
        onChange={(search) => set({ search })}
      />
      <FilterSelect
        label="Filtrar por status"
        options={STATUSES}
        value={filter.status}
        onChange={(status) => set({ status })}
      />
      <FilterSelect
        label="Filtrar por categoria"
        options={CATEGORIES}
        value={filter.category}
        onChange={(category) => set({ category })}
      />
      <FilterSelect
        label="Filtrar por tipo"
        options={TYPES}
        value={filter.type}
        onChange={(type) => set({ type })}
      />
      <FilterSelect label="Ordenar por" options={ORDERS} value={order} onChange={onOrder} />
    </search>
  )
}
