import { foldText, isBlank, plainText } from '../kernel/index.ts'
import { timetableParts } from './paste-parts.ts'
import { PASTE_NOTES } from './paste-messages.ts'
import { tokensOf } from './timetable-tokens.ts'

/** One line, or several that belong together: where it begins, as it was pasted, and what is read of it. */
export interface PastedPiece {
  readonly line: number
  readonly typed: string
  readonly text: string
  readonly professor: string
  readonly notes: readonly string[]
  /** What the line is where it says nothing of a subject. */
  readonly skipped?: string
}

/** «(16/03/2026 -» at the end of a line: the rest of the period stands in the next one. */
const TORN_PERIOD = /\(\s*\d\d\/\d\d\/\d{4}\s*[-–—]?\s*$/

/** The lines that are not blank, a period that a page has broken in one again. */
function wholeLines(text: string): readonly PastedPiece[] {
  const whole: PastedPiece[] = []
  for (const [at, typed] of text.split(/\r\n|\n|\r/).entries()) {
    const plain = plainText(typed)
    const last = whole.at(-1)
    if (isBlank(plain)) continue
    if (last && TORN_PERIOD.test(last.text))
      whole[whole.length - 1] = { ...last, typed: `${last.typed}\n${typed}`, text: `${last.text} ${plain}` }
    else whole.push({ line: at + 1, typed, text: plain, professor: '', notes: [] })
  }
  return whole
}

/** Of the head of a table on a page; longer ones first. */
const HEADINGS =
  /componentes? curricular(?:es)?|docentes?\(?s?\)?|qtde\.? vagas (?:ofertadas|ocupadas)|(?:vgs|vagas)\.? reservadas|ano[- ]periodo|periodo\/? ?ano|codigo|cod\.|turma|status|situacao|horarios?|locais|local|vagas|capacidade|ofertadas|ocupadas|disciplinas?|nome|ch|tipo|sala/g
const isHeading = (text: string): boolean => {
  const rest = foldText(text).replaceAll(HEADINGS, ' ')
  return (foldText(text).match(HEADINGS)?.length ?? 0) > 1 && !/[\p{L}\p{N}]/u.test(rest)
}
/** «Matrícula: 2026…», and other lines about the student or the enrolment. */
const ABOUT =
  /^\s*(?:matr[íi]cula|discente|aluno|curso|per[íi]odo(?: letivo)?|turmas matriculadas|v[íi]nculo|n[íi]vel|status|tipo)\s*:/i
const TEACHER = /^\s*(?:docente(?:s|\(s\))?|professor(?:a|es|\(a\))?)\s*:\s*(.+)$/i

/** «2025.2 02 FULANO 35 » or «01 2025.2 FULANO (60h) » before the hours, and how the enrolment says it: «01 MATRICULADO ». */
const OFFER =
  /^\s*(?:(\d{4}\.\d)\s+(\d{1,3}[A-Z]?)|(\d{1,3}[A-Z]?)\s+(\d{4}\.\d))\s+(?:([^\d(]*?)\s*(\(\d+ ?h\))?\s*(\d{1,4})?\s*)$/u
const ENROLLED = /^\s*(\d{1,3}[A-Z]?)\s+(MATRICULAD[OA]|EM ESPERA|DEFERID[OA])\s*$/i
/** «60 58 PAT AT 042»: two figures behind the hours are vacancies. */
const VACANCIES = /^((?:\s*\([^()]*\))?)\s+(\d{1,4})\s+(\d{1,4})(?=\s|$)/
const CODE_ALONE = /^\s*[A-Z]{2,6}-?\d{2,6}[A-Z]?(?:\.\d{1,2})?\s*$/
/** How many hours of which kind, at UFABC: «TPI (3 - 0 - 4)». */
const KINDS = /\s*[-–—]?\s*TPI\s*\(([\d\s–—-]+)\)/

/** What stands before the hours of a line, and behind their beginning; the whole text where there are none. */
function split(text: string) {
  const tokens = tokensOf(text)
  const [first] = timetableParts(tokens)
  const last = timetableParts(tokens).at(-1)
  return {
    head: text.slice(0, first?.from),
    hours: text.slice(first?.from ?? text.length, last?.to),
    tail: text.slice(last?.to ?? text.length),
    isTimed: first !== undefined,
  }
}

/** A row under the name of its subject, with what of it is no part of the timetable named: undefined for any other line. */
function rowOf({ text }: PastedPiece): Pick<PastedPiece, 'text' | 'professor' | 'notes'> | undefined {
  const { head, hours, tail, isTimed } = split(text)
  if (!isTimed) return undefined
  if (isBlank(head.replaceAll(/[\s•*–—-]/g, ''))) return { text, professor: '', notes: [] }
  const [, semesterFirst, turmaNext, turmaFirst, semesterNext, professor = '', load = '', vacancies] =
    OFFER.exec(head) ?? []
  const [, enrolled] = ENROLLED.exec(head) ?? []
  const turma = turmaNext ?? turmaFirst ?? enrolled
  if (turma === undefined) return undefined
  const [, period = '', ...offered] = (enrolled ? undefined : VACANCIES.exec(tail)) ?? []
  const numbers = [vacancies, ...offered].filter((one) => one !== undefined)
  const rest = offered.length > 0 ? period + tail.replace(VACANCIES, '') : tail
  const semester = semesterFirst ?? semesterNext
  return {
    text: ` Turma ${turma} ${load} ${hours}${rest}`,
    professor: professor.trim(),
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
  notes: [...new Set([...name.notes, ...piece.notes])],
})

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
  for (const whole of wholeLines(text)) {
    const teacher = TEACHER.exec(whole.text)?.[1]?.trim()
    const row = rowOf(whole)
    if (isHeading(whole.text) || ABOUT.test(whole.text))
      pieces.push({ ...whole, skipped: isHeading(whole.text) ? PASTE_NOTES.heading : PASTE_NOTES.about })
    else if (teacher && name) name = joinedTo(name, { ...whole, professor: teacher }, '')
    else if (row && name) {
      const isMore = open >= 0 && row.text === whole.text
      if (isMore) pieces[open] = joinedTo(pieces[open]!, whole)
      else open = pieces.push(joinedTo(name, { ...whole, ...row })) - 1
      isUsed = true
    } else if (split(whole.text).isTimed) {
      endName()
      pieces.push(whole)
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
