import { hashOf } from '../kernel/index.ts'
import { type DateOrder, dateOrderOf } from './date-order.ts'
import { cellsBy, type Cells, type HeadedTable } from './headed-table.ts'
import { type FileLines, HEADER, type Line, type ReadContext } from './line.ts'
import { APPLICATION_FIELDS, mappedApplication } from './mapped-applications.ts'
import { BOOK_FIELDS, mappedBook } from './mapped-books.ts'
import { CONTACT_FIELDS, mappedContact } from './mapped-contacts.ts'
import { readMappedTransactions, TRANSACTION_FIELDS } from './mapped-transactions.ts'
import type { MappedField } from './mapped-values.ts'
import type { ApplicationItem, BookItem, ContactItem } from './record-item.ts'
import type { StatementItem } from './statement.ts'
import { headerWord } from './table.ts'

/** What a table of unknown headers can hold. */
export const MAPPED_KINDS = ['books', 'contacts', 'applications', 'transactions'] as const
export type MappedKind = (typeof MAPPED_KINDS)[number]

/** What each kind makes of a row. */
export interface MappedItems {
  readonly books: BookItem
  readonly contacts: ContactItem
  readonly applications: ApplicationItem
  readonly transactions: StatementItem
}

/** Which field each column is, as a student has it; plain data that is remembered by `mappingKey`. */
export interface Mapping {
  /** By the place of the column: the name of a field, or empty where the column is left out. */
  readonly columns: readonly string[]
  /** What comes first in `03/11/2026`; absent where the file shows it. */
  readonly dates?: DateOrder | undefined
}

/** The fields that a column can be, in the order in which they are offered. */
export const MAPPED_FIELDS: Readonly<Record<MappedKind, readonly MappedField[]>> = {
  books: BOOK_FIELDS,
  contacts: CONTACT_FIELDS,
  applications: APPLICATION_FIELDS,
  transactions: TRANSACTION_FIELDS,
}
/** Without one of each of these no row of a kind is an item. */
const NEEDED: Readonly<Record<MappedKind, readonly (readonly string[])[]>> = {
  books: [['titulo']],
  contacts: [['nome']],
  applications: [['empresa'], ['vaga']],
  transactions: [['data'], ['descricao'], ['valor', 'entrada', 'saida']],
}

/** The labels of the fields that a mapping lacks: «Título»; empty where rows can be read. */
export const missingFields = (kind: MappedKind, { columns }: Mapping): readonly string[] =>
  NEEDED[kind]
    .filter((names) => !names.some((name) => columns.includes(name)))
    .map((names) => MAPPED_FIELDS[kind].find(({ name }) => name === names[0])!.label)

/** Guesses the field of each column by its header; each field is that of one column. */
export function mappingOf(header: readonly string[], kind: MappedKind): Mapping {
  const taken = new Set<string>()
  const guess = (word: string): string => {
    const isFree = ({ name }: MappedField) => !taken.has(name)
    const found =
      MAPPED_FIELDS[kind].find((field) => isFree(field) && headerWord(field.label) === word) ??
      MAPPED_FIELDS[kind].find((field) => isFree(field) && field.words.includes(word))
    if (found) taken.add(found.name)
    return found?.name ?? ''
  }
  return { columns: header.map((cell) => (cell.trim() === '' ? '' : guess(headerWord(cell)))) }
}

/** The kind that knows the most columns of a header, with all that it needs; undefined where none does. */
export function kindOfHeader(header: readonly string[]): MappedKind | undefined {
  const known = MAPPED_KINDS.map((kind) => ({ kind, mapping: mappingOf(header, kind) }))
    .filter(({ kind, mapping }) => missingFields(kind, mapping).length === 0)
    .map(({ kind, mapping }) => ({ kind, columns: mapping.columns.filter(Boolean).length }))
  return known.toSorted((a, b) => b.columns - a.columns)[0]?.kind
}

/** What a mapping is remembered by: the headers of its file, whatever their case and order of use. */
export const mappingKey = (header: readonly string[], kind: MappedKind): string =>
  hashOf([kind, ...header.map(headerWord)].join('\n'))

const READERS: {
  readonly [Kind in Exclude<MappedKind, 'transactions'>]: (
    cells: Cells,
    at: number,
    context: ReadContext & { readonly order: DateOrder | undefined },
  ) => Line<MappedItems[Kind]>
} = { books: mappedBook, contacts: mappedContact, applications: mappedApplication }

/** Reads the rows of a table by a mapping. Dates of an order that nothing shows are refused where they could be two days. */
export function readMapped<Kind extends MappedKind>(
  written: HeadedTable,
  mapping: Mapping,
  kind: Kind,
  { today }: ReadContext,
): FileLines<MappedItems[Kind]> {
  const table = withoutEscapes(written)
  const order = mapping.dates ?? dateOrderOf(datesIn(table, mapping, kind))
  if (kind === 'transactions')
    return readMappedTransactions(table, mapping.columns, order) as FileLines<MappedItems[Kind]>
  const read = READERS[kind as 'books']
  const lines = table.rows.map(({ at, cells }) => read(cellsBy(mapping.columns, cells), at, { today, order }))
  return { lines: [...table.head.map(({ at }) => ({ at, none: HEADER })), ...lines] } as FileLines<
    MappedItems[Kind]
  >
}

/** The apostrophe before what a spreadsheet would take for a formula. */
const ESCAPE = /^'(?=[\s']*[=+\-@＝＋－＠]|[\t\r])/

/** The cells without the apostrophe by which a table keeps a spreadsheet from taking them for formulas. */
const withoutEscapes = (table: HeadedTable): HeadedTable => ({
  ...table,
  rows: table.rows.map(({ at, cells }) => ({
    at,
    cells: cells.map((cell) => cell.replace(ESCAPE, '').trim()),
  })),
})

/** The cells of the columns that hold days, those of a history of phases among them. */
function datesIn({ rows }: HeadedTable, { columns }: Mapping, kind: MappedKind): readonly string[] {
  const isDay = columns.map((name) => MAPPED_FIELDS[kind].some((field) => field.name === name && field.isDay))
  const history = columns.indexOf('historico')
  return rows.flatMap(({ cells }) => [
    ...cells.filter((_, at) => isDay[at]),
    ...(history < 0 ? [] : ((cells[history] ?? '').match(/\d[\d/.-]+/g) ?? [])),
  ])
}
