import type { ReactNode } from 'react'
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

/** Two to five figures in one sheet, split by hairlines; `compact` puts figure and label on one line. */
export function StatRow({ stats, compact = false }: { stats: readonly Stat[]; compact?: boolean }) {
  return (
    <dl className={`${sheet.sheet} ${classes.row}`} data-compact={compact || undefined}>
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
