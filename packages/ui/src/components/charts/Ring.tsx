import type { ReactNode } from 'react'
import classes from './Ring.module.css'

const RADIUS = 17
const TURN = 2 * Math.PI * RADIUS

/** A share of 100 as a ring in the module's accent; `label` says it in words. */
export function Ring({
  value,
  label,
  size = 44,
  children,
}: {
  value: number
  label: string
  size?: number
  children?: ReactNode
}) {
  const filled = (Math.min(Math.max(value, 0), 100) / 100) * TURN
  return (
    <span className={classes.ring}>
      <svg width={size} height={size} viewBox="0 0 40 40" role="img" aria-label={label}>
        <circle cx="20" cy="20" r={RADIUS} className={classes.track} />
        {filled > 0 && (
          <circle
            cx="20"
            cy="20"
            r={RADIUS}
            className={classes.arc}
            strokeDasharray={`${filled} ${TURN}`}
            transform="rotate(-90 20 20)"
          />
        )}
      </svg>
      {children && (
        <span className={classes.inside} aria-hidden>
          {children}
        </span>
      )}
    </span>
  )
}
