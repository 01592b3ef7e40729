import { foldText } from '../kernel/index.ts'
import { split, type PastedPiece } from './paste-lines.ts'
import { PASTE_NOTES } from './paste-messages.ts'
import { tokensOf } from './timetable-tokens.ts'

const CLOCK = String.raw`\d{1,2}(?:[:h.]\d{2}|h)?(?:\s?h(?:s|rs)?)?`
/** «19:00 - 20:40», «7h às 8h», «M12»: hours without their day. */
const HOURS = new RegExp(
  String.raw`(?<![\p{L}\d:/])(?:${CLOCK}\s*(?:[-–—]|às|a|até)\s*${CLOCK}|[MTN][1-9]+)(?![\p{L}\d:/])`,
  'iu',
)
/** «Início» and «Fim» are one column of hours. */
const BEGIN_AND_END =
  /^(\s*(?:in[íi]cio|\d{1,2}[:h]\d{0,2})\s*)\t(?=\s*(?:fim|t[ée]rmino|\d{1,2}[:h]\d{0,2})\s*\t)/iu
/** Cells in which nobody has a class. */
const FREE = /^(?:intervalo|almoco|recreio|livre|vago|janela)$/

const isDay = (cell: string): boolean => {
  const [day, ...others] = tokensOf(cell.replace(/[\s:.–—-]+$/, ''))
  return day?.kind === 'day' && others.length === 0
}

/**
 * Tables of a week as spreadsheets and portals copy them: a column for each day, or the classes of a day below its name. Each subject of them becomes
 * a line of its own; the lines of a table are one, named as such.
 */
export function withoutWeek(pasted: readonly PastedPiece[]): readonly PastedPiece[] {
  const lines = pasted.map((piece) => ({ ...piece, text: piece.text.replace(BEGIN_AND_END, '$1 - ') }))
  const whole: PastedPiece[] = []
  const subjects = new Map<string, PastedPiece>()
  /** Of the columns, or the one of the lines below it. */
  let days: readonly string[] = []
  let head = -1
  for (const [at, piece] of lines.entries()) {
    const cells = piece.text.split('\t')
    const columns = cells.slice(1).filter((cell) => cell.trim() !== '')
    const isTable = columns.length > 1
    if ((isTable ? columns : [piece.text]).every(isDay) && classIn(lines[at + 1], isTable)) {
      days = cells
      head = whole.push(piece) - 1
      continue
    }
    const isRow = days.length > 1
    const hours = head >= 0 && classIn(piece, isRow)
    if (!hours || (isRow && cells.length > days.length)) {
      whole.push(piece)
      continue
    }
    const typed = `${whole[head]!.typed}\n${piece.typed}`
    whole[head] = { ...whole[head]!, typed, skipped: PASTE_NOTES.week(typed.split('\n').length) }
    for (const [place, cell] of (isRow ? cells.with(0, '') : [piece.text.replace(hours, ' ')]).entries()) {
      const key = foldText(cell)
      if (!/\p{L}/u.test(key) || FREE.test(key)) continue
      const text = `${subjects.get(key)?.text ?? cell.trim()} ${days[place]!.trim()} ${hours}`
      subjects.set(key, { ...piece, line: subjects.get(key)?.line ?? piece.line, typed: text, text })
    }
  }
  return [...whole, ...subjects.values()]
}

/** The hours of a line that has no day, at its begin in a table, and else beside a name. */
function classIn(piece: PastedPiece | undefined, isRow = false): string | undefined {
  if (!piece || piece.wrong || piece.skipped || split(piece.text).isTimed) return undefined
  const [hours] = HOURS.exec(isRow ? piece.text.split('\t')[0]! : piece.text) ?? []
  return hours && (isRow || /\p{L}{2}/u.test(piece.text.replace(hours, ' '))) ? hours : undefined
}
