import { formatMonth, monthOf, shortMonth, type IsoDate, count } from '@caderno/domain/kernel'
import { pagesPerMonth, yearOf, type MonthPages, type Reading } from '@caderno/domain/reading'
import { useMemo } from 'react'
import { ChartWithTable } from '../../../components/charts/ChartWithTable.tsx'
import { monthsSentence } from './texts.ts'
import classes from './YearGoal.module.css'

/** The pages of each month of this year, as a sentence, a picture and a table. */
export function PageMonths({ shelf, today }: { shelf: readonly Reading[]; today: IsoDate }) {
  const year = yearOf(today)
  const months = useMemo(() => pagesPerMonth(shelf, year), [shelf, year])
  const sentence = monthsSentence(months)
  const bars = <Bars months={months} now={monthOf(today)} />
  return (
    <div className={classes.months}>
      <h3>Páginas por mês</h3>
      {sentence ? (
        <ChartWithTable
          sentence={sentence}
          head={['Mês', 'Páginas']}
          rows={months.map(({ month, paginas }) => [formatMonth(month), count(paginas)])}
        >
          {bars}
        </ChartWithTable>
      ) : (
        <>
          <p>{NOTHING_YET}</p>
          {bars}
        </>
      )}
    </div>
  )
}

const NOTHING_YET = 'As páginas de cada dia e as dos itens que concluir aparecem aqui, mês a mês.'

/** Without pages as high as with them: the first press of «+10» moves nothing below. Drawn for those who see it: the sentence and the table say the same. */
function Bars({ months, now }: { months: readonly MonthPages[]; now: string }) {
  const top = Math.max(1, ...months.map(({ paginas }) => paginas))
  return (
    <div className={classes.bars} aria-hidden>
      {months.map(({ month, paginas }) => (
        <span key={month} data-now={month === now || undefined}>
          {paginas > 0 && <small>{count(paginas)}</small>}
          <i style={{ height: `${(5 * paginas) / top}rem` }} />
          {shortMonth(month)}
        </span>
      ))}
    </div>
  )
}
