import { toAppError, type WriteOutcome } from '@caderno/domain/kernel'
import { careerFailure, type CareerFailure } from '@caderno/domain/career'
import { useMemo, useState } from 'react'
import { useUndoNotice } from '../../hooks/use-undo-notice.ts'
import { CHANGED_SINCE } from './texts.ts'

/** Where on the page a change was made. */
export type Place = 'due' | 'list'

/** Why the last change of a record was not kept, to be said beside it. */
export interface Problem {
  readonly id: string
  readonly place: Place
  readonly sentence: string
}

export const sentenceFor = (
  { id }: { id: string },
  place: Place,
  problem: Problem | undefined,
): string | undefined => (problem?.id === id && problem.place === place ? problem.sentence : undefined)

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
  /** The way back led nowhere, and the button that was pressed is gone. */
  stuck(): void
  /** What a screen reader hears when it was taken back. */
  readonly undone: string
}

/** Makes changes and offers the way back before the store has answered; a change that was not kept withdraws it. Never rejects. */
export function useReversible() {
  const { offer, tell, warn } = useUndoNotice()
  const [problem, setProblem] = useState<Problem>()
  const [said, setSaid] = useState('')
  const make = useMemo(() => {
    const fail = ({ id, place }: Reversible, sentence: string) =>
      warn(sentence, () => setProblem({ id, place, sentence }))
    const takeBack = async (change: Reversible): Promise<void> => {
      setProblem(undefined)
      try {
        if ((await change.back()) !== 'stale') return tell(change.undone, () => setSaid(change.undone))
        fail(change, CHANGED_SINCE)
      } catch (error) {
        offer(careerFailure(change.backFailure, toAppError(error).code), () => takeBack(change))
      }
      change.stuck()
    }
    return async (change: Reversible) => {
      setSaid('')
      setProblem(undefined)
      const { amend, withdraw } = offer(change.message('saved'), () => takeBack(change))
      try {
        amend(change.message(await change.write()))
      } catch (error) {
        withdraw()
        fail(change, careerFailure(change.failure, toAppError(error).code))
      }
    }
  }, [offer, tell, warn])
  return { make, problem, said }
}
