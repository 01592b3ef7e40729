import type { MonthTotals } from '@caderno/domain/finance'
import { shortMonth } from '@caderno/domain/kernel'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import classes from './Months.module.css'

const HEIGHT = 208
const MARGIN = { top: 8, right: 0, bottom: 28, left: 42 }
const PLOT = HEIGHT - MARGIN.top - MARGIN.bottom
const LISTS = ['entradas', 'saidas'] as const
const CLASSES = { entradas: classes.income!, saidas: classes.expense! }
const tick = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('pt-BR')

/** Twelve pairs of bars. Drawn for those who see it: the sentence and the table say the same. */
export default function MonthsChart({ months }: { months: readonly MonthTotals[] }) {
  const { ref, width } = useWidth()
  const inner = Math.max(0, width - MARGIN.left - MARGIN.right)
  const top = Math.max(...months.flatMap(({ entradas, saidas }) => [entradas, saidas]))
  const x = useMemo(() => scaleBand({ domain: months.map(({ month }) => month), range: [0, inner], paddingInner: 0.4, paddingOuter: 0.2 }), [months, inner])
  const y = useMemo(() => scaleLinear({ domain: [0, top], range: [PLOT, 0], nice: 3 }), [top])
  const half = Math.max(1, x.bandwidth() / 2 - 1)
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} className={classes.plot} aria-hidden>
          <Group left={MARGIN.left} top={MARGIN.top}>
            <GridRows scale={y} width={inner} numTicks={3} className={classes.grid!} />
            <AxisLeft scale={y} numTicks={3} hideAxisLine hideTicks tickFormat={(value) => amount(Number(value))} tickClassName={classes.left!} />
            <AxisBottom scale={x} top={PLOT} numTicks={12} hideAxisLine hideTicks tickFormat={(month) => shortMonth(month)} tickClassName={classes.bottom!} />
            {months.flatMap((sums) => LISTS.map((list, place) => (
              <Bar
                key={sums.month + list}
                className={CLASSES[list]}
                x={x(sums.month)! + place * (half + 2)}
                y={y(sums[list])}
                width={half}
                height={PLOT - y(sums[list])}
                rx={Math.min(3, half / 2)}
              />
            )))}
          </Group>
        </svg>
      )}
    </div>
  )
}

const amount = (value: number): string => (value < 10_000 ? whole : tick).format(value)

/** The width that the page gives it, as it changes. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const place = ref.current!
    const measure = () => setWidth(place.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
