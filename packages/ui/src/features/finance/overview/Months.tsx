import { formatMoney, sumOf, transactionsOf, yearOfMonths, type MonthTotals } from '@caderno/domain/finance'
import { formatMonth, formatNumber } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { ChartWithTable } from '../../../components/charts/ChartWithTable.tsx'
import { lazyPart } from '../../../components/layout/lazy-part.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import type { MonthProps } from '../tab-props.ts'
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
export function Months({ book, month, today }: MonthProps) {
  const months = useMemo(() => yearOfMonths(book, month, today), [book, month, today])
  const sentence = yearSentence(months)
  const isNew = transactionsOf(book).length === 0
  return (
    <Sheet title="12 meses" action={legend}>
      {sentence ? (
        <div className={classes.figures}>
          <ChartWithTable
            sentence={sentence}
            caption="Valores em reais"
            head={['Mês', 'Entradas', 'Saídas']}
            rows={months
              .toReversed()
              .map((each) => [
                formatMonth(each.month),
                formatNumber(each.entradas, 2),
                formatNumber(each.saidas, 2),
              ])}
          >
            <div className={classes.chart}>
              <MonthsChart months={months} />
            </div>
          </ChartWithTable>
        </div>
      ) : (
        <p className="sheet-note">
          Nada entrou nem saiu nestes 12 meses.{isNew && ' O primeiro lançamento já aparece aqui.'}
        </p>
      )}
    </Sheet>
  )
}

const total = (months: readonly MonthTotals[], list: 'entradas' | 'saidas'): number =>
  sumOf(months.map((sums) => ({ valor: sums[list] })))

/** «Entraram R$ 22.550,00 e saíram R$ 19.852,70: sobraram R$ 2.697,30.»; undefined where nothing moved. */
export function yearSentence(months: readonly MonthTotals[]): string | undefined {
  const [income, expenses] = [total(months, 'entradas'), total(months, 'saidas')]
  if (income === 0 && expenses === 0) return undefined
  const left = Math.round((income - expenses) * 100) / 100
  const end =
    left === 0
      ? 'ficou elas por elas'
      : `${left > 0 ? 'sobraram' : 'faltaram'} ${formatMoney(Math.abs(left))}`
  return `Entraram ${formatMoney(income)} e saíram ${formatMoney(expenses)}: ${end}.`
}
