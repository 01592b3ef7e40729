import classes from './BalanceLine.module.css'

const WIDTH = 88
const HEIGHT = 36
const EDGE = 4

/** A small picture of the month: its balance day by day. Renders nothing without data. */
export function BalanceLine({ values, label }: { values: readonly number[]; label: string }) {
  const lowest = Math.min(...values)
  const height = Math.max(...values) - lowest
  if (values.length < 2 || height === 0) return null
  const points = values.map((value, index): readonly [number, number] => [
    EDGE + (index / (values.length - 1)) * (WIDTH - 2 * EDGE),
    HEIGHT - EDGE - ((value - lowest) / height) * (HEIGHT - 2 * EDGE),
  ])
  const line = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
  const [endX, endY] = points.at(-1)!
  return (
    <svg className={classes.line} width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      <path d={`${line}L${endX} ${HEIGHT}L${EDGE} ${HEIGHT}Z`} />
      <path d={line} />
      <circle cx={endX} cy={endY} r="3" />
    </svg>
  )
}
