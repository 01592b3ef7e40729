import type { MonthTotals } from '@caderno/domain/finance'
import { formatMonth } from '@caderno/domain/kernel'
import classes from './Months.module.css'

const amount = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The chart's text equivalent, the newest month first. */
export const MonthsTable = ({ months }: { months: readonly MonthTotals[] }) => (
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
