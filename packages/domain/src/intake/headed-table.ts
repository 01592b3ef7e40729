import { readAmount } from './amounts.ts'
import { readDay, readDayOfYear } from './days.ts'
import { HEADER, type Line } from './line.ts'
import { DELIMITERS, type Delimiter, headerWord, headOf, type Row, rowsOf } from './table.ts'

/** Rows below a header, and what stands above it. */
export interface HeadedTable {
  /** As it is written. */
  readonly header: readonly string[]
  /** Its header and the rows above it. */
  readonly head: readonly Row[]
  readonly rows: readonly Row[]
}

/** Reviews and descriptions are longer than what a bank writes. */
const LONGEST_CELL = 100_000

/** Whether a text has a row, among its first ones, that `isHeader` knows by the words of its cells. */
export const hasHeader = (text: string, isHeader: (words: readonly string[]) => boolean): boolean =>
  headerIn(text, isHeader) !== undefined

/** The table below the header that `isHeader` knows; undefined where there is none. */
export function tableBelow(
  text: string,
  isHeader: (words: readonly string[]) => boolean,
): HeadedTable | undefined {
  const found = headerIn(text, isHeader)
  if (!found) return undefined
  const rows = rowsOf(text, found.delimiter, LONGEST_CELL)
  const at = rows.findIndex((row) => row.at === found.row.at)
  return at < 0 ? undefined : tableAt(rows, at)
}

const tableAt = (rows: readonly Row[], at: number): HeadedTable => ({
  header: rows[at]!.cells,
  head: rows.slice(0, at + 1),
  rows: rows.slice(at + 1),
})

function headerIn(text: string, isHeader: (words: readonly string[]) => boolean) {
  for (const delimiter of DELIMITERS) {
    const row = headOf(text, delimiter).find(({ cells }) => isHeader(cells.map(headerWord)))
    if (row) return { delimiter, row }
  }
  return undefined
}

/** The table of a text whose headers nobody knows: the delimiter that gives the most columns, below the first row that has them. Undefined where there are no columns. */
export function tableOf(text: string): HeadedTable | undefined {
  const delimiters = DELIMITERS.filter((each) => each !== ',' || !isProse(text))
  const widths = delimiters.map((delimiter) => ({ delimiter, width: usualWidth(text, delimiter) }))
  const { delimiter, width } = widths.reduce((best, each) => (each.width > best.width ? each : best))
  if (width < 2) return undefined
  const rows = rowsOf(text, delimiter, LONGEST_CELL)
  const filled = ({ cells }: Row) => cells.filter((cell) => cell !== '').length
  const whole = rows.findIndex((row) => widthOf(row) >= width && filled(row) * 2 > width)
  const at = whole >= 0 ? whole : rows.findIndex((row) => filled(row) >= 2)
  if (at < 0) return undefined
  const { cells } = rows[at]!
  // A day is no header: the first row is an item like the others.
  if (!cells.some(isDay)) return tableAt(rows, at)
  if (delimiter === ',' && isNarrowHeader(rows[at - 1], cells.length)) return tableAt(rows, at - 1)
  return { header: cells.map(() => ''), head: rows.slice(0, at), rows: rows.slice(at) }
}

const isDay = (cell: string): boolean => (readDay(cell) ?? readDayOfYear(cell, '2024')) !== undefined

/** Whether words above rows of one cell more are their header: commas before the centavos split each amount in two. */
const isNarrowHeader = (row: Row | undefined, width: number): boolean =>
  row !== undefined &&
  widthOf(row) >= 3 &&
  widthOf(row) === width - 1 &&
  row.cells.every((cell) => cell !== '' && !/\d/.test(cell))

/** Whether commas stand in sentences: most of them before a small letter, and no row has a day or an amount, nor all rows the columns of a table. */
function isProse(text: string): boolean {
  const plain = text.replaceAll(/"[^"]*"/g, '""')
  const commas = plain.match(/,/g)?.length ?? 0
  const inSentences = plain.match(/, \p{Ll}/gu)?.length ?? 0
  if (inSentences * 2 <= commas) return false
  const rows = headOf(text, ',')
  if (rows.some(({ cells }) => cells.some(isValue))) return false
  const widths = new Set(rows.map(widthOf))
  return rows.length < 2 || widths.size > 1 || widths.has(2)
}

const isValue = (cell: string): boolean =>
  (readDay(cell) ?? readDayOfYear(cell, '2024') ?? readAmount(cell)) !== undefined

/** The number of cells of a row, but for blank ones at its end. */
const widthOf = ({ cells }: Row): number => cells.findLastIndex((cell) => cell !== '') + 1

/** The number of cells that most rows have; of two that are as frequent the larger one, as what stands above a table has few. */
function usualWidth(text: string, delimiter: Delimiter): number {
  const counts = new Map<number, number>()
  for (const row of headOf(text, delimiter)) counts.set(widthOf(row), (counts.get(widthOf(row)) ?? 0) + 1)
  const [usual = [0]] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])
  return usual[0]
}

/** The cells of each row by the words of their headers; of two columns with one header the first counts. */
export type Cells = Readonly<Record<string, string>>

/** Reads a table: what is above its rows is no item, and each row is what `read` makes of it. */
export function linesOf<Item>(
  { header, head, rows }: Pick<HeadedTable, 'header' | 'head' | 'rows'>,
  read: (cells: Cells, at: number) => Line<Item>,
): readonly Line<Item>[] {
  const words = header.map(headerWord)
  return [
    ...head.map(({ at }) => ({ at, none: HEADER })),
    ...rows.map(({ at, cells }) => read(cellsBy(words, cells), at)),
  ]
}

/** A missing cell is an empty one. */
export function cellsBy(words: readonly string[], cells: readonly string[]): Cells {
  const by: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [at, word] of words.entries()) if (word !== '' && !(word in by)) by[word] = cells[at] ?? ''
  return by
}
