import { yearOfMonths, type FinanceBook, type MonthTotals } from '@caderno/domain/finance'
import { type IsoDate, type Month, formatMonth } from '@caderno/domain/kernel'
import { UnstyledButton } from '@mantine/core'
import { Suspense, useMemo, useState } from 'react'
import { lazyPart } from '../../../components/layout/lazy-part.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { yearSentence } from './texts.ts'
import classes from './Months.module.css'

const MonthsChart = lazyPart(() => import('./MonthsChart.tsx'))

const legend = (
  <span className={classes.legend} aria-hidden>
    <span>
      <i className={classes.income} />
      Entradas
    </span>
    <span>
      <i className={classes.expense} />
      Saídas
    </span>
  </span>
)

/** Income against expenses over a year, as a sentence, a chart and a table; the chart's script comes after the figures. */
export function Months({ book, month, today }: { book: FinanceBook; month: Month; today: IsoDate }) {
  const [asTable, setAsTable] = useState(false)
  const months = useMemo(() => yearOfMonths(book, month, today), [book, month, today])
  const sentence = yearSentence(months)
  return (
    <Sheet title="12 meses" action={legend}>
      {sentence ? (
        <>
          <p className={classes.sentence}>
            {sentence}{' '}
            <UnstyledButton className={classes.link} onClick={() => setAsTable(!asTable)}>
              {asTable ? 'Ver como gráfico' : 'Ver como tabela'}
            </UnstyledButton>
          </p>
          {asTable ? (
            <MonthsTable months={months} />
          ) : (
            <div className={classes.chart}>
              <Suspense>
                <MonthsChart months={months} />
              </Suspense>
            </div>
          )}
        </>
      ) : (
        <p className={classes.nothing}>
          Nada entrou nem saiu nestes 12 meses. O primeiro lançamento já aparece aqui.
        </p>
      )}
    </Sheet>
  )
}

const amount = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The chart's text equivalent, the newest month first. */
const MonthsTable = ({ months }: { months: readonly MonthTotals[] }) => (
  <table className={classes.table}>
    <caption>Valores em reais</caption>
    <thead>
      <tr>
        <th scope="col">Mês</th>
        <th scope="col">Entradas</th>
        <th scope="col">Saídas</th>
      </tr>
    </thead>
    <tbody>
      {months.toReversed().map(({ month, entradas, saidas }) => (
        <tr key={month}>
          <th scope="row">{formatMonth(month)}</th>
          <td>{amount.format(entradas)}</td>
          <td>{amount.format(saidas)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
