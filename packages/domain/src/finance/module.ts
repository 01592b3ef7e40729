import { formatDate, monthOf, type Module } from '../kernel/index.ts'
import { EMPTY_BOOK } from './document.ts'
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
      words: ({ descricao, categoria, conta = '', valor, data, createdAt = '' }) => ({
        title: descricao || categoria,
        meta: [formatMoney(valor), formatDate(data)],
        more: [categoria, conta, inputMoney(valor)],
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
}
