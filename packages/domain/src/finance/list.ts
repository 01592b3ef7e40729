import {
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
import type { Transaction, TransactionCategory, TransactionType } from './records.ts'

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

/** What the user looks for; empty means all. */
export interface TransactionFilter {
  readonly text: string
  readonly tipo: TransactionType | ''
  readonly categoria: TransactionCategory | ''
}
export const ALL_TRANSACTIONS: TransactionFilter = Object.freeze({ text: '', tipo: '', categoria: '' })

/** The transactions that match everything asked for: each word stands somewhere in descricao, in categoria or in the amount as it is written, or begins its day or its instalment. */
export function filterTransactions(
  list: readonly Transaction[],
  { text, tipo, categoria }: TransactionFilter,
): readonly Transaction[] {
  const words = foldText(text.replaceAll(/R\$/gi, ' '))
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0 && tipo === '' && categoria === '') return list
  const texts = words.length > 0 ? searchedTexts(list) : []
  const places = words.some((word) => word.includes('/')) ? searchedPlaces(list) : []
  return list.filter(
    (transaction, at) =>
      (tipo === '' || transaction.tipo === tipo) &&
      (categoria === '' || transaction.categoria === categoria) &&
      words.every((word) => texts[at]!.includes(word) || places[at]?.includes(`\n${word}`)),
  )
}

/** Side by side: ten thousand of them are then looked through as fast as a hundred. */
const searchedTexts = memoizeByRecord((list: readonly Transaction[]) => list.map(searchedText))

const searchedText = memoizeByRecord(({ descricao, categoria, valor }: Transaction): string =>
  [foldedOnce(descricao), foldedOnce(categoria), ...writtenAmounts(valor)].join('\n'),
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
