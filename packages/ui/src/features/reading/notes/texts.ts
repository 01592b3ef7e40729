import { foldText, type IsoDate, type WriteOutcome } from '@caderno/domain/kernel'
import type { Reading } from '@caderno/domain/reading'
import { goneAs, withOutcome } from '../../../components/feedback/outcomes.ts'

/** What is told of a change of a note, by how it was kept. */
export const noteKept = (outcome: WriteOutcome): string => withOutcome('Anotação guardada', outcome)
export const noteEdited = (outcome: WriteOutcome): string => withOutcome('Anotação alterada', outcome)
export const noteRemoved = (outcome: WriteOutcome): string => goneAs('Anotação removida', outcome)
export const NOTE_UNDONE = {
  added: 'A anotação saiu',
  edited: 'A anotação está como antes',
  removed: 'A anotação voltou',
} as const

/** Longer than this a name of a file is cut by some systems. */
const MAX_NAME = 60

/** «caderno-anotacoes-dom-casmurro-2026-11-20.md» */
export function notesFile({ titulo }: Pick<Reading, 'titulo'>, today: IsoDate): string {
  const name = foldText(titulo)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME)
  return ['caderno-anotacoes', name.replaceAll(/^-|-$/g, ''), today].filter(Boolean).join('-') + '.md'
}
