import { goalsByTarget, type FinancialGoal } from '@caderno/domain/finance'
import { useMemo } from 'react'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { Goal, type GoalProps } from './Goal.tsx'
import { goalCount } from './texts.ts'
import classes from './Goals.module.css'

export interface GoalListProps extends Omit<GoalProps, 'goal'> {
  goals: readonly FinancialGoal[]
}

/** Where a goal stands, for who is led to it. */
export const goalIdOf = ({ id }: Pick<FinancialGoal, 'id'>): string => `meta-${id}`

/** The goals, the nearest target day first (spec §2). */
export function GoalList({ goals, ...row }: GoalListProps) {
  const sorted = useMemo(() => goalsByTarget(goals), [goals])
  return (
    <Sheet title="Suas metas" note={goalCount(goals.length)}>
      <ul className={classes.list}>
        {sorted.map((goal) => (
          <li key={goal.id} id={goalIdOf(goal)} tabIndex={-1}>
            <Goal goal={goal} {...row} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
