import { foldText, type IsoDate } from '../kernel/index.ts'
import { readAmounts } from './amounts.ts'
import { type Amount, amountsOf } from './csv-amounts.ts'
import type { CsvFacts, Role } from './csv-facts.ts'
import { fitted, isHeaderAgain, type Table } from './csv-table.ts'
import { HEADER, type Line, manyCells } from './line.ts'
import type { StatementItem } from './statement.ts'
import {
  badDay,
  balanceName,
  descriptionOf,
  instalmentDay,
  instalmentIn,
  saysBalance,
  tidy,
  withSoundIds,
} from './statement-words.ts'
import type { Row } from './table.ts'

/** A row below the header, and what it is. */
export interface CsvRow {
  readonly line: Line<StatementItem>
  readonly isBalance: boolean
  /** What its description says. */
  readonly words: string
  readonly saldo?: number | undefined
  /** The day at whose end its balance holds. */
  readonly day: IsoDate | undefined
}

/** A row with its cells by their roles, and the amounts that were read of it. */
interface Cells {
  readonly at: number
  readonly role: (role: Role) => string
  readonly texts: readonly string[]
  readonly count: number
  readonly day: IsoDate | undefined
  readonly balanceDay: IsoDate | undefined
  readonly isHeader: boolean
  /** It has more cells than the header, and which of them belong together is not told. */
  readonly isUnfit: boolean
  readonly amount: Amount
  readonly saldo: number | undefined
  readonly id: string | undefined
}

type DayOf = (cell: string) => IsoDate | undefined

/** What the rows below a header are, each of them once. */
export function csvRows(
  rows: readonly Row[],
  table: Table,
  facts: CsvFacts,
  dayOf: DayOf,
): readonly CsvRow[] {
  const all = cellsOf(rows, table, dayOf)
  const last = all.findLastIndex(({ day }) => day !== undefined)
  const read = all.map((cells, at) => csvRow(cells, facts, at < last))
  return facts.hasContinuations ? withContinuations(read, all, facts.remarks) : read
}

function cellsOf(rows: readonly Row[], table: Table, dayOf: DayOf): readonly Cells[] {
  const fits = rows.map(({ cells }) => fitted(cells, table))
  const cell = (row: number, column: number | undefined) => {
    const cells = fits[row] ?? rows[row]!.cells
    return column === undefined ? '' : (cells[column] ?? '')
  }
  const columnOf = (role: Role) => rows.map((_, row) => cell(row, table.columns[role]?.[0]))
  const amounts = amountsOf(columnOf, table)
  const saldos = readAmounts(columnOf('saldo'))
  const ids = withSoundIds(columnOf('id'))
  return rows.map(({ at, cells }, row) => {
    const day = dayOf(cell(row, table.columns.data![0]))
    return {
      at,
      role: (role) => cell(row, table.columns[role]?.[0]),
      texts: table.columns.descricao!.map((column) => cell(row, column)),
      count: cells.filter((each) => each !== '').length,
      day,
      balanceDay: dayOf(cell(row, table.columns.diaDoSaldo?.[0])) ?? day,
      isHeader: isHeaderAgain(cells, table),
      isUnfit: fits[row] === undefined,
      amount: amounts[row]!,
      saldo: saldos[row],
      id: ids[row],
    }
  })
}

const WITHOUT_DAY = 'Sem data'
/** What was meant to be a day, even if the calendar has none such. */
const LIKE_A_DAY = /^\d+(?:[-/.]|$)/

function csvRow(cells: Cells, facts: CsvFacts, isBeforeDated: boolean): CsvRow {
  const words = cells.texts.find((text) => text !== '') ?? cells.role('data')
  const { centavos } = cells.amount
  const isBalance = saysBalance(words) && (facts.hasBalanceAmounts === true || !cells.day || !centavos)
  const saldo = cells.saldo ?? (isBalance && facts.hasBalanceAmounts ? centavos : undefined)
  return {
    line: lineOf(cells, facts, isBalance ? words : undefined, isBeforeDated),
    isBalance,
    words,
    saldo,
    day: cells.balanceDay,
  }
}

function lineOf(
  cells: Cells,
  facts: CsvFacts,
  balance: string | undefined,
  isBeforeDated: boolean,
): Line<StatementItem> {
  const { at, day, amount } = cells
  if (cells.isHeader) return { at, none: HEADER }
  if (balance !== undefined) return { at, none: balanceName(balance) }
  if (day === undefined) {
    const data = cells.role('data')
    const words = cells.texts.join(' ')
    const hasAmount = amount.refused === undefined && words.trim() !== '' && !/^(?:sub)?total\b/i.test(words)
    const isMeantAsItem = LIKE_A_DAY.test(data) || (isBeforeDated && hasAmount)
    return isMeantAsItem ? { at, refused: badDay(data) } : { at, none: WITHOUT_DAY }
  }
  if (cells.isUnfit) return { at, refused: manyCells() }
  return amount.refused === undefined
    ? { at, item: itemOf(cells, facts, day, amount.centavos) }
    : { at, refused: amount.refused }
}

function itemOf(cells: Cells, facts: CsvFacts, day: IsoDate, amount: number): StatementItem {
  const knownBy = descriptionOf(cells.texts)
  const descricao = descriptionOf([...cells.texts, cells.role('detalhe')])
  const centavos = facts.isCard ? -amount : amount
  const alone = instalmentIn(cells.role('parcela'), 'alone')
  const instalment = alone.parcela ? alone : instalmentIn(descricao, facts.bareInstalments)
  return {
    ...(facts.hasPurchaseDays ? instalmentDay(day, instalment) : { data: day }),
    centavos,
    descricao,
    ...(knownBy !== descricao && { knownBy }),
    ...(cells.id === undefined ? {} : { id: cells.id }),
    ...instalment,
  }
}

/** Joins a row that holds nothing but words to the description of the item above it. */
function withContinuations(
  rows: readonly CsvRow[],
  all: readonly Cells[],
  remarks: RegExp | undefined,
): readonly CsvRow[] {
  const joined: CsvRow[] = []
  let above = -1
  for (const [row, each] of rows.entries()) {
    const { line } = each
    const item = joined[above]?.line.item
    const isWords = line.none === WITHOUT_DAY && all[row]!.count === 1 && each.words !== ''
    if (isWords && item && !remarks?.test(foldText(each.words))) {
      const descricao = `${item.descricao} – ${tidy(each.words)}`
      joined[above] = {
        ...joined[above]!,
        line: { at: joined[above]!.line.at, item: { ...item, descricao } },
      }
      joined.push({ ...each, line: { at: line.at, none: `Continua a linha ${joined[above]!.line.at}` } })
    } else {
      above = line.item ? row : -1
      joined.push(each)
    }
  }
  return joined
}
