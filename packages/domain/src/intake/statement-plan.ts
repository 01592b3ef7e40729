import {
  centavosOf,
  formatMoney,
  formatSigned,
  statementAccount,
  transactionsOf,
  type BroughtIn,
  type BroughtInTransaction,
  type FinanceBook,
  type Transaction,
  type TransactionCategory,
} from '../finance/index.ts'
import { byText, foldedOnce, formatDate } from '../kernel/index.ts'
import { keyOfOrigin, originOf, hashOf, type ItemKey } from './key.ts'
import type { Line } from './line.ts'
import type { Difference, PreviewRow } from './plan.ts'
import { alikeOf, categoriesOf, unknownCategory } from './statement-category.ts'
import { reasonToLeave } from './statement-transfers.ts'
import { seriesPlacesOf } from './statement-series.ts'
import { findStored, formerKeys, instalmentBeside, says, statementKeys } from './statement-stored.ts'
import type { Statement, StatementItem } from './statement.ts'

/** A line of a statement beside the account's book. */
export interface StatementRow extends PreviewRow {
  /** What comes in, of what is new. */
  readonly added?: BroughtInTransaction
  /** What the bank has changed of a transaction that is there. */
  readonly changed?: BroughtIn['changed'][number]
}

/** How a student reads a statement. */
export interface StatementChoices {
  /** The name of the account, of lines that do not say theirs. */
  readonly conta: string
  /** The file writes what leaves above zero; undefined while nobody has said it of a file that does not tell. */
  readonly isInverted: boolean | undefined
  /** The student's own name: what is sent to it moves between own accounts. */
  readonly ownName?: string
}

const PIECE = 250

/** Compares a statement with a book, line by line. Yields now and then, so that the caller can pause. */
export function* planStatement(
  statement: Statement,
  book: FinanceBook,
  choices: StatementChoices,
): Generator<number, readonly StatementRow[]> {
  const { isOwn } = statement
  const isSignSaid = choices.isInverted !== undefined
  const items = statement.lines.flatMap(({ item }) => (item ? signed(item, choices.isInverted) : []))
  const keys = statementKeys(statement)
  yield 0
  const found = yield* findStored(items, statement, book, choices.conta)
  const contaOf = ({ conta = choices.conta }: StatementItem) => conta
  yield 0
  const places = seriesPlacesOf(
    items.map((item, place) => (found[place]?.by === 'line' ? undefined : item)),
    book,
    choices.conta,
  )
  const categoryOf = categoriesOf(book)
  yield 0
  const leaveBy = new Map(
    [...new Set(items.map(contaOf))].map((conta) => [
      conta,
      isOwn ? () => undefined : reasonToLeave(book, { ...choices, conta, isCard: statement.isCard }),
    ]),
  )
  yield 0
  const addedBy = (item: StatementItem, at: number): BroughtInTransaction => {
    const tipo = item.centavos > 0 ? 'entrada' : 'saida'
    const conta = contaOf(item)
    return {
      tipo,
      descricao: item.descricao,
      valor: Math.abs(item.centavos) / 100,
      categoria: categoryOf(item, tipo),
      data: item.data,
      ...(conta && { conta }),
      origem: originOf(keys[at]!),
      ...places[at],
    }
  }
  const rowOf = (item: StatementItem, line: number, at: number): StatementRow => {
    const known = found[at]
    const shown = { id: `${line}.${at}`, at: line, title: item.descricao, facts: factsOf(item, isSignSaid) }
    if (known?.by === 'line')
      return isOwn
        ? ownRow(shown, item, keys[at]!, known.transaction)
        : knownRow(shown, item, keys[at]!, known.transaction)
    const added = addedBy(item, at)
    const unknown = unknownCategory(item, added.tipo)
    const alike = `${added.tipo} ${unknown === undefined ? alikeOf(item.descricao) : `“${foldedOnce(unknown)}”`}`
    const told = [
      ...(unknown === undefined ? [] : [`Categoria no arquivo: “${unknown}”`]),
      ...(instalmentBeside(item) ? [`Parcela ${item.parcela} de ${item.parcelas}`] : []),
    ]
    // Which categories there are depends on what the amount is.
    const row = {
      ...shown,
      ...(told.length > 0 && { told }),
      alike,
      added,
      ...(isSignSaid && { choice: added.categoria }),
    }
    if (known) return { ...row, verdict: 'known', isTicked: false, reason: alreadyThere(known.transaction) }
    const reason = leaveBy.get(contaOf(item))!(item)
    return { ...row, verdict: 'new', isTicked: !reason, reason }
  }
  const rows: StatementRow[] = []
  let at = 0
  for (const line of statement.lines) {
    rows.push(line.item ? rowOf(items[at]!, line.at, at) : withoutItem(line))
    if (line.item) at += 1
    if (rows.length % PIECE === 0) yield rows.length / statement.lines.length
  }
  return rows
}

/** What the ticked rows bring in, with their categories as they were chosen; the oldest day first, as a book is kept. */
export function broughtInBy(
  rows: readonly StatementRow[],
  isTicked: (row: StatementRow) => boolean,
  choiceOf: (row: StatementRow) => string | undefined,
): BroughtIn {
  const ticked = rows.filter(isTicked)
  const added = ticked.flatMap((row) =>
    row.added ? [{ ...row.added, categoria: (choiceOf(row) ?? row.choice) as TransactionCategory }] : [],
  )
  const first = added[0]
  const isNewestFirst = first !== undefined && first.data > added.at(-1)!.data
  return {
    added: (isNewestFirst ? added.toReversed() : added).toSorted((a, b) => byText(a.data, b.data)),
    changed: ticked.flatMap(({ changed }) => changed ?? []),
  }
}

const withoutItem = ({ at, refused, none }: Line<StatementItem>): StatementRow => ({
  id: String(at),
  at,
  verdict: refused === undefined ? 'none' : 'refused',
  reason: refused ?? none,
  title: `Linha ${at}`,
  facts: [],
})

const signed = (item: StatementItem, isInverted: boolean | undefined): StatementItem =>
  isInverted ? { ...item, centavos: -item.centavos } : item

const factsOf = ({ data, centavos, conta }: StatementItem, isSignSaid = true): readonly string[] => [
  formatDate(data),
  isSignSaid ? formatSigned(centavos / 100) : formatMoney(centavos / 100),
  ...(conta ? [conta] : []),
]

function knownRow(
  shown: Pick<PreviewRow, 'id' | 'at' | 'title' | 'facts'>,
  item: StatementItem,
  key: ItemKey,
  stored: Transaction,
): StatementRow {
  const before = keyOfOrigin(stored.origem ?? '')
  // Without an id it is known by what it says, so that nothing of it has changed.
  const isSame = key.id === undefined || before.content === key.content
  const fields = isSame ? movedFields(item, stored) : changedFields(item, stored, before)
  const differences = differencesOf(stored, fields)
  if (differences.length === 0) {
    // What a number without a sign is was answered when it came in, and may not be yet of this file.
    const centavos = Math.abs(item.centavos) * (stored.tipo === 'entrada' ? 1 : -1)
    return { ...shown, verdict: 'known', facts: factsOf({ ...item, centavos }) }
  }
  const changed = { id: stored.id, fields, origem: originOf(key) }
  return { ...shown, verdict: 'changed', isTicked: true, differences, changed }
}

/** A line of Caderno's own table that is there: another category is shown, and left unless it is ticked. */
function ownRow(
  shown: Pick<PreviewRow, 'id' | 'at' | 'title' | 'facts'>,
  { categoria }: StatementItem,
  key: ItemKey,
  stored: Transaction,
): StatementRow {
  if (!categoria || categoria === stored.categoria) return { ...shown, verdict: 'known' }
  const differences = [{ label: 'Categoria', before: stored.categoria, after: categoria }]
  const changed = {
    id: stored.id,
    fields: { categoria: categoria as TransactionCategory },
    origem: stored.origem ?? originOf(key),
  }
  return { ...shown, verdict: 'changed', isTicked: false, differences, changed }
}

const alreadyThere = ({ descricao, data }: Transaction): string =>
  `Parece ser «${descricao}» de ${formatDate(data)}, que já está na conta`

type Fields = Partial<Pick<Transaction, 'data' | 'valor' | 'tipo' | 'descricao'>>

/** An earlier version has booked an instalment on the day of its purchase. */
const movedFields = ({ bought, data }: StatementItem, now: Transaction): Fields =>
  now.data === bought ? { data } : {}

/** What a file says otherwise than the book. A description that the student has changed stays. */
function changedFields(item: StatementItem, now: Transaction, before: ItemKey): Fields {
  const { data, descricao } = item
  const [valor, tipo] = [Math.abs(item.centavos) / 100, item.centavos > 0 ? 'entrada' : 'saida'] as const
  const centavos = centavosOf(now.valor) * (now.tipo === 'entrada' ? 1 : -1)
  const isUntouched = [centavos, -centavos].some(
    (each) => hashOf(says({ ...now, centavos: each })) === before.content,
  )
  return {
    ...(data !== now.data && { data }),
    ...(valor !== now.valor && { valor }),
    ...(tipo !== now.tipo && { tipo }),
    ...(isUntouched && descricao !== now.descricao && { descricao }),
  }
}

function differencesOf(now: Transaction, { data, valor, tipo, descricao }: Fields): readonly Difference[] {
  const amount = (transaction: Pick<Transaction, 'tipo' | 'valor'>) =>
    formatSigned(transaction.tipo === 'entrada' ? transaction.valor : -transaction.valor)
  const list: (Difference | false)[] = [
    data !== undefined && { label: 'Data', before: formatDate(now.data), after: formatDate(data) },
    (valor !== undefined || tipo !== undefined) && {
      label: 'Valor',
      before: amount(now),
      after: amount({ ...now, ...(valor !== undefined && { valor }), ...(tipo && { tipo }) }),
    },
    descricao !== undefined && { label: 'Descrição', before: now.descricao, after: descricao },
  ]
  return list.filter((each) => each !== false)
}

/** The account that a statement is of, by the lines that came in before; undefined where none did. */
export function likelyAccount(statement: Statement, book: FinanceBook): string | undefined {
  const broughtIn = transactionsOf(book).filter((one) => one.origem && statementAccount(one))
  if (broughtIn.length === 0) return undefined
  const origins = new Set([...statementKeys(statement), ...formerKeys(statement)].map(originOf))
  const known = broughtIn.find(({ origem }) => origins.has(origem!))
  return known && statementAccount(known)
}
