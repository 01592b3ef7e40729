import {
  ALL_TRANSACTIONS,
  dailyAllowance,
  dailyBalances,
  EMPTY_BOOK,
  filterTransactions,
  monthFigures,
  parseQuickLine,
  recentTransactions,
  spendingByCategory,
  TRANSACTION_CATEGORIES,
  transactionsOf,
  yearOfMonths,
  type FinanceBook,
  type Transaction,
} from '@caderno/domain/finance'
import { addDays, addToMonth, monthOf, type Month } from '@caderno/domain/kernel'
import { compare, type Compared } from './compare.ts'

const TODAY = '2026-11-20'
const FEW = 100
const THINGS = [
  'Almoço no bandejão',
  'Uber até a faculdade',
  'Mercado',
  'Xerox da apostila',
  'Luz',
  'Cinema com a Bia',
  'Farmácia',
]

export type FinanceFigure = 'open' | 'month' | 'letter' | 'line'

/** The rules of the finances with so many transactions beside 100, turn by turn. */
export function benchFinance(count: number): Record<FinanceFigure, Compared> {
  const [few, many] = [FEW, count].map(bookOf) as [FinanceBook, FinanceBook]
  const both = (action: (book: FinanceBook) => unknown) =>
    compare(
      () => action(many),
      () => action(few),
    )
  return {
    open: both((book) => open(copyOf(book))),
    month: both((book) => figures(book, addToMonth(monthOf(TODAY), -1))),
    letter: both((book) =>
      filterTransactions(transactionsOf(book), { ...ALL_TRANSACTIONS, text: 'faculda' }),
    ),
    line: both((book) => parseQuickLine('89,90 tênis azul 3x ontem', { today: TODAY, book })),
  }
}

function open(book: FinanceBook): void {
  figures(book, monthOf(TODAY))
  recentTransactions(book, TODAY)
}

function figures(book: FinanceBook, month: Month): void {
  monthFigures(book, month, TODAY)
  yearOfMonths(book, month, TODAY)
  spendingByCategory(book, month, TODAY)
  dailyBalances(book, month, TODAY)
  dailyAllowance(book, month, TODAY)
}

/** As new from the store: nothing that is remembered of a book holds for its copy. */
const copyOf = ({ entradas, saidas, ...rest }: FinanceBook): FinanceBook => ({
  ...rest,
  entradas: entradas.map((one) => ({ ...one })),
  saidas: saidas.map((one) => ({ ...one })),
})

/** Two years of a student's money. Cloned, as a store gives it: text put together a moment ago compares slower. */
function bookOf(count: number): FinanceBook {
  const all = Array.from({ length: count }, (_, n): Transaction => {
    const data = addDays(TODAY, -((n * 7_919) % 730))
    const shared = {
      id: `t${n}`,
      valor: (((n * 7_919) % 100_000) + 1) / 100,
      data,
      createdAt: `${data}T${10 + (n % 12)}:00:00.000Z`,
    }
    return n % 8 === 0
      ? { ...shared, tipo: 'entrada', descricao: 'Bolsa', categoria: 'Salário' }
      : {
          ...shared,
          tipo: 'saida',
          descricao: `${THINGS[n % THINGS.length]} ${n % 50}`,
          categoria: TRANSACTION_CATEGORIES.saida[n % 9]!,
        }
  })
  return structuredClone({
    ...EMPTY_BOOK,
    entradas: all.filter(({ tipo }) => tipo === 'entrada'),
    saidas: all.filter(({ tipo }) => tipo === 'saida'),
  })
}
