import { count } from '@caderno/domain/kernel'
import {
  isFiltered,
  searchShelf,
  sortShelf,
  WHOLE_SHELF,
  type ShelfFilter,
  type ShelfOrder,
  type Reading,
} from '@caderno/domain/reading'
import { Button, VisuallyHidden } from '@mantine/core'
import { useDeferredValue, useMemo, useState, type Ref } from 'react'
import { ShelfToolbar } from './ShelfToolbar.tsx'
import { foundItems, items } from './texts.ts'
import classes from './ReadingPage.module.css'
import type { View } from '@caderno/domain/shell'
import { LongList } from '../../components/lists/LongList.tsx'
import sheet from '../../components/layout/Sheet.module.css'
import type { ItemViewProps } from './item-view.ts'
import { ReadingCard } from './ReadingCard.tsx'
import { ReadingRow } from './ReadingRow.tsx'
import shelfClasses from './Shelf.module.css'

interface ShelfSectionProps extends ShelfProps {
  pending: boolean
  problem: string | undefined
  headingRef: Ref<HTMLHeadingElement>
}

/** The region «Estante»: tools, and the items that match. */
export function ShelfSection({ shelf, pending, problem, headingRef, ...item }: ShelfSectionProps) {
  const [filter, setFilter] = useState<ShelfFilter>(WHOLE_SHELF)
  const [order, setOrder] = useState<ShelfOrder>('recentes')
  const asked = useDeferredValue(filter)
  const found = useMemo(() => sortShelf(searchShelf(shelf, asked), order), [shelf, asked, order])
  return (
    <section aria-labelledby="estante" data-pending={pending} className={classes.shelf}>
      <VisuallyHidden>
        <h2 id="estante" ref={headingRef} tabIndex={-1}>
          Estante
        </h2>
      </VisuallyHidden>
      <ShelfToolbar filter={filter} order={order} onFilter={setFilter} onOrder={setOrder} />
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <p role="status" className={classes.found}>
        {isFiltered(asked) && found.length > 0 ? foundItems(found.length, shelf.length) : ''}
      </p>
      {found.length === 0 ? (
        <NothingFound onClear={() => setFilter(WHOLE_SHELF)} />
      ) : (
        <Shelf {...item} shelf={found} />
      )}
    </section>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className={classes.nothing}>
      <p role="status">Nenhum item com esses filtros.</p>
      <Button variant="default" onClick={onClear}>
        Limpar filtros
      </Button>
    </div>
  )
}

const ROWS = { Item: ReadingRow, lineHeight: 70, className: `${sheet.sheet} ${shelfClasses.list}` }
const CARDS = { Item: ReadingCard, lineHeight: 188, className: shelfClasses.grid! }

interface ShelfProps extends Omit<ItemViewProps, 'reading'> {
  shelf: readonly Reading[]
  view: View
}

/** The items of the shelf, as ruled rows or as cards. */
function Shelf({ shelf, view, ...item }: ShelfProps) {
  const { Item, ...list } = view === 'lista' ? ROWS : CARDS
  return (
    <LongList
      records={shelf}
      {...list}
      pagesLabel="Páginas da estante"
      pageWords={(first, last) => `${count(first)} a ${count(last)} de ${items(shelf.length)}`}
    >
      {(reading) => <Item reading={reading} {...item} />}
    </LongList>
  )
}
