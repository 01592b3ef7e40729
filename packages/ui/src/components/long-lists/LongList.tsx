import type { RecordId } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import { startTransition, useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { useIsPrinted } from '../../hooks/use-is-printed.ts'
import { useListWindow } from './use-list-window.ts'
import classes from './LongList.module.css'

/** Above this the list shows a window or pages of itself. */
const LONG = 200
const PAGE = 48
/** What is rendered at a time, so that each task is short. */
const STAGE = 24

interface LongListProps<R> {
  records: readonly R[]
  /** The estimated height of an item, in pixels. */
  lineHeight: number
  /** The class of the `<ul>`. */
  className: string
  /** It fills a sheet to its edges. */
  inset?: boolean
  pagesLabel?: string
  /** «49 a 96 de 1.000 habilidades»: with it a long list can also be read in pages. */
  pageWords?: (first: number, last: number) => string
  children: (record: R) => ReactNode
}

/** A list, in one column or a grid; a long one is rendered in part, and on paper whole. */
export function LongList<R extends { readonly id: RecordId }>(props: LongListProps<R>) {
  const [paged, setPaged] = useState(false)
  const isPrinted = useIsPrinted()
  if (isPrinted || props.records.length <= LONG) return <Staged {...props} />
  if (!props.pageWords) return <Windowed {...props} />
  return (
    <>
      <Button
        variant="subtle"
        className={classes.mode!}
        data-inset={props.inset}
        aria-pressed={paged}
        onClick={() => setPaged(!paged)}
      >
        Ver em páginas
      </Button>
      {paged ? <Pages {...props} /> : <Windowed {...props} />}
    </>
  )
}

/** Renders stage after stage, on paper all at once. The room of what is to come is there from the start: the browser scrolls back into it. */
function Staged<R extends { readonly id: RecordId }>(props: LongListProps<R>) {
  const { length } = props.records
  const [reached, setReached] = useState(STAGE)
  useEffect(() => {
    if (reached < length) startTransition(() => setReached(reached + STAGE))
  }, [reached, length])
  const to = useIsPrinted() ? length : Math.min(reached, length)
  const room = (length - to) * props.lineHeight
  return (
    <Slice
      {...props}
      to={to}
      className={`${props.className} ${classes.whole}`}
      {...(room > 0 && { style: { paddingTop: 0, paddingBottom: room } })}
    />
  )
}

/** Renders only the items near the viewport. */
function Windowed<R extends { readonly id: RecordId }>(props: LongListProps<R>) {
  const list = useRef<HTMLUListElement>(null)
  return <Slice {...props} {...useListWindow(list, props.records.length, props.lineHeight)} listRef={list} />
}

/** Renders one page of items, for screen readers and the browser's search. */
function Pages<R extends { readonly id: RecordId }>(props: LongListProps<R>) {
  const { length } = props.records
  const [wanted, setWanted] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const last = Math.ceil(length / PAGE) - 1
  const page = Math.min(wanted, last)
  const [from, to] = [page * PAGE, Math.min((page + 1) * PAGE, length)]
  const go = (by: number) => {
    setWanted(Math.min(Math.max(page + by, 0), last))
    place.current?.scrollIntoView()
  }
  return (
    <div ref={place}>
      <Slice {...props} from={from} to={to} />
      <nav aria-label={props.pagesLabel} className={classes.pager} data-inset={props.inset}>
        <p role="status">{props.pageWords?.(from + 1, to)}</p>
        <span>
          <Button variant="default" onClick={() => go(-1)}>
            Página anterior
          </Button>
          <Button variant="default" onClick={() => go(1)}>
            Próxima página
          </Button>
        </span>
      </nav>
    </div>
  )
}

interface SliceProps<R>
  extends
    Pick<LongListProps<R>, 'records' | 'className' | 'children'>,
    Partial<ReturnType<typeof useListWindow>> {
  listRef?: Ref<HTMLUListElement>
}

const Slice = <R extends { readonly id: RecordId }>({
  records,
  className,
  children,
  from = 0,
  to,
  listRef,
  itemRef,
  style,
}: SliceProps<R>) => (
  <ul ref={listRef} style={style} className={className}>
    {records.slice(from, to).map((record, index) => (
      <li
        key={record.id}
        aria-setsize={records.length}
        aria-posinset={from + index + 1}
        {...itemRef?.(index)}
      >
        {children(record)}
      </li>
    ))}
  </ul>
)
