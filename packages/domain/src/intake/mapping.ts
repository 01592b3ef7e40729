import * as v from 'valibot'
import { decode, hashOf, type IsoDate } from '../kernel/index.ts'
import { decimalMark } from './amounts.ts'
import {
  DATE_ORDERS,
  type DateOrder,
  dateOrderOf,
  type DateSense,
  type DateYears,
  isUnclearDate,
} from './date-order.ts'
import { type FoundYears, yearsOf } from './date-years.ts'
import { cellsBy, type Cells, type HeadedTable } from './headed-table.ts'
import { type FileLines, HEADER, type Line, manyCells, type ReadContext } from './line.ts'
import { APPLICATION_FIELDS, mappedApplication } from './mapped-applications.ts'
import { BOOK_FIELDS, mappedBook } from './mapped-books.ts'
import { CONTACT_FIELDS, mappedContact } from './mapped-contacts.ts'
import { readMappedTransactions, TRANSACTION_FIELDS } from './mapped-transactions.ts'
import type { MappedField } from './mapped-values.ts'
import type { ApplicationItem, BookItem, ContactItem } from './record-item.ts'
import type { Statement } from './statement.ts'
import { headerWord, type Row } from './table.ts'

/** What a table of unknown headers can hold. */
export const MAPPED_KINDS = ['statement', 'books', 'contacts', 'applications'] as const
export type MappedKind = (typeof MAPPED_KINDS)[number]

/** What each kind makes of a file. */
export interface MappedLines {
  readonly statement: Statement
  readonly books: FileLines<BookItem>
  readonly contacts: FileLines<ContactItem>
  readonly applications: FileLines<ApplicationItem>
}

/** Which field each column is, as a student has it. */
export interface Mapping {
  /** By the place of the column: the name of a field, or empty where the column is left out. */
  readonly columns: readonly string[]
  /** What comes first in `03/11/2026`, where nothing in the file shows it. */
  readonly dates?: DateOrder | undefined
  /** Of which year dates are that have none, where nothing in the file states it; of this file alone. */
  readonly years?: DateYears | undefined
}

/** The fields that a column can be, in the order in which they are offered. */
export const MAPPED_FIELDS: Readonly<Record<MappedKind, readonly MappedField[]>> = {
  statement: TRANSACTION_FIELDS,
  books: BOOK_FIELDS,
  contacts: CONTACT_FIELDS,
  applications: APPLICATION_FIELDS,
}
/** The columns of Caderno's own table of a kind. */
export const ownFields = (kind: MappedKind): readonly MappedField[] =>
  MAPPED_FIELDS[kind].filter(({ name }) => !['sobrenome', 'email', 'detalhe'].includes(name))

/** Without one of each of these no row of a kind is an item. */
const NEEDED: Readonly<Record<MappedKind, readonly (readonly string[])[]>> = {
  statement: [['data'], ['descricao'], ['valor', 'entrada', 'saida']],
  books: [['titulo']],
  contacts: [['nome']],
  applications: [['empresa'], ['vaga']],
}

/** The labels of the fields that a mapping lacks: «Título»; empty where rows can be read. */
export const missingFields = (kind: MappedKind, { columns }: Mapping): readonly string[] =>
  NEEDED[kind]
    .filter((names) => !names.some((name) => columns.includes(name)))
    .map((names) => MAPPED_FIELDS[kind].find(({ name }) => name === names[0])!.label)

/** Guesses the field of each column by its header; each field is that of one column: of its label, else of the first of its words that is there. */
export function mappingOf(header: readonly string[], kind: MappedKind): Mapping {
  const words = header.map(headerWord)
  const columns = header.map(() => '')
  const take = (name: string, known: readonly string[]) => {
    if (columns.includes(name)) return
    const found = known.map((word) => words.findIndex((each, at) => each === word && columns[at] === ''))
    const at = found.find((column) => column >= 0)
    if (at !== undefined) columns[at] = name
  }
  for (const { name, label } of MAPPED_FIELDS[kind]) take(name, [headerWord(label)])
  for (const field of MAPPED_FIELDS[kind]) take(field.name, field.words)
  const turn = (word: string, name: string) => {
    const at = words.indexOf(word)
    if (at >= 0 && !columns.includes(name)) columns[at] = name
  }
  // Beside an amount it is what was bought.
  if (columns.includes('valor')) turn('gasto', 'descricao')
  // Without a phase beside it, it is the phase.
  if (kind === 'applications') turn('etapa', 'fase')
  return { columns }
}

const AMOUNT = /^(?:valor|bruto|liquido|saldo|moeda)\b|\br$/
/** An amount that an application has too: «Bolsa (R$)». */
const PAY = /\b(?:bolsa|salario|remuneracao)\b/

/** The kind that knows the most columns of a header, with all that it needs; undefined where none does. With an amount it can be a statement alone. */
export function kindOfHeader(header: readonly string[]): MappedKind | undefined {
  const hasAmount = header.map(headerWord).some((word) => AMOUNT.test(word) && !PAY.test(word))
  const known = MAPPED_KINDS.filter((kind) => kind === 'statement' || !hasAmount)
    .map((kind) => ({ kind, mapping: mappingOf(header, kind) }))
    .filter(({ kind, mapping }) => missingFields(kind, mapping).length === 0)
    .map(({ kind, mapping }) => ({ kind, columns: mapping.columns.filter(Boolean).length }))
  return known.toSorted((a, b) => b.columns - a.columns)[0]?.kind
}

/** Whether a table is a header with nothing below it: a row of which several cells are columns of one kind. */
export const isHeaderAlone = ({ header, rows }: HeadedTable): boolean =>
  rows.length === 0 &&
  MAPPED_KINDS.some((kind) => mappingOf(header, kind).columns.filter((name) => name !== '').length > 1)

/** What a student said of a file's columns; plain data, remembered by `headerKey`. */
const columnsSchema = v.object({
  kind: v.picklist(MAPPED_KINDS),
  columns: v.array(v.string()),
  dates: v.optional(v.picklist(DATE_ORDERS)),
  unsigned: v.optional(v.picklist(['comes', 'leaves'])),
})
export interface ChosenColumns extends Mapping {
  readonly kind: MappedKind
  /** What an amount without a sign does, where nothing in the file says it. */
  readonly unsigned?: 'comes' | 'leaves' | undefined
}

/** What the columns of a file are remembered by: its headers, whatever their case and accents. */
export const headerKey = (header: readonly string[]): string => hashOf(header.map(headerWord).join('\n'))

/** The columns of a file as they were remembered, else as its headers show them; undefined where those show no kind. */
export function columnsOf(header: readonly string[], remembered: unknown): ChosenColumns | undefined {
  const found = decode<ChosenColumns>(columnsSchema, remembered)
  if (found?.columns.length === header.length) return found
  const kind = kindOfHeader(header)
  return kind && { kind, ...mappingOf(header, kind) }
}

/** The same with another field for one column; the column that was this field before is left out. */
export const withColumn = <Chosen extends Mapping>(chosen: Chosen, at: number, name: string): Chosen => ({
  ...chosen,
  columns: chosen.columns.map((before, each) => (each === at ? name : before === name ? '' : before)),
})

type RowContext = ReadContext & DateSense
type TableReader<Lines> = (table: HeadedTable, columns: readonly string[], context: RowContext) => Lines

const rowByRow =
  <Item>(read: (cells: Cells, at: number, context: RowContext) => Line<Item>): TableReader<FileLines<Item>> =>
  ({ head, rows }, columns, context) => ({
    lines: [
      ...head.map(({ at }) => ({ at, none: HEADER })),
      ...rows.map(({ at, cells }) => read(cellsBy(columns, cells), at, context)),
    ],
  })

const READERS: { readonly [Kind in MappedKind]: TableReader<MappedLines[Kind]> } = {
  statement: readMappedTransactions,
  books: rowByRow(mappedBook),
  contacts: rowByRow(mappedContact),
  applications: rowByRow(mappedApplication),
}

/** Reads the rows of a table by a mapping. Dates of an order that nothing shows are refused where they could be two days. */
export function readMapped<Kind extends MappedKind>(
  written: HeadedTable,
  mapping: Mapping,
  kind: Kind,
  { today, zone }: ReadContext,
): MappedLines[Kind] {
  const { rows, ...rest } = withoutEscapes(written)
  const table = { ...rest, rows: rows.filter((row) => !isWider(row, rest)) }
  // What the file shows counts more than what was said of an earlier one.
  const order = orderIn(table, mapping, kind) ?? mapping.dates
  const found = yearsIn(table, mapping, kind, today)
  const years = found?.isStated ? found : (mapping.years ?? found)
  const read = READERS[kind](table, mapping.columns, { today, order, years, zone })
  if (table.rows.length === rows.length) return read
  const wider = rows
    .filter((row) => isWider(row, rest))
    .map(({ at, cells }) => ({ at, refused: manyCells(cells[rest.header.length]) }))
  return { ...read, lines: [...read.lines, ...wider].toSorted((one, other) => one.at - other.at) }
}

/** A comma without quotes splits a text or an amount in two, and what stands behind the columns would be lost; what stands apart from them is no part of the row. */
const isWider = ({ cells }: Row, { header }: Pick<HeadedTable, 'header'>): boolean =>
  (cells[header.length] ?? '') !== ''

/** Of which years the dates of a file are that have none: as it states, or as it is proposed until the student says it; undefined where all have one. */
export function yearsIn(
  table: HeadedTable,
  mapping: Mapping,
  kind: MappedKind,
  today: IsoDate,
): FoundYears | undefined {
  const order = orderIn(table, mapping, kind) ?? mapping.dates
  const above = table.head.flatMap(({ cells }) => cells)
  return yearsOf(dayColumns(table, mapping, kind), { order, today, above })
}

/** Whether the student has to say which number of a date is the month: the file does not show it. */
export function isOrderUnclear(table: HeadedTable, mapping: Mapping, kind: MappedKind): boolean {
  const order = orderIn(table, mapping, kind)
  return dayColumns(table, mapping, kind)
    .flat()
    .some((date) => isUnclearDate(date, order))
}

/** The order of the dates of a file, as it shows it: by one of them, else by amounts as only those write them whose day comes first. */
function orderIn(table: HeadedTable, mapping: Mapping, kind: MappedKind): DateOrder | undefined {
  const shown = dateOrderOf(dayColumns(table, mapping, kind).flat())
  if (shown || kind !== 'statement') return shown
  const amounts = table.rows.flatMap(({ cells }) => cells.filter((_, at) => AMOUNTS.has(mapping.columns[at])))
  return decimalMark(amounts) === 'comma' ? 'day-first' : undefined
}
const AMOUNTS: ReadonlySet<string | undefined> = new Set(['valor', 'entrada', 'saida'])

/** The apostrophe before what a spreadsheet would take for a formula, or for a number whose digits it changes. */
const ESCAPE = /^'(?=[\s']*(?:[=+\-@＝＋－＠]|(?:0\d|\d{12})\d*\s*$)|[\t\r])/

/** The cells without the apostrophe by which a table keeps a spreadsheet from taking them for formulas. */
export const withoutEscapes = (table: HeadedTable): HeadedTable => ({
  ...table,
  rows: table.rows.map(({ at, cells }) => ({
    at,
    cells: cells.map((cell) => cell.replace(ESCAPE, '').trim()),
  })),
})

/** The cells of each column that holds days, in the order of their fields; those of a history of phases come last. */
function dayColumns({ rows }: HeadedTable, { columns }: Mapping, kind: MappedKind) {
  const cellsOf = (name: string) => {
    const at = columns.indexOf(name)
    return at < 0 ? [] : rows.map(({ cells }) => cells[at] ?? '')
  }
  const days = MAPPED_FIELDS[kind].filter(({ isDay }) => isDay).map(({ name }) => cellsOf(name))
  const changes = cellsOf('historico').flatMap((cell) => cell.split('>'))
  return [...days, changes.map((change) => change.replace(/^\D+/, '').trim())]
}
