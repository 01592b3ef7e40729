import classes from './Ring.module.css'

const RADIUS = 17
const TURN = 2 * Math.PI * RADIUS

interface RingProps {
  /** Per cent. */
  value: number
  /** What it is a share of: «da meta». */
  of: string
  size?: number
  /** Its figure stands beside it already. */
  bare?: boolean
}

/** A share of 100 as a ring in the module's accent. */
export function Ring({ value, of, size = 44, bare = false }: RingProps) {
  const filled = (Math.min(Math.max(value, 0), 100) / 100) * TURN
  return (
    <span className={classes.ring}>
      <svg width={size} height={size} viewBox="0 0 40 40" role="img" aria-label={`${value}% ${of}`}>
        <circle cx="20" cy="20" r={RADIUS} />
        {filled > 0 && (
          <circle
            cx="20"
            cy="20"
            r={RADIUS}
            strokeDasharray={`${filled} ${TURN}`}
            transform="rotate(-90 20 20)"
          />
        )}
      </svg>
      {!bare && (
        <span className={classes.inside} aria-hidden>
          {value}%
        </span>
      )}
    </span>
  )
}
