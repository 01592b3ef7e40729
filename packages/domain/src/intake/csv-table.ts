import { readAmount } from './amounts.ts'
import type { Role, TableFacts } from './csv-facts.ts'
import { readDay } from './days.ts'
import { DELIMITERS, type Delimiter, headerWord, headOf, type Row, rowsOf } from './table.ts'

/** The columns of a table, by their roles. */
export type Columns = Partial<Record<Role, readonly number[]>>

/** A bank's table as it was found in a text. */
export interface Table {
  readonly delimiter: Delimiter
  /** Which of the rows the header is; -1 where there is none. */
  readonly head: number
  readonly header: readonly string[]
  /** The header as it is compared. */
  readonly words: readonly string[]
  readonly columns: Columns
}

/** The table of a bank in a text: with any delimiter, in any order, below lines of another kind. */
export function findTable(text: string, facts: TableFacts): Table | undefined {
  if (facts.withoutHeader) return tableWithoutHeader(text)
  for (const delimiter of DELIMITERS) {
    for (const [head, { cells }] of headOf(text, delimiter).entries()) {
      const header = withoutBlankEnd(cells)
      if (header.length < 3) continue
      const words = header.map(headerWord)
      const columns = columnsOf(words, facts)
      if (columns) return { delimiter, head, header, words, columns }
    }
  }
  return undefined
}

const PLAIN: Table = {
  delimiter: ';',
  head: -1,
  header: ['data', 'lançamento', 'valor'],
  words: ['data', 'lancamento', 'valor'],
  columns: { data: [0], descricao: [1], valor: [2] },
}

/** A table that is known by its first row, and by most of the others. */
function tableWithoutHeader(text: string): Table | undefined {
  const rows = headOf(text, PLAIN.delimiter)
  const fits = rows.map(({ cells }) => {
    const [data = '', words = '', valor = '', ...more] = withoutBlankEnd(cells)
    return more.length === 0 && readDay(data) !== undefined && words !== '' && readAmount(valor) !== undefined
  })
  return fits[0] && fits.filter(Boolean).length * 2 > rows.length ? PLAIN : undefined
}

/** The rows of a text, with the delimiter of the table that is in it. */
export const tableRows = (text: string, table: Table | undefined): readonly Row[] =>
  rowsOf(text, table?.delimiter ?? ';')

function columnsOf(words: readonly string[], facts: TableFacts): Columns | undefined {
  if (!facts.marks.some((mark) => mark.every((word) => words.includes(word)))) return undefined
  const columns: Columns = {}
  for (const [role, names] of Object.entries(facts.columns) as [Role, readonly string[]][]) {
    const found = names.map((name) => words.indexOf(name)).filter((at) => at !== -1)
    if (found.length > 0) columns[role] = role === 'descricao' ? found : found.slice(0, 1)
  }
  if (facts.isExact && Object.values(columns).flat().length !== words.length) return undefined
  const hasAmount = columns.valor !== undefined || (columns.entrada && columns.saida) !== undefined
  return columns.data && columns.descricao && hasAmount ? columns : undefined
}

/** Whether a row is the header again, as it stands above each part of some tables. */
export function isHeaderAgain(cells: readonly string[], { words }: Table): boolean {
  const row = withoutBlankEnd(cells)
  return row.length === words.length && row.every((cell, at) => headerWord(cell) === words[at])
}

function withoutBlankEnd(cells: readonly string[], least = 0): readonly string[] {
  let end = cells.length
  while (end > least && cells[end - 1] === '') end -= 1
  return cells.slice(0, end)
}

/**
 * The cells of a row, as many as the header has. What is too much belongs to the description, which holds the delimiter unquoted; undefined
 * where it may as well be an amount that does, or a cell behind the table.
 */
export function fitted(cells: readonly string[], table: Table): readonly string[] | undefined {
  const { header, columns, delimiter } = table
  const row = withoutBlankEnd(cells, header.length)
  const extra = row.length - header.length
  if (extra <= 0) return row
  const at = columns.descricao!.at(-1)!
  const joined = row.slice(at, at + extra + 1).join(`${delimiter} `)
  const fit = [...row.slice(0, at), joined, ...row.slice(at + extra + 1)]
  const amounts = [columns.valor, columns.entrada, columns.saida, columns.saldo].flatMap(
    (found) => found ?? [],
  )
  const behind = amounts.filter((column) => column > at).map((column) => row[column]!)
  const isWhole = behind.some(isAmount) && behind.every((cell) => cell === '' || isAmount(cell))
  const isSplit = amounts.some((column) => {
    const stands = column > at ? column + extra : column
    const [before = '', cell = '', after = ''] = [row[stands - 1], row[stands], row[stands + 1]]
    return isAmount(before + delimiter + cell) || isAmount(cell + delimiter + after)
  })
  return isWhole || isSplit ? undefined : fit
}

const isAmount = (cell: string): boolean => readAmount(cell) !== undefined
