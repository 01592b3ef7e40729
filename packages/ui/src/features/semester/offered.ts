import type { Applied, FailureOf, Write } from '@caderno/domain/kernel'
import type { SemesterService } from '@caderno/domain/semester'
import { withOutcome } from '../../components/feedback/outcomes.ts'
import type { Commands } from '../../hooks/use-command.ts'

/** How the changes of the semester are followed. */
export type SemesterCommands = Commands<FailureOf<SemesterService>>

/** The change of a dialog, which can be taken back and is told on the bar alone. */
export const offered = <Changed>(
  { withUndo }: SemesterCommands,
  write: Write<Applied<Changed>>,
  message: string,
  undone = 'Desfeito.',
): Write =>
  withUndo(write, {
    subject: '',
    message: (outcome) => withOutcome(message, outcome),
    undone,
  })
