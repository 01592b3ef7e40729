import {
  READING_CATEGORIES, READING_STATUSES, READING_TYPES, SHELF_ORDERS,
  type ShelfFilter, type ShelfOrder,
} from '@caderno/domain/reading'
import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import '../../theme/styles-fields.ts'
import classes from './ShelfToolbar.module.css'

export interface ShelfToolbarProps {
  filter: ShelfFilter
  order: ShelfOrder
  onFilter: (filter: ShelfFilter) => void
  onOrder: (order: ShelfOrder) => void
}

const quiet = { wrapper: 'quiet-field' }
const all = (label: string, values: readonly string[]) => [{ value: '', label }, ...values.map((value) => ({ value, label: value }))]
const STATUSES = all('Status: todos', READING_STATUSES)
const CATEGORIES = all('Categoria: todas', READING_CATEGORIES)
const TYPES = all('Tipo: todos', READING_TYPES)
const ORDERS = SHELF_ORDERS.map((value) => ({ value, label: `Ordem: ${value}` }))

/** Search, filters and order of the shelf. */
export function ShelfToolbar({ filter, order, onFilter, onOrder }: ShelfToolbarProps) {
  const set = (change: Partial<ShelfFilter>) => onFilter({ ...filter, ...change })
  return (
    <search className={classes.toolbar}>
      <TextInput
        type="search"
        classNames={quiet}
        aria-label="Buscar na estante"
        placeholder="Buscar título, autor ou nota"
        maxLength={200}
        leftSection={<IconSearch size={17} stroke={1.5} aria-hidden />}
        value={filter.search}
        onChange={(event) => set({ search: event.currentTarget.value })}
      />
      <NativeSelect classNames={quiet} aria-label="Filtrar por status" data={STATUSES} value={filter.status}
        onChange={(event) => set({ status: event.currentTarget.value as ShelfFilter['status'] })} />
      <NativeSelect classNames={quiet} aria-label="Filtrar por categoria" data={CATEGORIES} value={filter.category}
        onChange={(event) => set({ category: event.currentTarget.value as ShelfFilter['category'] })} />
      <NativeSelect classNames={quiet} aria-label="Filtrar por tipo" data={TYPES} value={filter.type}
        onChange={(event) => set({ type: event.currentTarget.value as ShelfFilter['type'] })} />
      <NativeSelect classNames={quiet} aria-label="Ordenar por" data={ORDERS} value={order}
        onChange={(event) => onOrder(event.currentTarget.value as ShelfOrder)} />
    </search>
  )
}
