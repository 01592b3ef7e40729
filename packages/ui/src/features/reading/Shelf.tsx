import type { Reading } from '@caderno/domain/reading'
import type { View } from '@caderno/domain/shell'
import type { CSSProperties, Ref } from 'react'
import sheet from '../../components/Sheet.module.css'
import type { ItemViewProps } from './item-view.ts'
import { ReadingCard } from './ReadingCard.tsx'
import { ReadingRow } from './ReadingRow.tsx'
import classes from './Shelf.module.css'

export interface ShelfProps extends Omit<ItemViewProps, 'reading'> {
  shelf: readonly Reading[]
  view: View
}

export interface ShelfSliceProps extends ShelfProps {
  /** Where the slice begins and how long the whole shelf is: told to screen readers. */
  from?: number
  total?: number
  listRef?: Ref<HTMLUListElement>
  itemRef?: (index: number) => { ref: (element: HTMLElement | null) => void; 'data-index': number } | undefined
  style?: CSSProperties
}

/** Some items of the shelf, as ruled rows or as cards. */
export function ShelfSlice({ shelf, view, from = 0, total = shelf.length, listRef, itemRef, style, ...item }: ShelfSliceProps) {
  const list = view === 'lista'
  const Item = list ? ReadingRow : ReadingCard
  return (
    <ul ref={listRef} style={style} className={list ? `${sheet.sheet} ${classes.list}` : classes.grid}>
      {shelf.map((reading, index) => (
        <li key={reading.id} aria-setsize={total} aria-posinset={from + index + 1} {...itemRef?.(index)}>
          <Item reading={reading} {...item} />
        </li>
      ))}
    </ul>
  )
}
