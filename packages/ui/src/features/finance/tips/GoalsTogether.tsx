import { goalsProgress, type FinancialGoal } from '@caderno/domain/finance'
import { useLocation } from 'react-router-dom'
import { Link } from '../../../components/Link.tsx'
import { Ring } from '../../../components/Ring.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { progressWords } from './texts.ts'
import classes from './Tips.module.css'

/** How far all goals together are (D13); without one, the way to the first. */
export function GoalsTogether({ goals }: { goals: readonly FinancialGoal[] }) {
  const percent = Math.floor(goalsProgress(goals))
  return (
    <Sheet label="Suas metas juntas" className={classes.together}>
      <Ring value={percent} label={`${percent}% de todas as metas`} size={64}>{percent}%</Ring>
      {goals.length > 0 ? <p>{progressWords(goals)}</p> : <p>Você ainda não tem metas. <ToGoals /> e as dicas acompanham o quanto você já guardou.</p>}
    </Sheet>
  )
}

function ToGoals() {
  const search = new URLSearchParams(useLocation().search)
  search.set('aba', 'metas')
  return <Link to={`?${search}`} className="text-link">Defina a primeira</Link>
}
