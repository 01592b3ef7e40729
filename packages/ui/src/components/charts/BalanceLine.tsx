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
    <svg width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      <path d={`${line}L${endX} ${HEIGHT}L${EDGE} ${HEIGHT}Z`} fill="var(--acc-suave)" />
      <path
        d={line}
        fill="none"
        stroke="var(--acc-meio)"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={endX} cy={endY} r="3" fill="var(--acc-meio)" stroke="var(--cad-folha)" strokeWidth="1.5" />
    </svg>
  )
}
