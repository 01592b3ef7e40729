import { UnstyledButton } from '@mantine/core'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { MetaLine } from './MetaLine.tsx'
import classes from './RecordRow.module.css'

export interface RecordRowProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** An article inside a list that has the items itself. */
  as?: 'li' | 'article'
  /** Stands in the gutter: a tick, an icon, a cover. */
  mark: ReactNode
  title: ReactNode
  /** The level of the title, where it is a heading. */
  level?: number
  /** The id of a title that is a name, in the serif. */
  titleId?: string
  /** A figure at the right of the title. */
  beside?: ReactNode
  meta?: readonly ReactNode[]
  /** Stands at the right of the meta line, so that the title keeps the width. */
  badge?: ReactNode
  /** How far it is, below the meta line. */
  bar?: ReactNode
  /** A figure, or the one action, and «⋯». */
  action?: ReactNode
  /** Pressed anywhere but on its controls, the row opens its record. */
  onOpen?: (() => void) | undefined
  /** Whether what `onOpen` shows stands below; without it the record opens elsewhere. */
  opened?: boolean | undefined
  /** What stands below the row, in its whole width. */
  children?: ReactNode
}

/** One row of every list: a mark in the gutter, a title over its meta line, a value or one action. */
export function RecordRow({
  as: Row = 'li',
  mark,
  title,
  level,
  titleId,
  beside,
  meta = [],
  badge,
  bar,
  action,
  onOpen,
  opened,
  className = '',
  children,
  ...props
}: RecordRowProps) {
  const id = useId()
  return (
    // An article takes what an item takes.
    <Row
      {...(props as ComponentProps<'article'> & ComponentProps<'li'>)}
      className={`${classes.row} ${className}`}
    >
      {onOpen && (
        <UnstyledButton
          data-handle={titleId && true}
          className={classes.open!}
          aria-labelledby={titleId ?? id}
          aria-expanded={opened}
          onClick={onOpen}
        />
      )}
      <div className={classes.mark}>{mark}</div>
      <div className={classes.text}>
        <div className={classes.line}>
          <div
            id={titleId ?? id}
            className={classes.title}
            {...(level && { role: 'heading', 'aria-level': level })}
          >
            {title}
          </div>
          {beside}
        </div>
        <div className={classes.line}>
          <MetaLine parts={meta} />
          {badge}
        </div>
        {bar}
      </div>
      {action && <div className={classes.action}>{action}</div>}
      {children && <div className={classes.below}>{children}</div>}
    </Row>
  )
}
