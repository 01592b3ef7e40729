import {
  formatMoney,
  goalsAhead,
  goalsProgress,
  savedOf,
  sumOf,
  type FinancialGoal,
} from '@caderno/domain/finance'
import { formatDate, type IsoDate } from '@caderno/domain/kernel'
import { Ring } from '../../../components/charts/Ring.tsx'
import { StatRow } from '../../../components/lists/StatRow.tsx'
import { goalCount } from './texts.ts'
import classes from './Goals.module.css'

/** What is put aside for all goals, what a month asks for, and which day comes next. */
export function GoalFigures({ goals, today }: { goals: readonly FinancialGoal[]; today: IsoDate }) {
  const percent = Math.floor(goalsProgress(goals))
  const ahead = goalsAhead(goals, today)
  const next = ahead[0]?.goal
  return (
    <StatRow
      stats={[
        {
          label: 'Guardado',
          value: formatMoney(savedOf(goals)),
          note: `de ${formatMoney(sumOf(goals))} em ${goalCount(goals.length)}`,
          picture: <Ring value={percent} of="de todas as metas" />,
          wide: true,
        },
        {
          label: 'Por mês',
          value: formatMoney(sumOf(ahead)),
          note:
            ahead.length > 0
              ? 'para chegar a tempo'
              : percent === 100
                ? 'todas alcançadas'
                : 'nenhuma data adiante',
        },
        {
          label: 'Próxima data-alvo',
          value: next ? formatDate(next.dataAlvo) : '–',
          note: next && <span className={classes.next}>{next.descricao}</span>,
        },
      ]}
    />
  )
}
