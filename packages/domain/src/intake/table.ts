import { foldText } from '../kernel/index.ts'

/** A row of a table of text, by the number of its first line. */
export interface Row {
  readonly at: number
  readonly cells: readonly string[]
}

export const DELIMITERS = [';', ',', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** A longer cell has a quote that nothing closes. */
const MAX_CELL = 10_000

/**
 * The rows of a text, but for blank ones. Lines end in CRLF, LF or CR, mixed too. A quoted cell may hold anything; a quote that nothing closes
 * within `MAX_CELL` characters is a character like others, so that no row is swallowed.
 */
export function rowsOf(text: string, delimiter: Delimiter): readonly Row[] {
  const rows: Row[] = []
  let [from, line] = [0, 1]
  while (from < text.length) {
    const { cells, next, lines } = rowFrom(text, from, delimiter)
    if (cells.some((cell) => cell !== '')) rows.push({ at: line, cells })
    from = next
    line += lines
  }
  return rows
}

function rowFrom(text: string, start: number, delimiter: Delimiter) {
  const cells: string[] = []
  let [at, lines] = [start, 0]
  for (;;) {
    const quoted = text[at] === '"' ? quotedCell(text, at) : undefined
    const end = endOfCell(text, quoted?.next ?? at, delimiter)
    const rest = text.slice(quoted?.next ?? at, end)
    cells.push(((quoted?.cell ?? '') + rest).trim())
    lines += quoted?.lines ?? 0
    at = end + 1
    if (text[end] === delimiter) continue
    return { cells, next: text[end] === '\r' && text[at] === '\n' ? at + 1 : at, lines: lines + 1 }
  }
}

function endOfCell(text: string, from: number, delimiter: Delimiter): number {
  let at = from
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}

/** The cell that opens with the quote at `from`; undefined where nothing closes it. */
function quotedCell(text: string, from: number) {
  const most = Math.min(text.length, from + MAX_CELL)
  let cell = ''
  for (let at = from + 1; at < most; at += 1) {
    if (text[at] !== '"') cell += text[at]!
    else if (text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else return { cell, next: at + 1, lines: cell.match(/\r\n|\n|\r/g)?.length ?? 0 }
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
