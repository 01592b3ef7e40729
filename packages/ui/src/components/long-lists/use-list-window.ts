import { shallowEqual } from '@mantine/hooks'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useState } from 'react'
import { useIsPrinted } from '../../hooks/use-is-printed.ts'

/** What is rendered above and below the window, in pixels. */
const BEYOND = 140

/** A long list, in one column or a grid, of which only what is near the window is in the page; on paper all of it. `height` is what a line is thought to be. */
export function useListWindow(list: { readonly current: HTMLElement | null }, count: number, height: number) {
  const { columns, gap, top } = useListGeometry(list)
  const printed = useIsPrinted()
  const lines = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => height,
    overscan: printed ? count : Math.ceil(BEYOND / height),
    gap,
    scrollMargin: top,
  })
  const seen = lines.getVirtualItems()
  const first = seen[0]
  const last = seen.at(-1)
  const from = (first?.index ?? 0) * columns
  return {
    /** The slice that is in the page. */
    from,
    to: last ? (last.index + 1) * columns : 0,
    /** The rest of the list, as its padding. */
    style: {
      paddingTop: first ? first.start - top : 0,
      paddingBottom: last ? Math.max(0, lines.getTotalSize() - (last.end - top)) : lines.getTotalSize(),
    },
    /** The ref for the first item of each line of the slice, by its index in it. */
    itemRef: (index: number) =>
      index % columns === 0
        ? { ref: lines.measureElement, 'data-index': (from + index) / columns }
        : undefined,
  }
}

/** How the stylesheet lays the list out just now: columns, gap, and its distance from the top of the page. */
function useListGeometry(list: { readonly current: HTMLElement | null }) {
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
      setGeometry((now) => (shallowEqual(now, next) ? now : next))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return geometry
}
