import { useRef } from 'react'
import { useListWindow } from '../../components/use-list-window.ts'
import { ShelfSlice, type ShelfProps } from './Shelf.tsx'

const CARD_HEIGHT = 188
const ROW_HEIGHT = 70

/** A long shelf of which only what is near the window is in the page. */
export function ShelfWindow({ shelf, view, ...item }: ShelfProps) {
  const list = useRef<HTMLUListElement>(null)
  const { from, to, style, itemRef } = useListWindow(list, shelf.length, view === 'lista' ? ROW_HEIGHT : CARD_HEIGHT)
  return <ShelfSlice {...item} view={view} shelf={shelf.slice(from, to)} from={from} total={shelf.length} listRef={list} itemRef={itemRef} style={style} />
}
