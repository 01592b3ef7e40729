import type { ReactNode } from 'react'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import sheet from '../layout/Sheet.module.css'
import classes from './StatRow.module.css'

export interface Stat {
  label: string
  /** Stands before the label. */
  icon?: ReactNode
  value: ReactNode
  /** One helpful line under the figure. */
  note?: ReactNode
  /** At most one cell of a row has a picture. */
  picture?: ReactNode
  /** Takes the whole width on a phone. */
  wide?: boolean
}

interface StatRowProps {
  stats: readonly Stat[]
  /** Figure and label stand on one line. */
  compact?: boolean
  /** On a phone all stand on one line that scrolls in itself, without notes, above the list that the page is for. */
  quiet?: boolean
}

/** Two to five figures in one sheet, split by hairlines. */
export function StatRow({ stats, compact = false, quiet = false }: StatRowProps) {
  const isLine = useIsPhone() && quiet
  return (
    <dl
      className={`${sheet.sheet} ${classes.row}`}
      data-compact={compact || undefined}
      data-quiet={quiet || undefined}
      {...(isLine && { tabIndex: 0, 'aria-label': 'Números' })}
    >
      {stats.map((stat) => (
        <div key={stat.label} className={classes.cell} data-wide={stat.wide || undefined}>
          <dt>
            {stat.icon}
            {stat.label}
          </dt>
          <dd className={classes.figure}>
            <span>
              <span className={classes.value}>{stat.value}</span>
              {stat.note && <span className={classes.note}>{stat.note}</span>}
            </span>
            {stat.picture}
          </dd>
        </div>
      ))}
    </dl>
  )
}
