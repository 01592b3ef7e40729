import { PASTE_ERRORS } from './paste-messages.ts'
import type { TimetableError } from './timetable-groups.ts'

/** Behind the name, a cell of its own: «01», «A204», «Lab 3». One letter and three digits are no code of a subject. */
const FIGURE = /(?<=\S\s*\t\s*)(?:\d{2,3}|[A-Z])(?=\s*(?:\t|$))/
const ROOM =
  /(?<=\S\s*\t\s*)(?:[A-Z][- ]?\d{3,4}|(?:Sala|Lab\.?|Laborat[óo]rio|Audit[óo]rio) [^\t]*?)(?=\s*(?:\t|$))/iu
/** «A01» is a turma or a room. */
const EITHER = /(?<=\S\s*\t\s*)[A-Z]\d{1,2}(?=\s*(?:\t|$))/
/** No workload has less than 15 hours. */
const FIRST_LOAD = 15

/** Turma and room that stand before the hours in cells of a table, and the text without them: all positions stay. */
export function cellsIn(text: string): {
  readonly head: string
  readonly turma: string
  readonly local: string
  readonly wrong?: TimetableError
} {
  const either = EITHER.exec(text)
  const [figure, room] = [FIGURE.exec(text), ROOM.exec(text)]
  const head = [figure, room].reduce(
    (rest, found) =>
      found
        ? rest.slice(0, found.index) + rest.slice(found.index).replace(found[0], ' '.repeat(found[0].length))
        : rest,
    text,
  )
  const [turma, local] = [figure?.[0] ?? '', room?.[0] ?? '']
  if (either) {
    const span = { from: either.index, to: either.index + either[0].length }
    return { head, turma, local, wrong: { error: PASTE_ERRORS.cell(either[0]), ...span } }
  }
  if (!figure || !(Number(turma) >= FIRST_LOAD)) return { head, turma, local }
  const span = { from: figure.index, to: figure.index + turma.length }
  return { head, turma, local, wrong: { error: PASTE_ERRORS.column(turma), ...span } }
}
