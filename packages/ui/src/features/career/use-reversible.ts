import { toAppError, type WriteOutcome } from '@caderno/domain/kernel'
import { careerFailure, type CareerFailure } from '@caderno/domain/career'
import { useCallback, useState } from 'react'
import { useUndoNotice } from '../../components/use-undo-notice.ts'
import { CHANGED_SINCE } from './texts.ts'

/** Where on the page a change was made. */
export type Place = 'due' | 'list'

/** Why the last change of a record was not kept, to be said beside it. */
export interface Problem {
  readonly id: string
  readonly place: Place
  readonly sentence: string
}

export const sentenceFor = ({ id }: { id: string }, place: Place, problem: Problem | undefined): string | undefined =>
  problem?.id === id && problem.place === place ? problem.sentence : undefined

/** A change that is made at once, and the way back. */
export interface Reversible {
  readonly id: string
  readonly place: Place
  readonly failure: CareerFailure
  /** Of the way back. */
  readonly backFailure: CareerFailure
  /** What is told at once, and by how it was kept. */
  message(outcome: WriteOutcome): string
  write(): Promise<WriteOutcome>
  back(): Promise<WriteOutcome | 'stale'>
  /** The way back led nowhere, and its button is gone. */
  stuck(): void
  /** What a screen reader hears when it was taken back. */
  readonly undone: string
}

/** Makes changes and offers the way back before the store has answered; a change that was not kept withdraws it. Never rejects. */
export function useReversible() {
  const { notice, offer, expire } = useUndoNotice()
  const [problem, setProblem] = useState<Problem>()
  const [said, setSaid] = useState('')
  const attempt = useCallback(async <T,>({ id, place }: Reversible, failure: CareerFailure, write: () => Promise<T>): Promise<T | undefined> => {
    setProblem(undefined)
    try {
      return await write()
    } catch (error) {
      setProblem({ id, place, sentence: careerFailure(failure, toAppError(error).code) })
      return undefined
    }
  }, [])
  const takeBack = useCallback(
    async (change: Reversible) => {
      const outcome = await attempt(change, change.backFailure, change.back)
      if (outcome === 'stale') setProblem({ id: change.id, place: change.place, sentence: CHANGED_SINCE })
      if (outcome && outcome !== 'stale') setSaid(change.undone)
      else change.stuck()
    },
    [attempt],
  )
  const make = useCallback(
    async (change: Reversible) => {
      setSaid('')
      const { amend, withdraw } = offer(change.message('saved'), () => void takeBack(change))
      const outcome = await attempt(change, change.failure, change.write)
      if (!outcome) withdraw()
      else amend(change.message(outcome))
    },
    [attempt, offer, takeBack],
  )
  return { make, problem, said, notice, expire }
}
