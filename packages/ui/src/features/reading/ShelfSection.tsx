import { count, type IsoDate } from '@caderno/domain/kernel'
import {
  isFiltered,
  READING_CATEGORIES,
  READING_STATUSES,
  READING_TYPES,
  searchShelf,
  SHELF_ORDERS,
  sortShelf,
  WHOLE_SHELF,
  type Reading,
  type ShelfFilter,
  type ShelfOrder,
} from '@caderno/domain/reading'
import { Button } from '@mantine/core'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { downloadPrinted } from '../../components/forms/download.ts'
import { FilesLine } from '../../components/forms/FilesLine.tsx'
import { anyOf, FilterBar, type Filter } from '../../components/forms/FilterBar.tsx'
import ruled from '../../components/lists/RuledList.module.css'
import { ListSection, type ListRegion, Toolbar } from '../../components/lists/ListSection.tsx'
import { LongList } from '../../components/long-lists/LongList.tsx'
import meta from '../../components/lists/MetaLine.module.css'
import { ReadingItem, type ReadingItemProps } from './ReadingItem.tsx'
import { copyReferences } from './copy-reference.ts'
import { items } from './texts.ts'
import classes from './Shelf.module.css'

interface ShelfSectionProps extends Omit<ReadingItemProps, 'reading'> {
  shelf: readonly Reading[]
  today: IsoDate
  region: ListRegion
  /** Stand beside the search. */
  before: ReactNode
  after: ReactNode
}

type Asked = ShelfFilter & { readonly order: ShelfOrder }
/** What is read whole beside the other tools of a phone. */
const SHORT_SEARCH: Filter<Asked> = ['search', 'Buscar na estante', 'Título, autor']
const FILTERS: readonly Filter<Asked>[] = [
  ['search', 'Buscar na estante', 'Buscar título, autor ou nota'],
  ['status', 'Filtrar por status', anyOf('Status: todos', READING_STATUSES)],
  ['category', 'Filtrar por categoria', anyOf('Categoria: todas', READING_CATEGORIES)],
  ['type', 'Filtrar por tipo', anyOf('Tipo: todos', READING_TYPES)],
  ['order', 'Ordenar por', SHELF_ORDERS.map((value) => ({ value, label: `Ordem: ${value}` }))],
]
const SHORT_FILTERS = [SHORT_SEARCH, ...FILTERS.slice(1)]

/** The region «Estante»: tools, and the items that match. */
export function ShelfSection({
  shelf,
  today,
  region,
  before,
  after,
  view,
  actions,
  withUndo,
  onNotes,
  onEdit,
  onRemove,
}: ShelfSectionProps) {
  const [filter, setFilter] = useState<Asked>({ ...WHOLE_SHELF, order: 'recentes' })
  const asked = useDeferredValue(filter)
  const found = useMemo(() => sortShelf(searchShelf(shelf, asked), asked.order), [shelf, asked])
  const filters = after ? SHORT_FILTERS : FILTERS
  // The page is drawn several times for one change of a record; only the card of that record is drawn with it.
  const bar = useMemo(
    () => <FilterBar filters={filters} asked={filter} onAsk={setFilter} />,
    [filters, filter],
  )
  const cards = useMemo(
    () => (
      <LongList
        records={found}
        {...(view === 'lista' ? ROWS : CARDS)}
        pagesLabel="Páginas da estante"
        pageWords={(first, last) => `${count(first)} a ${count(last)} de ${items(found.length)}`}
      >
        {(reading) => <ReadingItem {...{ reading, view, actions, withUndo, onNotes, onEdit, onRemove }} />}
      </LongList>
    ),
    [found, view, actions, withUndo, onNotes, onEdit, onRemove],
  )
  return (
    <>
      <ListSection
        title="Estante"
        list="leitura/lista"
        {...region}
        joined={view === 'lista'}
        tools={
          <Toolbar alone={view === 'grade'}>
            {before}
            {bar}
            {after}
          </Toolbar>
        }
        found={isFiltered(asked) && found.length > 0 && `${count(found.length)} de ${items(shelf.length)}`}
        nothing={
          found.length === 0 && {
            sentence: 'Nenhum item com esses filtros.',
            action: 'Limpar filtros',
            onAct: () => setFilter({ ...filter, ...WHOLE_SHELF }),
          }
        }
      >
        {cards}
      </ListSection>
      <ShelfFiles found={found} today={today} />
    </>
  )
}

const ROWS = { lineHeight: 70, className: `${ruled.list} ${ruled.sheet} ${meta.cutFirst} ${classes.list}` }
const CARDS = { lineHeight: 188, className: classes.grid! }

/** Below the shelf: what brings books in, and what its filter shows as a table and as references. */
function ShelfFiles({ found, today }: { found: readonly Reading[]; today: IsoDate }) {
  const downloadReferences = () =>
    downloadPrinted(`caderno-referencias-${today}.bib`, 'application/x-bibtex', ({ printBibtex }) =>
      printBibtex(found),
    )
  return (
    <FilesLine
      bring="Importar livros"
      take={found.length > 0 && 'Baixar estes itens (CSV)'}
      name="leitura"
      today={today}
      table={({ libraryTable }) => libraryTable(found)}
    >
      {found.length > 0 && (
        <>
          <Button variant="subtle" size="compact-md" onClick={() => void copyReferences(found, today)}>
            Copiar referências
          </Button>
          <Button variant="subtle" size="compact-md" onClick={() => void downloadReferences()}>
            Baixar referências (BibTeX)
          </Button>
        </>
      )}
    </FilesLine>
  )
}
