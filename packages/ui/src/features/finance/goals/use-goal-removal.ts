import { removeGoal, type FinancialGoal } from '@caderno/domain/finance'
import { useCallback, useState } from 'react'
import type { FinanceActions } from '../use-finance-actions.ts'
import { removed } from './texts.ts'

/** Asks before a goal goes; `onGone` is called at once, before the store has answered. */
export function useGoalRemoval({ makeUndoable }: FinanceActions, onGone: () => void) {
  const [asked, setAsked] = useState<FinancialGoal>()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const ask = useCallback((goal: FinancialGoal) => {
    setProblem(undefined)
    setAsked(goal)
    setAsking(true)
  }, [])
  const confirm = async () => {
    if (!asked) return
    setAsking(false)
    const answer = makeUndoable(removeGoal(asked), removed(asked), 'remove')
    onGone()
    setProblem(await answer)
  }
  return { asked, asking, problem, ask, confirm: () => void confirm(), cancel: () => setAsking(false) }
}
