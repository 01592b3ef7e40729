import { isBlank, isMonth, type IsoDate, lastDayOf } from '../kernel/index.ts'
import { readAmount } from './amounts.ts'
import type { CsvFacts } from './csv-facts.ts'
import { type CsvRow, csvRows } from './csv-rows.ts'
import { type Columns, findTable, type Table, tableRows } from './csv-table.ts'
import { dateOrderOf, inDayOrder, readDate } from './date-order.ts'
import { latestDay, readDay } from './days.ts'
import { HEADER, type Line, type ReadContext } from './line.ts'
import { type Balances, balancesOf, dailyPoints } from './running-balance.ts'
import type { Statement, StatementFormat, StatementItem } from './statement.ts'
import { balanceSide } from './statement-words.ts'
import { headerWord, type Row } from './table.ts'

/** A bank's statement as CSV, of the facts that tell it from others. */
export function csvStatement(facts: CsvFacts): StatementFormat {
  return {
    id: facts.id,
    kind: 'statement',
    name: facts.name,
    recognise: (text) => findTable(text, facts) !== undefined,
    read: (text, context) => read(text, context, facts),
  }
}

const OUTSIDE = 'Fora da tabela'

function read(text: string, context: ReadContext, facts: CsvFacts): Statement {
  const table = findTable(text, facts)
  const rows = tableRows(text, table)
  const says = { conta: facts.conta, isCard: facts.isCard ?? false }
  if (!table) return { ...says, lines: rows.map(({ at }) => ({ at, none: OUTSIDE })) }
  const above = rows.slice(0, table.head)
  const end = endOf(rows, table.head + 1, facts.end)
  const below = rows.slice(table.head + 1, end)
  const latest = facts.hasShortDays ? (invoiceDay(above) ?? context.today) : undefined
  const within = csvRows(below, table, facts, daysOf(below, table, latest))
  const lines: Line<StatementItem>[] = [
    ...rows.slice(0, table.head + 1).map(({ at }) => ({ at, none: HEADER })),
    ...within.map(({ line }) => line),
    ...rows.slice(end).map(({ at }) => ({ at, none: OUTSIDE })),
  ]
  const saldo = says.isCard ? undefined : (totalsOf(above, facts.totals) ?? saldoOf(within, facts))
  return {
    ...says,
    lines,
    saldo,
    // Without a header, a list of what was spent looks the same.
    ...(facts.withoutHeader &&
      !lines.some(({ item }) => item && item.centavos < 0) && { isSignUnsure: true }),
    columns: facts.withoutHeader ? undefined : takenColumns(table.header, table.columns),
  }
}

const takenColumns = (header: readonly string[], columns: Columns) =>
  Object.values(columns)
    .flat()
    .toSorted((one, other) => one - other)
    .map((at) => header[at]!)

function endOf(rows: readonly Row[], from: number, end: string | undefined): number {
  if (end === undefined) return rows.length
  const at = rows.findIndex(({ cells }, row) => row >= from && headerWord(cells[0] ?? '').startsWith(end))
  return at === -1 ? rows.length : at
}

/** How the dates of a table are read: the day comes first, unless one of them shows that a spreadsheet has put the month there. Those without a year are none after `latest`. */
function daysOf(rows: readonly Row[], { columns }: Table, latest: IsoDate | undefined) {
  const at = [columns.data, columns.diaDoSaldo].flatMap((found) => found?.[0] ?? [])
  const dates = rows
    .flatMap(({ cells }) => at.map((column) => cells[column] ?? ''))
    .filter((cell) => readDate(cell, ANY_YEAR) !== undefined)
  const order = dateOrderOf(dates, 'day-first')
  return (cell: string): IsoDate | undefined => {
    const day = readDate(cell, { order })
    return day === undefined && latest !== undefined ? latestDay(inDayOrder(cell, order) ?? '', latest) : day
  }
}
const ANY_YEAR = { years: { year: 2024 } }

/** The day of an invoice, from the lines above it: where one says «vencimento», otherwise any day there, or the last of its month. */
function invoiceDay(above: readonly Row[]): IsoDate | undefined {
  const texts = above.map(({ cells }) => cells.join(' '))
  const found = (pattern: RegExp, lines: readonly string[]) =>
    lines.flatMap((line) => line.match(pattern) ?? [])
  const days = (lines: readonly string[]) =>
    found(/\d{1,2}[/.-]\d{1,2}[/.-]\d{4}/g, lines).flatMap((day) => readDay(day) ?? [])
  const months = found(/\b\d{1,2}\/\d{4}\b/g, texts).map((text) =>
    text
      .split('/')
      .toReversed()
      .join('-')
      .replace(/-(\d)$/, '-0$1'),
  )
  const [month] = months.filter(isMonth)
  return (
    days(texts.filter((line) => /vencimento/i.test(line)))[0] ?? days(texts)[0] ?? (month && lastDayOf(month))
  )
}

/** The balances that stand above a table, under their headers or behind them. */
function totalsOf(above: readonly Row[], totals: CsvFacts['totals']): Balances | undefined {
  if (!totals) return undefined
  const amountOf = (name: string) => {
    for (const [row, { cells }] of above.entries()) {
      const at = cells.findIndex((cell) => headerWord(cell) === name)
      if (at === -1) continue
      return readAmount(cells[at + 1] ?? '') ?? readAmount(above[row + 1]?.cells[at] ?? '')
    }
    return undefined
  }
  const found = { inicial: amountOf(totals.inicial), final: amountOf(totals.final) }
  return found.inicial === undefined && found.final === undefined ? undefined : found
}

/** The balances of a table: as its rows follow from one another, otherwise as its balance rows name them. */
function saldoOf(rows: readonly CsvRow[], { columns }: CsvFacts): Balances | undefined {
  const points = rows.flatMap(({ line, saldo, day, isBalance }) => {
    const counts = line.item !== undefined || line.refused !== undefined || isBalance
    return counts ? [{ centavos: isBalance ? 0 : line.item?.centavos, saldo, day }] : []
  })
  const followed = balancesOf(columns.diaDoSaldo ? dailyPoints(points) : points)
  if (followed) return followed
  const named = (side: 'inicial' | 'final') => {
    const balances = rows.filter(({ isBalance, words }) => isBalance && balanceSide(words) === side)
    return balances.length === 1 ? balances[0]!.saldo : undefined
  }
  const [inicial, final] = [named('inicial'), named('final')]
  return isBlank(`${inicial ?? ''}${final ?? ''}`) ? undefined : { inicial, final }
}
