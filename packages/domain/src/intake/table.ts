import { foldText } from '../kernel/index.ts'

/** A row of a table of text, by the number of its first line. */
export interface Row {
  readonly at: number
  readonly cells: readonly string[]
}

export const DELIMITERS = [';', ',', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** A longer cell of a bank's file has a quote that nothing closes. */
const MAX_CELL = 10_000

/**
 * The rows of a text, but for blank ones. Lines end in CRLF, LF or CR, mixed too. A quoted cell may hold anything; a quote that nothing closes
 * within `longest` characters is a character like others, so that no row is swallowed.
 */
export function rowsOf(text: string, delimiter: Delimiter, longest = MAX_CELL): readonly Row[] {
  const rows: Row[] = []
  let [from, line] = [0, 1]
  while (from < text.length) {
    const { cells, next, lines } = rowFrom(text, from, delimiter, longest)
    if (cells.some((cell) => cell !== '')) rows.push({ at: line, cells })
    from = next
    line += lines
  }
  return rows
}

function rowFrom(text: string, start: number, delimiter: Delimiter, longest: number) {
  const cells: string[] = []
  let [at, lines] = [start, 0]
  for (;;) {
    const first = withoutSpaces(text, at)
    const quoted = text[first] === '"' ? quotedCell(text, first, delimiter, longest) : undefined
    const end = quoted?.end ?? endOfCell(text, at, delimiter)
    cells.push((quoted?.cell ?? text.slice(at, end)).trim())
    lines += quoted?.lines ?? 0
    at = end + 1
    if (text[end] === delimiter) continue
    return { cells, next: text[end] === '\r' && text[at] === '\n' ? at + 1 : at, lines: lines + 1 }
  }
}

const isLineEnd = (char: string | undefined): boolean => char === '\n' || char === '\r'

function endOfCell(text: string, from: number, delimiter: Delimiter): number {
  let at = from
  while (at < text.length && text[at] !== delimiter && !isLineEnd(text[at])) at += 1
  return at
}

function withoutSpaces(text: string, from: number): number {
  let at = from
  while (text[at] === ' ') at += 1
  return at
}

/**
 * The cell that opens with the quote at `from`; undefined where nothing closes it. The quote that closes it stands before the end of a cell:
 * another one is a character on the first line, and on a later line shows that the first was never closed.
 */
function quotedCell(text: string, from: number, delimiter: Delimiter, longest: number) {
  const most = Math.min(text.length, from + longest)
  let lines = 0
  for (let at = from + 1; at < most; at += 1) {
    if (isLineEnd(text[at]) && !(text[at] === '\n' && text[at - 1] === '\r')) lines += 1
    if (text[at] !== '"') continue
    const end = withoutSpaces(text, at + 1)
    if (text[at + 1] === '"') at += 1
    else if (end >= text.length || text[end] === delimiter || isLineEnd(text[end]))
      return { cell: text.slice(from + 1, at).replaceAll('""', '"'), end, lines }
    else if (lines > 0) return undefined
  }
  return undefined
}

/** Rows that are looked through for a header: banks put some lines above it. */
const HEAD_LINES = 40
/** The same in characters, for a file without line ends. */
const HEAD_LENGTH = 20_000

/** The first rows of a text, to recognise it by. */
export const headOf = (text: string, delimiter: Delimiter): readonly Row[] =>
  rowsOf(text.slice(0, HEAD_LENGTH), delimiter).slice(0, HEAD_LINES)

/** A header as it is compared: case, accents, quotes and what surrounds the words do not count. */
export const headerWord = (cell: string): string =>
  foldText(cell)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
