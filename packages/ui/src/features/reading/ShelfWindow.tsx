import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { ShelfSlice, type ShelfProps } from './Shelf.tsx'

const CARD_HEIGHT = 188
const ROW_HEIGHT = 70

/** A long shelf of which only what is near the window is in the page; the rest is the list's padding. */
export function ShelfWindow({ shelf, view, ...item }: ShelfProps) {
  const list = useRef<HTMLUListElement>(null)
  const { columns, gap, top } = useListGeometry(list)
  const rows = useWindowVirtualizer({
    count: Math.ceil(shelf.length / columns),
    estimateSize: () => (view === 'lista' ? ROW_HEIGHT : CARD_HEIGHT),
    overscan: 3,
    gap,
    scrollMargin: top,
  })
  const seen = rows.getVirtualItems()
  const first = seen[0]
  const last = seen.at(-1)
  const from = (first?.index ?? 0) * columns
  const to = last ? (last.index + 1) * columns : 0
  return (
    <ShelfSlice
      {...item}
      view={view}
      shelf={shelf.slice(from, to)}
      from={from}
      total={shelf.length}
      listRef={list}
      itemRef={(index) => (index % columns === 0 ? { ref: rows.measureElement, 'data-index': (from + index) / columns } : undefined)}
      style={{ paddingTop: first ? first.start - top : 0, paddingBottom: last ? Math.max(0, rows.getTotalSize() - (last.end - top)) : rows.getTotalSize() }}
    />
  )
}

/** How the stylesheet lays the list out just now: columns, gap, and its distance from the top of the page. */
function useListGeometry(list: { readonly current: HTMLUListElement | null }) {
  const [geometry, setGeometry] = useState({ columns: 1, gap: 0, top: 0 })
  useLayoutEffect(() => {
    const element = list.current!
    const look = () => {
      const style = getComputedStyle(element)
      const next = {
        columns: style.gridTemplateColumns.split(' ').length,
        gap: Number.parseFloat(style.rowGap) || 0,
        top: Math.round(element.getBoundingClientRect().top + window.scrollY),
      }
      setGeometry((now) => (now.columns === next.columns && now.gap === next.gap && now.top === next.top ? now : next))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return geometry
}
