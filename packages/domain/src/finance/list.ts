import {
  byName,
  byText,
  foldedOnce,
  foldText,
  formatDate,
  monthOf,
  memoizeByRecord,
  type IsoDate,
  type Month,
} from '../kernel/index.ts'
import { instalmentLabel } from './changes.ts'
import { inputMoney } from './money.ts'
import type { FinanceBook } from './ports.ts'
import type { TransactionCategory, TransactionType } from './choices.ts'
import type { Transaction } from './records.ts'

/** The transactions of both lists: the newest day first, of one day the last added. */
export const transactionsOf = memoizeByRecord((book: FinanceBook): readonly Transaction[] =>
  [...book.entradas, ...book.saidas]
    .reverse()
    .sort((a, b) => byText(b.data, a.data) || byText(b.createdAt ?? '', a.createdAt ?? '')),
)

/** The newest transactions of all months, dated today or earlier. */
export function recentTransactions(book: FinanceBook, today: IsoDate, count = 5): readonly Transaction[] {
  const all = transactionsOf(book)
  const first = all.findIndex(({ data }) => data <= today)
  return first === -1 ? [] : all.slice(first, first + count).filter(({ data }) => data !== '')
}

const monthsOf = memoizeByRecord((book: FinanceBook): ReadonlyMap<Month, readonly Transaction[]> => {
  const months = new Map<Month, Transaction[]>()
  for (const transaction of transactionsOf(book)) {
    const month = monthOf(transaction.data)
    const known = months.get(month)
    if (known) known.push(transaction)
    else months.set(month, [transaction])
  }
  return months
})

const NONE: readonly Transaction[] = Object.freeze([])

/** The transactions of one month, as transactionsOf orders them. */
export const transactionsIn = (book: FinanceBook, month: Month): readonly Transaction[] =>
  monthsOf(book).get(month) ?? NONE

/** An account as it is asked for: spellings that fold alike are one. */
export interface Account {
  readonly key: string
  /** As it was written last; empty for what has no account. */
  readonly name: string
}
/** The key of what has no account: no name folds to it. */
export const WITHOUT_ACCOUNT = ' '

const accountKey = ({ conta = '' }: Transaction): string => foldedOnce(conta) || WITHOUT_ACCOUNT

/** The accounts of a book in the order of their names, then none where some transactions have none; empty where no transaction has one. */
export const accountsOf = memoizeByRecord((book: FinanceBook): readonly Account[] => {
  const names = new Map<string, string>()
  for (const one of transactionsOf(book)) {
    const key = accountKey(one)
    if (!names.has(key)) names.set(key, one.conta ?? '')
  }
  const none = names.delete(WITHOUT_ACCOUNT) ? [{ key: WITHOUT_ACCOUNT, name: '' }] : []
  const named = [...names].map(([key, name]) => ({ key, name })).sort((a, b) => byName(a.name, b.name))
  return named.length > 0 ? [...named, ...none] : []
})

/** The names of the accounts that a book knows. */
export const accountNames = (book: FinanceBook): readonly string[] =>
  accountsOf(book).flatMap(({ name }) => name || [])

/** What the user looks for; empty means all. */
export interface TransactionFilter {
  readonly text: string
  readonly tipo: TransactionType | ''
  readonly categoria: TransactionCategory | ''
  /** The key of an account. */
  readonly conta: string
}
export const ALL_TRANSACTIONS: TransactionFilter = Object.freeze({
  text: '',
  tipo: '',
  categoria: '',
  conta: '',
})

/** An account that no transaction has any longer is no longer asked for: nobody could see that it is. */
export const withKnownAccount = <Asked extends TransactionFilter>(asked: Asked, book: FinanceBook): Asked =>
  asked.conta === '' || accountsOf(book).some(({ key }) => key === asked.conta)
    ? asked
    : { ...asked, conta: '' }

/** The transactions that match everything asked for: each word stands somewhere in descricao, in categoria, in conta or in the amount as it is written, or begins its day or its instalment. */
export function filterTransactions(
  list: readonly Transaction[],
  { text, tipo, categoria, conta }: TransactionFilter,
): readonly Transaction[] {
  const words = foldText(text.replaceAll(/R\$/gi, ' '))
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0 && tipo === '' && categoria === '' && conta === '') return list
  const texts = words.length > 0 ? searchedTexts(list) : []
  const places = words.some((word) => word.includes('/')) ? searchedPlaces(list) : []
  return list.filter(
    (transaction, at) =>
      (tipo === '' || transaction.tipo === tipo) &&
      (categoria === '' || transaction.categoria === categoria) &&
      (conta === '' || accountKey(transaction) === conta) &&
      words.every((word) => texts[at]!.includes(word) || places[at]?.includes(`\n${word}`)),
  )
}

/** Side by side: ten thousand of them are then looked through as fast as a hundred. */
const searchedTexts = memoizeByRecord((list: readonly Transaction[]) => list.map(searchedText))

const searchedText = memoizeByRecord(({ descricao, categoria, conta = '', valor }: Transaction): string =>
  [foldedOnce(descricao), foldedOnce(categoria), foldedOnce(conta), ...writtenAmounts(valor)].join('\n'),
)

function writtenAmounts(valor: number): readonly string[] {
  const plain = inputMoney(valor)
  return [plain, plain.replace(',', '.'), plain.replaceAll(/\B(?=(\d{3})+,)/g, '.')]
}

const searchedPlaces = memoizeByRecord((list: readonly Transaction[]) => list.map(searchedPlace))

/** «02/03/2026», «2/3/2026» and «2/12», each on a line of its own. */
const searchedPlace = memoizeByRecord((transaction: Transaction): string => {
  const day = formatDate(transaction.data)
  return ['', day, day.replaceAll(/\b0(?=\d\/)/g, ''), instalmentLabel(transaction)].join('\n')
})
