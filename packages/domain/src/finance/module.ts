import { formatDate, isolated, monthOf, type IsoDate, type Module } from '../kernel/index.ts'
import { instalmentLabel } from './changes.ts'
import { EMPTY_BOOK } from './document.ts'
import { goalProgress } from './goals.ts'
import { transactionsIn } from './list.ts'
import { formatMoney, inputMoney } from './money.ts'
import type { FinanceBook } from './ports.ts'
import type { FinancialGoal, Transaction } from './records.ts'

/** It keeps one document and no collection of records. */
export const FINANCE_MODULE: Module<
  'financas',
  { readonly book: FinanceBook },
  { readonly transaction: Transaction; readonly financialGoal: FinancialGoal },
  object
> = {
  id: 'financas',
  empty: { book: EMPTY_BOOK },
  kinds: {
    transaction: {
      all: ({ book }) => [...book.entradas, ...book.saidas],
      list: ({ tipo }) => tipo,
      words: ({ descricao, categoria, valor, data, createdAt = '' }) => ({
        title: descricao || categoria,
        meta: [formatMoney(valor), formatDate(data)],
        more: [categoria, inputMoney(valor)],
        when: `${data} ${createdAt}`,
        month: monthOf(data),
      }),
    },
    financialGoal: {
      all: ({ book }) => book.metas,
      words: ({ descricao, valor, dataAlvo }) => ({
        title: descricao,
        meta: [formatMoney(valor), formatDate(dataAlvo)],
        more: [inputMoney(valor)],
        when: '',
      }),
    },
  },
  collections: {},
  tasks: ({ book }, today) => [
    ...transactionsIn(book, monthOf(today))
      .filter(({ data, grupo }) => data === today && grupo)
      .map((record) => ({
        kind: 'transaction' as const,
        record,
        title: transactionTitle(record),
        due: today,
        done: true,
      })),
    ...unreachedGoals(book).map((record) => ({
      kind: 'financialGoal' as const,
      record,
      title: `Meta: ${isolated(record.descricao)}`,
      due: record.dataAlvo,
    })),
  ],
  doneDays: ({ book }, days) => [
    ...transactionDays(book, days),
    ...book.metas.map(({ depositos = [] }) => depositos.map(({ data }) => data)),
  ],
  plannedDays: ({ book }, days, today) => [
    ...transactionDays(book, days).filter(([day]) => day! > today),
    ...unreachedGoals(book).map(({ dataAlvo }) => [dataAlvo]),
  ],
}

const unreachedGoals = ({ metas }: FinanceBook) => metas.filter((goal) => goalProgress(goal) < 100)

function transactionTitle(transaction: Transaction): string {
  const label = instalmentLabel(transaction)
  return label ? `Parcela ${label}: ${isolated(transaction.descricao)}` : isolated(transaction.descricao)
}

const transactionDays = (book: FinanceBook, days: readonly IsoDate[]): readonly (readonly IsoDate[])[] =>
  [...new Set(days.map(monthOf))].flatMap((month) => transactionsIn(book, month).map(({ data }) => [data]))
