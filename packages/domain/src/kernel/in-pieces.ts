import type { Clock } from './environment.ts'

/** Runs a long computation in steps, so that the page stays responsive. */
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
