import { toAppError } from '@caderno/domain/kernel'
import { readingFailure, type Reading } from '@caderno/domain/reading'
import { useCallback, useState } from 'react'
import { useAction } from '../../hooks/use-action.ts'
import { useUndoNotice } from '../../hooks/use-undo-notice.ts'
import type { ReadingActions } from './reading-actions.ts'
import { removed, restored } from './texts.ts'

export type Removal = ReturnType<typeof useRemoval>

/** Asks, removes, and offers to take it back for as long as the notice stands. */
export function useRemoval({ remove, restore }: Pick<ReadingActions, 'remove' | 'restore'>) {
  const [asked, setAsked] = useState<Reading>()
  const [asking, setAsking] = useState(false)
  const { offer, tell, warn } = useUndoNotice()
  const [problem, setProblem] = useState<string>()
  const [moves, setMoves] = useState(0)

  const moved = () => setMoves((before) => before + 1)
  const propose = (reading: Reading, message: string) => offer(message, () => takeBack(reading))
  const takeBack = async (reading: Reading) => {
    try {
      await restore(reading)
      tell(restored(reading))
    } catch (error) {
      propose(reading, readingFailure('save', toAppError(error).code))
    } finally {
      moved()
    }
  }
  const { run, busy } = useAction(
    async (reading: Reading) => {
      const outcome = await remove(reading.id)
      setAsking(false)
      moved()
      propose(reading, removed(reading, outcome))
    },
    ({ code }) => {
      const sentence = readingFailure('remove', code)
      setAsking(false)
      warn(sentence, () => setProblem(sentence))
    },
  )
  const ask = useCallback((reading: Reading) => {
    setProblem(undefined)
    setAsked(reading)
    setAsking(true)
  }, [])
  const confirm = () => {
    if (asked) void run(asked)
  }
  const cancel = () => setAsking(false)
  return { asking, everAsked: asked !== undefined, ask, confirm, cancel, busy, problem, moves }
}
