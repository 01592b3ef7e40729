import type { Reading } from '@caderno/domain/reading'
import type { View } from '@caderno/domain/shell'
import { LongList } from '../../components/lists/LongList.tsx'
import sheet from '../../components/layout/Sheet.module.css'
import type { ItemViewProps } from './item-view.ts'
import { ReadingCard } from './ReadingCard.tsx'
import { ReadingRow } from './ReadingRow.tsx'
import { count, items } from './texts.ts'
import classes from './Shelf.module.css'

const ROWS = { Item: ReadingRow, lineHeight: 70, className: `${sheet.sheet} ${classes.list}` }
const CARDS = { Item: ReadingCard, lineHeight: 188, className: classes.grid! }

export interface ShelfProps extends Omit<ItemViewProps, 'reading'> {
  shelf: readonly Reading[]
  view: View
}

/** The items of the shelf, as ruled rows or as cards. */
export function Shelf({ shelf, view, ...item }: ShelfProps) {
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
