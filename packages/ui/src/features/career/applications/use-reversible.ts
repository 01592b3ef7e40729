import { toAppError } from '@caderno/domain/kernel'
import { careerFailure, type CareerFailure } from '@caderno/domain/career'
import { useCallback, useRef, useState } from 'react'
import type { UndoNotice } from '../../../components/UndoBar.tsx'

/** Why the last change of a record was not kept, to be said beside it. */
export interface Problem {
  readonly id: string
  readonly sentence: string
}

export const sentenceFor = ({ id }: { id: string }, problem: Problem | undefined): string | undefined => (problem?.id === id ? problem.sentence : undefined)

/** A change that is made at once, and the way back. */
export interface Reversible {
  readonly id: string
  readonly failure: CareerFailure
  readonly message: string
  write(): Promise<unknown>
  back(): Promise<unknown>
  /** What a screen reader hears when it was taken back. */
  readonly undone: string
}

/** Makes changes and offers the way back before the store has answered; a change that was not kept withdraws it. Never rejects. */
export function useReversible() {
  const { notice, offer, expire } = useUndoNotice()
  const [problem, setProblem] = useState<Problem>()
  const [said, setSaid] = useState('')
  const attempt = useCallback(async (id: string, failure: CareerFailure, write: () => Promise<unknown>): Promise<boolean> => {
    setProblem(undefined)
    try {
      await write()
      return true
    } catch (error) {
      setProblem({ id, sentence: careerFailure(failure, toAppError(error).code) })
      return false
    }
  }, [])
  const make = useCallback(
    async ({ id, failure, message, write, back, undone }: Reversible) => {
      setSaid('')
      const withdraw = offer(message, () => void attempt(id, 'saveApplication', back).then((kept) => kept && setSaid(undone)))
      if (!(await attempt(id, failure, write))) withdraw()
    },
    [attempt, offer],
  )
  return { make, problem, said, notice, expire }
}

/** The notice of the last change; `offer` returns how to withdraw it. */
function useUndoNotice() {
  const [notice, setNotice] = useState<UndoNotice | null>(null)
  const turn = useRef(0)
  const offer = useCallback((message: string, undo: () => void) => {
    const id = (turn.current += 1)
    setNotice({ id, message, undo })
    return () => setNotice((now) => (now?.id === id ? null : now))
  }, [])
  return { notice, offer, expire: useCallback(() => setNotice(null), []) }
}
