import { goalsProgress, type FinancialGoal } from '@caderno/domain/finance'
import { Ring } from '../../../components/charts/Ring.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { TabLink } from '../TabLink.tsx'
import { progressWords } from './texts.ts'
import classes from './Tips.module.css'

/** How far all goals together are (D13); without one, the way to the first. */
export function GoalsTogether({ goals }: { goals: readonly FinancialGoal[] }) {
  const percent = Math.floor(goalsProgress(goals))
  return (
    <Sheet label="Suas metas juntas" className={classes.together}>
      <Ring value={percent} label={`${percent}% de todas as metas`} size={64}>
        {percent}%
      </Ring>
      {goals.length > 0 ? (
        <p>{progressWords(goals)}</p>
      ) : (
        <p>
          Você ainda não tem metas. <TabLink tab="metas">Defina a primeira</TabLink> e as dicas acompanham o
          quanto você já guardou.
        </p>
      )}
    </Sheet>
  )
}
