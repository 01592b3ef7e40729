import { formatMonth } from '@caderno/domain/kernel'
import type { MonthOfSkill } from './year.ts'
import classes from './SkillDetails.module.css'

/** The map's text equivalent, the newest month first. */
export const YearTable = ({ months }: { months: readonly MonthOfSkill[] }) => (
  <table className={classes.table}>
    <caption>Dias por mês</caption>
    <thead>
      <tr>
        <th scope="col">Mês</th>
        <th scope="col">Feitos</th>
        <th scope="col">Pulados</th>
        <th scope="col">Notas</th>
      </tr>
    </thead>
    <tbody>
      {months.map(({ month, feitos, pulados, notas }) => (
        <tr key={month}>
          <th scope="row">{formatMonth(month)}</th>
          <td>{feitos}</td>
          <td>{pulados}</td>
          <td>{notas}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
