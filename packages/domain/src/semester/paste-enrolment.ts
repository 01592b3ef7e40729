import { isBlank } from '../kernel/index.ts'
import { split, TEACHER, type PastedPiece } from './paste-lines.ts'
import { PASTE_ERRORS, PASTE_NOTES } from './paste-messages.ts'
import { skippedAs } from './paste-skipped.ts'

/** «01 MATRICULADO » before the hours, or «-- MATRICULADO --» of an activity that has none. */
export const ENROLLED =
  /^(.*?)\s*(?<!\S)T?(--|\d{1,3}[A-Z]?)\s+(?:MATRICULAD[OA]|EM ESPERA|DEFERID[OA])\s*(?<noHours>--)?\s*$/i
const CODE = String.raw`(?:[A-Z]{2,6}-?\d{2,6}[A-Z]?(?:\.\d{1,2})?|\d{6,8})`
const STARTS = new RegExp(String.raw`^\s*(${CODE})(?![\p{L}\p{N}])(?:\s*[-–—]\s)?(.*)$`, 'u')

const enrolled = (text: string) => ENROLLED.exec(split(text).head)

/** A subject has its code, its name, a line for each teacher, kind, room and row. */
const LONGEST = 12

/** How many lines from here on say one subject of an enrolment, as SIGAA writes it: the code first, «01 MATRICULADO 24T34» last. */
function lengthAt(lines: readonly PastedPiece[], at: number): number {
  const [first, ...rest] = lines.slice(at, at + LONGEST).map(({ text }) => text)
  if (enrolled(first!)?.[1]) return 1
  if (!STARTS.test(first!) || split(first!).isTimed) return 0
  const end = rest.findIndex((text) => split(text).isTimed || STARTS.test(text) || enrolled(text))
  const isWhole = end >= 0 && enrolled(rest[end]!) && rest.slice(0, end).every(isOfSubject)
  return isWhole ? end + 2 : 0
}

const isOfSubject = (text: string) => /^\s*(?:tipo|local)\s*:/i.test(text) || skippedAs(text) === undefined

/** The lines of each subject of an enrolment as one; all others as they are. */
export function joinEnrolments(lines: readonly PastedPiece[]): readonly PastedPiece[] {
  const joined: PastedPiece[] = []
  for (let at = 0; at < lines.length;) {
    const length = lengthAt(lines, at)
    joined.push(length > 0 ? subjectOf(lines.slice(at, at + length)) : lines[at]!)
    at += Math.max(1, length)
  }
  return joined
}

const LABELS = ['Tipo', 'Local'] as const
/** «Tipo: DISCIPLINA Local: A1»: what stands behind a label, and the text without it. */
function take(text: string, label: (typeof LABELS)[number]): readonly [found: string, rest: string] {
  const others = LABELS.map((one) => String.raw`\b${one}:`).join('|')
  const [whole = '', found = ''] =
    new RegExp(String.raw`\b${label}:\s*(.*?)\s*(?=${others}|\t|$)`, 'i').exec(text) ?? []
  return [found, text.replace(whole, ' ')]
}

function subjectOf(block: readonly PastedPiece[]): PastedPiece {
  const { line } = block[0]!
  const last = split(block.at(-1)!.text)
  const { 1: before = '', 2: turma = '', groups } = ENROLLED.exec(last.head)!
  const typed = block.map((piece) => piece.typed).join('\n')
  const whole = { line, typed, notes: [], local: '', professor: '' }
  if (groups?.noHours)
    return { ...whole, text: block.map(({ text }) => text).join(' '), skipped: PASTE_NOTES.activity }
  const [rooms, notes, words]: [string[], string[], string[]] = [[], [], []]
  for (const text of [...block.slice(0, -1).map((piece) => piece.text), before]) {
    const [kind, withoutKind] = take(text, 'Tipo')
    const [room, rest] = take(withoutKind, 'Local')
    if (kind && !/^disciplina$/i.test(kind)) notes.push(PASTE_NOTES.kind(kind))
    if (room) rooms.push(room)
    if (!isBlank(rest)) words.push(rest.trim())
  }
  const [, code = '', inline = words[0] ?? ''] = STARTS.exec(words[0] ?? '') ?? []
  const name = inline.trim() || (words.splice(1, 1)[0] ?? '')
  return {
    ...whole,
    text: `${code && `${code} - `}${name} Turma ${turma} ${last.hours}${last.tail}`,
    professor: words
      .slice(1)
      .map((teacher) => TEACHER.exec(teacher)?.[1] ?? teacher)
      .join(', '),
    local: rooms.join(', '),
    notes,
  }
}

/** «07:00 - 07:50 --- DIM0404 …»: a line of the grid that closes an enrolment, a cell for each day. */
const GRID_ROW = new RegExp(
  String.raw`^\s*\d{1,2}:\d{2}\s*[-–—]\s*\d{1,2}:\d{2}(?:\s+(?:-{2,3}|${CODE}))+\s*$`,
)

/** The grid says again what stands above it: named as such, unless it has a subject that stands nowhere else. */
export function withoutGrid(lines: readonly PastedPiece[]): readonly PastedPiece[] {
  const isRow = ({ text }: PastedPiece) => GRID_ROW.test(text)
  const said = lines.filter((line) => !isRow(line)).flatMap(({ text }) => codesIn(text).map(([code]) => code))
  return lines.map((line) => {
    if (!isRow(line)) return line
    const unsaid = codesIn(line.text).find(([code]) => !said.includes(code))
    if (!unsaid) return { ...line, skipped: PASTE_NOTES.grid }
    const [{ length }, from] = [unsaid[0], unsaid.index]
    return { ...line, wrong: { error: PASTE_ERRORS.gridOnly(unsaid[0]), from, to: from + length } }
  })
}

const codesIn = (text: string) => [
  ...text.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}:])${CODE}(?![\p{L}\p{N}:])`, 'gu')),
]
