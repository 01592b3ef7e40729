import type { FinancialGoal } from '@caderno/domain/finance'
import { useCallback, useState } from 'react'

export type GoalDialogKind = 'deposit' | 'saved' | 'edit'

/** Which dialog is open about which goal. A closed one stays, to give the focus back; each opening begins anew. */
export function useGoalDialog(goals: readonly FinancialGoal[]) {
  const [last, setLast] = useState<{
    kind: GoalDialogKind
    goal: FinancialGoal
    opened: boolean
    turn: number
  }>()
  const open = useCallback(
    (kind: GoalDialogKind, goal: FinancialGoal) =>
      setLast((before) => ({ kind, goal, opened: true, turn: (before?.turn ?? 0) + 1 })),
    [],
  )
  const close = useCallback(() => setLast((before) => before && { ...before, opened: false }), [])
  const known = goals.find(({ id }) => id === last?.goal.id)
  const dialog = last && { ...last, goal: known ?? last.goal, gone: !known }
  return { dialog, open, close }
}
