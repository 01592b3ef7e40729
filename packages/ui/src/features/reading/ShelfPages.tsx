import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { ShelfSlice, type ShelfProps } from './Shelf.tsx'
import { count, items } from './texts.ts'
import classes from './Shelf.module.css'

const PAGE = 48

/** A long shelf page by page: what is shown is all in the document, for screen readers and the browser's search. */
export function ShelfPages({ shelf, ...item }: ShelfProps) {
  const [wanted, setWanted] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const pages = Math.max(1, Math.ceil(shelf.length / PAGE))
  const page = Math.min(wanted, pages - 1)
  const from = page * PAGE
  const shown = shelf.slice(from, from + PAGE)
  const go = (by: number) => {
    setWanted(Math.min(Math.max(page + by, 0), pages - 1))
    place.current?.scrollIntoView()
  }
  return (
    <div ref={place}>
      <ShelfSlice {...item} shelf={shown} from={from} total={shelf.length} />
      <nav aria-label="Páginas da estante" className={classes.pager}>
        <p role="status">{`${count(from + 1)} a ${count(from + shown.length)} de ${items(shelf.length)}`}</p>
        <span>
          <Button variant="default" onClick={() => go(-1)}>Página anterior</Button>
          <Button variant="default" onClick={() => go(1)}>Próxima página</Button>
        </span>
      </nav>
    </div>
  )
}
