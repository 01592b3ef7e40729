import {
  centavosOf,
  statementAccount,
  transactionsOf,
  type FinanceBook,
  type Transaction,
} from '../finance/index.ts'
import { foldedOnce, memoizeByRecord } from '../kernel/index.ts'
import { keyOfOrigin, keysOf, type ItemKey } from './key.ts'
import type { Statement, StatementItem } from './statement.ts'

/** What makes two lines of an account the same. */
export const says = ({ data, centavos, descricao, knownBy = descricao }: StatementItem): string =>
  `${data} ${centavos} ${foldedOnce(knownBy)}`

const accountWord = (conta = ''): string => foldedOnce(conta)

/** How the key of a line of Caderno's own table begins: what a bank says of the same transaction is another line. */
const OWN = 'caderno-'

export const statementKeys = memoizeByRecord(({ lines, isOwn }: Statement): readonly ItemKey[] => {
  const items = lines.flatMap(({ item }) => item ?? [])
  if (!isOwn) return keysOf(items, ({ id }) => id, says)
  return keysOf(
    items,
    () => undefined,
    (item) => `${accountWord(item.conta)}\n${says(item)}`,
  ).map(({ content }) => ({ content: OWN + content }))
})

export interface Stored {
  readonly transaction: Transaction
  /** By its line or all that it says, or by its day and amount alone. */
  readonly by: 'line' | 'amount'
}

/**
 * The transaction of the book that each item is. By its line where that came in before; of Caderno's own table by all that it says; else one
 * of its day and amount that was typed, or that came in from another kind of file of the account. Each transaction is that of one item only:
 * two equal bus fares are two. `items` have their signs as the account has them. Yields between its passes.
 */
export function* findStored(
  items: readonly StatementItem[],
  keys: readonly ItemKey[],
  book: FinanceBook,
  { conta, isOwn = false }: { readonly conta: string; readonly isOwn?: boolean | undefined },
): Generator<number, readonly (Stored | undefined)[]> {
  const here = transactionsOf(book)
  const taken = new Set<Transaction>()
  const take = (candidates: Transaction[] = [], fits = (_: Transaction) => true) => {
    const place = candidates.findIndex((one) => !taken.has(one) && fits(one))
    const one = candidates[place]
    if (!one) return undefined
    taken.add(one)
    candidates.splice(place, 1)
    return one
  }
  const accountOf = (item: StatementItem) => accountWord(item.conta ?? conta)
  const byKey = grouped(
    here.filter(({ origem }) => origem),
    (one) => `${accountWord(statementAccount(one))}\n${tagOf(keyOfOrigin(one.origem!))}`,
  )
  const byLine = items.map((item, at) => take(byKey.get(`${accountOf(item)}\n${tagOf(keys[at]!)}`)))
  yield 0
  const bySays = grouped(isOwn ? here : [], (one) => `${accountWord(one.conta)}\n${says(itemOf(one))}`)
  yield 0
  const alike = items.map((item, at) => byLine[at] ?? take(bySays.get(`${accountOf(item)}\n${says(item)}`)))
  yield 0
  const byAmount = grouped(here, (one) => amountKey(itemOf(one)))
  return items.map((item, at) => {
    if (alike[at]) return { transaction: alike[at], by: 'line' }
    const account = accountOf(item)
    const found = take(byAmount.get(amountKey(item)), (one) => {
      const of = statementAccount(one)
      const isOfAccount = of === undefined || accountWord(of) === account || (isOwn && account === '')
      return isOfAccount && (isOwn || isOfAnotherKind(one, keys[at]!))
    })
    return found && { transaction: found, by: 'amount' }
  })
}

function grouped(all: readonly Transaction[], keyOf: (one: Transaction) => string) {
  const groups = new Map<string, Transaction[]>()
  for (const one of all) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

const itemOf = ({ data, tipo, valor, descricao }: Transaction): StatementItem => ({
  data,
  descricao,
  centavos: centavosOf(valor) * (tipo === 'entrada' ? 1 : -1),
})

const amountKey = ({ data, centavos }: StatementItem): string => `${data} ${centavos}`

/** Whether a transaction was typed, or came from a file that gives ids where this one gives none, or the other way round. */
const isOfAnotherKind = ({ origem }: Transaction, { id }: ItemKey): boolean =>
  !origem || origem.startsWith(OWN) || (keyOfOrigin(origem).id === undefined) !== (id === undefined)

const tagOf = ({ id, content }: ItemKey): string => (id === undefined ? `= ${content}` : `# ${id}`)
