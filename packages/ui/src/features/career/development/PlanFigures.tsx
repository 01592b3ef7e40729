import { goalProgress, type CareerGoal } from '@caderno/domain/career'
import type { IsoDate } from '@caderno/domain/kernel'
import { Ring } from '../../../components/charts/Ring.tsx'
import { StatRow, type Stat } from '../../../components/lists/StatRow.tsx'
import { nextTarget, progressNote, TERM } from './texts.ts'

/** How far each list is, and what comes next. */
export function PlanFigures({
  curtoPrazo,
  longoPrazo,
  today,
}: Record<'curtoPrazo' | 'longoPrazo', readonly CareerGoal[]> & { today: IsoDate }) {
  const { day, note } = nextTarget([...curtoPrazo, ...longoPrazo], today)
  return (
    <StatRow
      stats={[
        progressOf(TERM.curtoPrazo, curtoPrazo),
        progressOf(TERM.longoPrazo, longoPrazo),
        { label: 'Próxima data-alvo', value: day, note, wide: true },
      ]}
    />
  )
}

function progressOf(term: string, goals: readonly CareerGoal[]): Stat {
  const progress = goalProgress(goals)
  const { percent } = progress
  return {
    label: `${term} concluído`,
    value: `${percent}%`,
    note: progressNote(progress),
    picture: <Ring value={percent} label={`${percent}% das metas de ${term.toLowerCase()}`} />,
  }
}
