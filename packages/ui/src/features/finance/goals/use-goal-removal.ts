import { removeGoal, type FinancialGoal } from '@caderno/domain/finance'
import { useCallback, useState } from 'react'
import { useWarning } from '../../../hooks/use-command.ts'
import type { FinanceActions } from '../use-finance-actions.ts'
import { removed } from './texts.ts'

/** Asks before a goal goes; why it was not kept is said beside the list. */
export function useGoalRemoval({ makeUndoable }: FinanceActions) {
  const [asked, setAsked] = useState<FinancialGoal>()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const warn = useWarning()
  const ask = useCallback((goal: FinancialGoal) => {
    setProblem(undefined)
    setAsked(goal)
    setAsking(true)
  }, [])
  const confirm = async () => {
    if (!asked || !asking) return
    setAsking(false)
    const sentence = await makeUndoable(removeGoal(asked), removed(asked), 'remove')
    if (sentence) warn(sentence, () => setProblem(sentence))
  }
  return {
    asking,
    everAsked: asked !== undefined,
    problem,
    ask,
    confirm: () => void confirm(),
    cancel: () => setAsking(false),
  }
}
