import type { ComponentProps, ReactNode } from 'react'
import classes from './RuledList.module.css'

/** A ruled sheet with the notebook's margin line: every list of things to do or booked. */
export function RuledList({ className = '', ...props }: ComponentProps<'ul'>) {
  return <ul {...props} className={`${classes.list} ${className}`} />
}

interface RuledRowProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  gutter: ReactNode
  title: ReactNode
  meta?: readonly ReactNode[]
  action?: ReactNode
}

/** One row: a tick or icon in the gutter, a title over its dotted meta line, one action. */
export function RuledRow({ gutter, title, meta = [], action, ...props }: RuledRowProps) {
  return (
    <li {...props} className={classes.row}>
      <div className={classes.gutter}>{gutter}</div>
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        {meta.length > 0 && (
          <p className={classes.meta}>
            {meta.map((part, index) => (
              <span key={index}>{part}</span>
            ))}
          </p>
        )}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </li>
  )
}
