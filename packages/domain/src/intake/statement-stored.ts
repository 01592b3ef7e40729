import {
  centavosOf,
  statementAccount,
  transactionsOf,
  type FinanceBook,
  type Transaction,
} from '../finance/index.ts'
import { foldedOnce, memoizeByRecord } from '../kernel/index.ts'
import { keyOfOrigin, keysOf, type ItemKey } from './key.ts'
import { instalmentIn } from './statement-words.ts'
import type { Statement, StatementItem } from './statement.ts'

type Place = Pick<StatementItem, 'parcela' | 'parcelas'>

const placeOf = ({ parcela, parcelas }: Place): string => (parcela ? `${parcela}/${parcelas}` : '')

/** The instalment of a line whose description does not say it: 3/10, of a column of its own. */
export const instalmentBeside = (item: Place & Pick<StatementItem, 'descricao'>): string =>
  item.parcela === instalmentIn(item.descricao, 'at-end').parcela ? '' : placeOf(item)

/** What made two lines the same while the instalment beside the description did not count: a card may write all instalments with the day of the purchase. */
const saidFormerly = ({
  data,
  bought = data,
  centavos,
  descricao,
  knownBy = descricao,
}: StatementItem): string => `${bought} ${centavos} ${foldedOnce(knownBy)}`

/** What makes two lines of an account the same. */
export function says(item: StatementItem): string {
  const beside = instalmentBeside(item)
  return `${saidFormerly(item)}${beside && ` ${beside}`}`
}

const accountWord = (conta = ''): string => foldedOnce(conta)

/** How the key of a line of Caderno's own table begins: what a bank says of the same transaction is another line. */
const OWN = 'caderno-'

const keysBy =
  (saysOf: (item: StatementItem) => string) =>
  ({ lines, isOwn }: Statement): readonly ItemKey[] => {
    const items = lines.flatMap(({ item }) => item ?? [])
    if (!isOwn) return keysOf(items, ({ id }) => id, saysOf)
    return keysOf(
      items,
      () => undefined,
      (item) => `${accountWord(item.conta)}\n${saysOf(item)}`,
    ).map(({ content }) => ({ content: OWN + content }))
  }
export const statementKeys = memoizeByRecord(keysBy(says))
/** The keys as transactions of earlier versions have them. */
export const formerKeys = memoizeByRecord(keysBy(saidFormerly))

export interface Stored {
  readonly transaction: Transaction
  /** By its line or all that it says, or by its day and amount alone. */
  readonly by: 'line' | 'amount'
}

/**
 * The transaction of the book that each item is. By its line where that came in before; of Caderno's own table by all that it says; else one
 * of its day and amount that was typed, or that came in from another kind of file of the account. Each transaction is that of one item only:
 * two equal bus fares are two, and so are two instalments of a purchase. `items` have their signs as the account has them. Yields between its passes.
 */
export function* findStored(
  items: readonly StatementItem[],
  statement: Statement,
  book: FinanceBook,
  conta: string,
): Generator<number, readonly (Stored | undefined)[]> {
  const here = transactionsOf(book)
  const { isOwn = false } = statement
  const [keys, former] = [statementKeys(statement), formerKeys(statement)]
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
  const takeBy = (item: StatementItem, key: ItemKey, fits?: (one: Transaction) => boolean) =>
    take(byKey.get(`${accountOf(item)}\n${tagOf(key)}`), fits)
  const formerly = items.map((item, at) => takeBy(item, former[at]!, (one) => placeOf(one) === placeOf(item)))
  yield 0
  const byLine = items.map((item, at) => formerly[at] ?? takeBy(item, keys[at]!))
  yield 0
  const bySays = grouped(isOwn ? here : [], (one) => `${accountWord(one.conta)}\n${says(itemOf(one))}`)
  yield 0
  const alike = items.map((item, at) => byLine[at] ?? take(bySays.get(`${accountOf(item)}\n${says(item)}`)))
  yield 0
  const byAmount = grouped(here, (one) => amountKey(itemOf(one)))
  return items.map((item, at) => {
    if (alike[at]) return { transaction: alike[at], by: 'line' }
    const account = accountOf(item)
    // Which instalment it is was not stored: it may be this one.
    const placeless = takeBy(item, former[at]!, (one) => !one.parcela)
    const found =
      placeless ??
      take(byAmount.get(amountKey(item)), (one) => {
        const of = statementAccount(one)
        const isOfAccount = of === undefined || accountWord(of) === account || (isOwn && account === '')
        return (
          isOfAccount &&
          (isOwn || isOfAnotherKind(one, keys[at]!)) &&
          !(one.origem && isOtherInstalment(one, item))
        )
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

const itemOf = ({ data, tipo, valor, descricao, parcela, parcelas }: Transaction): StatementItem => ({
  data,
  descricao,
  parcela,
  parcelas,
  centavos: centavosOf(valor) * (tipo === 'entrada' ? 1 : -1),
})

const isOtherInstalment = (one: Place, other: Place): boolean =>
  one.parcela !== undefined && other.parcela !== undefined && placeOf(one) !== placeOf(other)

const amountKey = ({ data, centavos }: StatementItem): string => `${data} ${centavos}`

/** Whether a transaction was typed, or came from a file that gives ids where this one gives none, or the other way round. */
const isOfAnotherKind = ({ origem }: Transaction, { id }: ItemKey): boolean =>
  !origem || origem.startsWith(OWN) || (keyOfOrigin(origem).id === undefined) !== (id === undefined)

const tagOf = ({ id, content }: ItemKey): string => (id === undefined ? `= ${content}` : `# ${id}`)
