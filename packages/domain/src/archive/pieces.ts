import type { Clock } from '../kernel/index.ts'

/** Runs a long computation piece by piece: between two of them the page answers. */
export async function inPieces<Piece, Result>(
  work: Generator<Piece, Result>,
  clock: Pick<Clock, 'wait'>,
  onPiece: (piece: Piece) => void,
): Promise<Result> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    onPiece(step.value)
    await clock.wait(0)
  }
}

/** What it ends with, without a pause. */
export function finished<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
