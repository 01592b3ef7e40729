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

/** The lines that are not blank, a period that a page has broken in one again. */
export function wholeLines(text: string): readonly PastedPiece[] {
  const whole: PastedPiece[] = []
  for (const [at, typed] of text.split(/\r\n|\n|\r/).entries()) {
    const plain = plainText(typed)
    const last = whole.at(-1)
    if (isBlank(plain)) continue
    if (last && TORN_PERIOD.test(last.text))
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
