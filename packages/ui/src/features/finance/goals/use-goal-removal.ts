import { removeGoal, type FinancialGoal } from '@caderno/domain/finance'
import { useCallback, useState } from 'react'
import type { FinanceActions } from '../use-finance-actions.ts'
import { removed } from './texts.ts'

/** Asks before a goal goes; why it was not kept is said beside the list. */
export function useGoalRemoval({ makeUndoable }: FinanceActions) {
  const [asked, setAsked] = useState<FinancialGoal>()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const ask = useCallback((goal: FinancialGoal) => {
    setProblem(undefined)
    setAsked(goal)
    setAsking(true)
  }, [])
  const confirm = async () => {
    if (!asked || !asking) return
    setAsking(false)
    setProblem(await makeUndoable(removeGoal(asked), removed(asked), 'remove'))
  }
  return { asking, everAsked: asked !== undefined, problem, ask, confirm: () => void confirm(), cancel: () => setAsking(false) }
}
