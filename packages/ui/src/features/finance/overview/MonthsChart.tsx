import type { MonthTotals } from '@caderno/domain/finance'
import { formatNumber, shortMonth } from '@caderno/domain/kernel'
import { nice, ticks } from 'd3-array'
import { scaleBand } from 'd3-scale'
import { useElementSize } from '@mantine/hooks'
import classes from './Months.module.css'

/** What is drawn grows with the letters: 16 of it are a rem. */
const HEIGHT = 208
const MARGIN = { top: 8, right: 0, bottom: 28, left: 42 }
const PLOT = HEIGHT - MARGIN.top - MARGIN.bottom
const TICKS = 3
/** The width of the name of a month. */
const NAME = 21
const LISTS = ['entradas', 'saidas'] as const
const CLASSES = { entradas: classes.income!, saidas: classes.expense! }
const SCALES = [
  [1e9, 'bi'],
  [1e6, 'mi'],
  [1e3, 'mil'],
] as const

/** Twelve pairs of bars. Drawn for those who see it: the sentence and the table say the same. */
export default function MonthsChart({ months }: { months: readonly MonthTotals[] }) {
  const { ref, width, height } = useElementSize()
  const drawn = height > 0 ? (width * HEIGHT) / height : 0
  const inner = Math.max(0, drawn - MARGIN.left - MARGIN.right)
  const top = Math.max(...months.flatMap(({ entradas, saidas }) => [entradas, saidas]))
  const x = scaleBand([0, inner])
    .domain(months.map(({ month }) => month))
    .paddingInner(0.4)
    .paddingOuter(0.2)
  const most = nice(0, top, TICKS)[1]
  const y = (value: number) => PLOT * (1 - value / most)
  const named = Math.ceil(NAME / x.step())
  const half = Math.max(1, x.bandwidth() / 2 - 1)
  return (
    <div ref={ref} className={classes.drawing}>
      {drawn > 0 && (
        <svg viewBox={`0 0 ${drawn} ${HEIGHT}`} className={classes.plot} aria-hidden>
          <g transform={`translate(${MARGIN.left}, ${MARGIN.top})`}>
            {ticks(0, most, TICKS).map((value) => (
              <g key={value} transform={`translate(0, ${y(value)})`} className={classes.row}>
                <line x2={inner} />
                <text x={-8}>{amount(value)}</text>
              </g>
            ))}
            {months.map((sums, at) => (
              <g key={sums.month} transform={`translate(${x(sums.month)}, 0)`} className={classes.column}>
                {(months.length - 1 - at) % named === 0 && (
                  <text x={x.bandwidth() / 2} y={PLOT + 18}>
                    {shortMonth(sums.month)}
                  </text>
                )}
                {LISTS.map((list, place) => (
                  <rect
                    key={list}
                    className={CLASSES[list]}
                    x={place * (half + 2)}
                    y={y(sums[list])}
                    width={half}
                    height={PLOT - y(sums[list])}
                    rx={Math.min(3, half / 2)}
                  />
                ))}
              </g>
            ))}
          </g>
        </svg>
      )}
    </div>
  )
}

/** «8.000», «12,5 mil», «1 mi» */
function amount(value: number): string {
  const [size, name] = SCALES.find(([least]) => value >= Math.max(least, 10_000)) ?? [1, '']
  return `${formatNumber(value / size, 0, 1)}\u00a0${name}`.trim()
}
