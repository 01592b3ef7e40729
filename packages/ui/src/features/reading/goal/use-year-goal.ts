import { toAppError } from '@caderno/domain/kernel'
import { readingFailure } from '@caderno/domain/reading'
import type { ReadingGoal } from '@caderno/domain/shell'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../../hooks/use-action.ts'
import { useUndoNotice } from '../../../hooks/use-undo-notice.ts'
import { GOAL_CHANGED_SINCE, GOAL_REMOVED, GOAL_RESTORED } from './texts.ts'
import type { YearGoalProps } from './YearGoal.tsx'

/** The goal's dialog, and its removal: asked for, executed, and taken back for as long as the notice stands. */
export function useYearGoal({
  current,
  goalNow,
  onGoal,
}: Pick<YearGoalProps, 'goalNow' | 'onGoal'> & { current: ReadingGoal | undefined }) {
  const setter = useRef<HTMLButtonElement>(null)
  const [dialog, setDialog] = useState<{ opened: boolean; turn: number }>()
  const [asking, setAsking] = useState<boolean>()
  const [problem, setProblem] = useState<string>()
  const [moves, setMoves] = useState(0)

  const { offer, tell, warn } = useUndoNotice()
  const fail = (sentence: string) => warn(sentence, () => setProblem(sentence))
  const takeBack = async (removed: ReadingGoal) => {
    try {
      const now = goalNow()
      if (now && now !== removed) return fail(GOAL_CHANGED_SINCE)
      await onGoal(removed)
      tell(GOAL_RESTORED)
    } catch (error) {
      offer(readingFailure('goal', toAppError(error).code), () => takeBack(removed))
    } finally {
      setMoves((before) => before + 1)
    }
  }
  const { run, busy } = useAction(
    async (removed: ReadingGoal) => {
      const outcome = await onGoal(null)
      setAsking(false)
      setMoves((before) => before + 1)
      offer(GOAL_REMOVED[outcome], () => takeBack(removed))
    },
    ({ code }) => {
      setAsking(false)
      fail(readingFailure('goalRemoval', code))
    },
  )
  // A removal takes its own button away, and «Desfazer» goes with its notice.
  useEffect(() => {
    if (moves > 0) setter.current?.focus({ preventScroll: true })
  }, [moves])
  return {
    dialog,
    busy,
    problem,
    setter,
    asking: asking === true,
    everAsked: asking !== undefined,
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
