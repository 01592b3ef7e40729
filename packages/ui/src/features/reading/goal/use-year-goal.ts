import { toAppError } from '@caderno/domain/kernel'
import { readingFailure } from '@caderno/domain/reading'
import type { ReadingGoal } from '@caderno/domain/shell'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../../bridge/use-action.ts'
import { GOAL_CHANGED_SINCE, GOAL_REMOVED } from './texts.ts'
import type { YearGoalProps } from './YearGoal.tsx'

/** The goal's dialog, and its removal: asked for, executed, and taken back for as long as the notice stands. */
export function useYearGoal({ goal, current, onGoal, offerUndo }: Pick<YearGoalProps, 'goal' | 'onGoal' | 'offerUndo'> & { current: ReadingGoal | undefined }) {
  const setter = useRef<HTMLButtonElement>(null)
  const [dialog, setDialog] = useState<{ opened: boolean; turn: number }>()
  const [asking, setAsking] = useState<boolean>()
  const [problem, setProblem] = useState<string>()
  const [moves, setMoves] = useState(0)

  const latest = useRef(goal)
  useEffect(() => {
    latest.current = goal
  }, [goal])
  const takeBack = async (removed: ReadingGoal) => {
    try {
      if (latest.current && latest.current !== removed) setProblem(GOAL_CHANGED_SINCE)
      else await onGoal(removed)
    } catch (error) {
      setProblem(readingFailure('goal', toAppError(error).code))
    } finally {
      setMoves((before) => before + 1)
    }
  }
  const { run, busy } = useAction(
    async (removed: ReadingGoal) => {
      const outcome = await onGoal(null)
      setAsking(false)
      setMoves((before) => before + 1)
      offerUndo(GOAL_REMOVED[outcome], () => void takeBack(removed))
    },
    ({ code }) => {
      setAsking(false)
      setProblem(readingFailure('goalRemoval', code))
    },
  )
  // A removal takes its own button away, and «Desfazer» goes with its notice.
  useEffect(() => {
    if (moves > 0) setter.current?.focus({ preventScroll: true })
  }, [moves])
  return {
    dialog, busy, problem, setter, asking: asking === true, everAsked: asking !== undefined,
    open: () => setDialog((last) => ({ opened: true, turn: (last?.turn ?? 0) + 1 })),
    close: () => setDialog((last) => last && { ...last, opened: false }),
    ask() {
      setProblem(undefined)
      setAsking(true)
    },
    cancel: () => setAsking(false),
    remove: () => current && void run(current),
  }
}
