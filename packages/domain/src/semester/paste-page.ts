import { isBlank } from '../kernel/index.ts'
import { ENROLLED, joinEnrolments, withoutGrid } from './paste-enrolment.ts'
import { OFFER_ROW, split, TEACHER, wholeLines, type PastedPiece } from './paste-lines.ts'
import { PASTE_ERRORS, PASTE_NOTES } from './paste-messages.ts'
import { skippedAs } from './paste-skipped.ts'
import { withoutWeek } from './paste-week.ts'

/** «2025.2 02 FULANO 35 » or «01 2025.2 FULANO (60h) » before the hours. */
const OFFER =
  /^\s*(?:(\d{4}\.\d)\s+(\d{1,3}[A-Z]?)|(\d{1,3}[A-Z]?)\s+(\d{4}\.\d))\s+((?:[^\d(]*\(\d+ ?h\)[,;]?)*[^\d(]*?)\s*(\d{1,4})?\s*$/u
const HOURS_OF_TEACHER = /\s*\(\d+ ?h\)[\s,;]*/g
/** «60 58 PAT AT 042»: two figures behind the hours are vacancies. */
const VACANCIES = /^((?:\s*\([^()]*\))?)\s+(\d{1,4})\s+(\d{1,4})(?=\s|$)/
const HOURS = /^\s*hor[áa]rios?\s*:\s*$/i
const ROOM = /^\s*(?:local|sala)\s*:\s*(.+)$/i
/** «Turma 01», «T01» and «Turma: A» with nothing but a dash behind. */
const TURMA = /^\s*(?:turma\s*:?\s*|T)(\d{1,3}[A-Z]?|[A-Z])\s*[-–—:|]?\s*$/i
const CODE_ALONE = /^\s*[A-Z]{2,6}-?\d{2,6}[A-Z]?(?:\.\d{1,2})?\s*$/
/** How many hours of which kind, at UFABC: «TPI (3 - 0 - 4)». */
const KINDS = /\s*[-–—]?\s*TPI\s*\(([\d\s–—-]+)\)/

/** A row under the name of its subject, with what of it is no part of the timetable named: undefined for any other line. */
function rowOf({ text }: PastedPiece): Pick<PastedPiece, 'text' | 'professor' | 'notes'> | undefined {
  const { head, hours, tail, isTimed } = split(text)
  if (!isTimed) return undefined
  if (isBlank(head.replaceAll(/[\s•*–—-]/g, ''))) return { text, professor: '', notes: [] }
  if (HOURS.test(head)) return { text: hours + tail, professor: '', notes: [] }
  const [, semesterFirst, turmaNext, turmaFirst, semesterNext, teachers = '', vacancies] =
    OFFER.exec(head) ?? []
  const { 2: enrolled } = ENROLLED.exec(head) ?? []
  const turma = turmaNext ?? turmaFirst ?? enrolled ?? TURMA.exec(head)?.[1]
  if (turma === undefined) return undefined
  const [, period = '', ...offered] = (enrolled ? undefined : VACANCIES.exec(tail)) ?? []
  const load = [...teachers.matchAll(HOURS_OF_TEACHER)].reduce(
    (sum, [each]) => sum + Number(/\d+/.exec(each)),
    0,
  )
  const numbers = [vacancies, ...offered].filter((one) => one !== undefined)
  const rest = offered.length > 0 ? period + tail.replace(VACANCIES, '') : tail
  const semester = semesterFirst ?? semesterNext
  return {
    text: ` Turma ${turma} ${load > 0 ? `(${load}h)` : ''} ${hours}${rest}`,
    professor: teachers
      .split(HOURS_OF_TEACHER)
      .filter((one) => !isBlank(one))
      .join(', ')
      .trim(),
    notes: [
      semester && PASTE_NOTES.semester(semester),
      numbers.length > 0 && PASTE_NOTES.vacancies(numbers),
    ].filter((note) => typeof note === 'string'),
  }
}

const joinedTo = (name: PastedPiece, piece: PastedPiece, text = piece.text): PastedPiece => ({
  line: name.line,
  typed: `${name.typed}\n${piece.typed}`,
  text: `${name.text} ${text}`,
  professor: [name.professor, piece.professor].filter(Boolean).join(', '),
  local: [name.local, piece.local].filter(Boolean).join(', '),
  notes: [...new Set([...name.notes, ...piece.notes])],
})

/** «Prof. Ana», «Local: A204» or «Turma 01» under the name of a subject, or under its hours. */
function aboutIn(piece: PastedPiece): PastedPiece | undefined {
  if (split(piece.text).isTimed) return undefined
  const [professor = '', local = '', turma] = [TEACHER, ROOM, TURMA].map((one) =>
    one.exec(piece.text)?.[1]?.trim(),
  )
  const text = turma ? ` Turma ${turma}` : ''
  return professor || local || text ? { ...piece, text, professor, local } : undefined
}

/** A row of an offer whose name does not stand above it. */
function nameless({ text }: PastedPiece) {
  const { head } = split(text)
  const from = head.length - head.trimStart().length
  return { error: PASTE_ERRORS.noName, from, to: head.trimEnd().length }
}

/**
 * A page as it was pasted: the name of a subject that stands above its hours joins them, rows of an offer or an enrolment too; headings and what
 * is about the student are named as such. A line with a name and hours stands for itself.
 */
export function piecesOf(text: string): readonly PastedPiece[] {
  const pieces: PastedPiece[] = []
  /** A name that waits for its hours, and whether some were found. */
  let name: PastedPiece | undefined
  let isUsed = false
  /** The place of the piece that another line of hours goes to. */
  let open = -1
  const endName = () => {
    if (name && !isUsed) pieces.push(name)
    name = undefined
    open = -1
  }
  for (const whole of withoutWeek(withoutGrid(joinEnrolments(wholeLines(text))))) {
    const skipped = whole.skipped ?? skippedAs(whole.text)
    const about = aboutIn(whole)
    const row = rowOf(whole)
    if (skipped !== undefined) pieces.push({ ...whole, skipped })
    else if (whole.wrong) pieces.push(whole)
    else if (about && name) {
      const isNext = about.text !== '' && / Turma \S+(?: |$)/.test(pieces[open]?.text ?? '')
      if (open >= 0 && !isNext) pieces[open] = joinedTo(pieces[open]!, about)
      else name = joinedTo(isUsed ? { ...name, text: name.text.replace(/ Turma \S+$/, '') } : name, about)
      if (isNext) open = -1
    } else if (row && name) {
      const isMore = open >= 0 && !row.text.startsWith(' Turma ')
      if (isMore) pieces[open] = joinedTo(pieces[open]!, whole, row.text)
      else open = pieces.push(joinedTo(name, { ...whole, ...row })) - 1
      isUsed = true
    } else if (split(whole.text).isTimed) {
      endName()
      pieces.push(row && row.text !== whole.text ? { ...whole, wrong: nameless(whole) } : whole)
    } else if (OFFER_ROW.test(whole.text)) {
      pieces.push({ ...whole, wrong: { error: PASTE_ERRORS.noTimetable, from: 0, to: whole.text.length } })
    } else {
      const isMore = name && !isUsed && CODE_ALONE.test(name.text)
      const [kinds = '', figures = ''] = KINDS.exec(whole.text) ?? []
      const next = {
        ...whole,
        text: whole.text.replace(kinds, ''),
        notes: kinds ? [PASTE_NOTES.kinds(figures.trim())] : [],
      }
      const joined = isMore ? joinedTo(name!, next) : next
      if (!isMore) endName()
      name = joined
      isUsed = false
    }
  }
  endName()
  return pieces.toSorted((a, b) => a.line - b.line)
}
