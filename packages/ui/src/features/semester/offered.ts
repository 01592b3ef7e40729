import type { Applied, Write } from '@caderno/domain/kernel'
import { withOutcome } from '../../components/feedback/outcomes.ts'
import type { Commands } from '../../hooks/use-command.ts'

/** The change of a dialog, which can be taken back and is told on the bar alone. */
export const offered = <Changed>(
  { withUndo }: Commands,
  write: Write<Applied<Changed>>,
  message: string,
): Write =>
  withUndo(write, {
    subject: '',
    message: (outcome) => withOutcome(message, outcome),
    undone: 'Desfeito.',
  })
