import { isBlank, plainText } from '../kernel/index.ts'
import { timetableParts } from './paste-parts.ts'
import { tokensOf, type Span } from './timetable-tokens.ts'

/** One line, or several that belong together: where it begins, as it was pasted, and what is read of it. */
export interface PastedPiece {
  readonly line: number
  readonly typed: string
  readonly text: string
  readonly professor: string
  readonly local: string
  readonly notes: readonly string[]
  /** What the line is where it says nothing of a subject. */
  readonly skipped?: string
  /** What is wrong with it as a line of the page. */
  readonly wrong?: Span & { readonly error: string }
}

/** «(16/03/2026 -» at the end of a line: the rest of the period stands in the next one. */
const TORN_PERIOD = /\(\s*\d\d\/\d\d\/\d{4}\s*[-–—]?\s*$/

/** «2025.2 02 FULANO» or «01 2025.2 FULANO (60h)»: a row of an offer. */
export const OFFER_ROW = /^\s*(?:\d{4}\.\d\s+\d{1,3}[A-Z]?|\d{1,3}[A-Z]?\s+\d{4}\.\d)(?!\S)/
/** «BELTRANO (30h) », one more teacher, or nothing before the hours. */
const REST_OF_ROW = /^(?:[^\d(]*\(\d+ ?h\)[\s,;]*)?\s*$/
const VACANCIES_FIRST = /^\s*\d{1,4}\s+\d{1,4}(?!\S)/

/** The second line goes on with a row of an offer, of which a page breaks the cells. */
function isRestOfRow(row: string, text: string): boolean {
  if (!OFFER_ROW.test(row) || OFFER_ROW.test(text)) return false
  return split(row).isTimed ? VACANCIES_FIRST.test(text) : REST_OF_ROW.test(split(text).head)
}

/** The lines that are not blank, a period or a row of an offer that a page has broken in one again. */
export function wholeLines(text: string): readonly PastedPiece[] {
  const whole: PastedPiece[] = []
  for (const [at, typed] of text.split(/\r\n|\n|\r/).entries()) {
    const plain = plainText(typed)
    const last = whole.at(-1)
    if (isBlank(plain)) continue
    if (last && (TORN_PERIOD.test(last.text) || isRestOfRow(last.text, plain)))
      whole[whole.length - 1] = { ...last, typed: `${last.typed}\n${typed}`, text: `${last.text} ${plain}` }
    else whole.push({ line: at + 1, typed, text: plain, professor: '', local: '', notes: [] })
  }
  return whole
}

/** What stands before the hours of a line, and behind their beginning; the whole text where there are none. */
export function split(text: string) {
  const parts = timetableParts(tokensOf(text))
  const [first, last] = [parts[0], parts.at(-1)]
  return {
    head: text.slice(0, first?.from),
    hours: text.slice(first?.from ?? text.length, last?.to),
    tail: text.slice(last?.to ?? text.length),
    isTimed: first !== undefined,
  }
}

/** «Docente(s): ANA», «Prof. Ana», «Profª Ana». */
export const TEACHER =
  /^\s*(?:(?:docente(?:s|\(s\))?|professor(?:a|es|\(a\))?)\s*:|prof(?:es|as?)?(?:\.?ª|\.a)?\.?(?:\s*:|\s))\s*(.+)$/iu
