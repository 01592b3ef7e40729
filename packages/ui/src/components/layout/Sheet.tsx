import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './Sheet.module.css'

interface SheetProps {
  title?: ReactNode
  /** A quiet word beside the title. */
  note?: ReactNode
  /** Stands at the right of the title line. */
  action?: ReactNode
  /** Names the region when no title is shown. */
  label?: string
  className?: string | undefined
  /** The `data-list` of the records in it: the list of the commands that change them. */
  list?: string
  children: ReactNode
}

/** A sheet of paper with a title line. Never a sheet in a sheet: split by hairlines. */
export function Sheet({ title, note, action, label, className = '', list, children }: SheetProps) {
  const id = useId()
  return (
    <section
      className={`${classes.sheet} ${className}`}
      data-list={list}
      aria-labelledby={title ? id : undefined}
      aria-label={title ? undefined : label}
    >
      {title && (
        <div className={classes.head}>
          <div className={classes.title}>
            <Title order={2} id={id}>
              {title}
            </Title>
            {note && <span className="quiet">{note}</span>}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  )
}
