import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyBookAbout } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { monthOf } from '../kernel/index.ts'
import {
  accountsOf,
  ALL_TRANSACTIONS,
  filterTransactions,
  recentTransactions,
  transactionsIn,
  transactionsOf,
  type TransactionFilter,
  WITHOUT_ACCOUNT,
  withKnownAccount,
} from './list.ts'
import { inputMoney } from './money.ts'
import { TRANSACTION_CATEGORIES, TRANSACTION_TYPES } from './choices.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(200, 5_000) }
const books = anyBookAbout(TODAY)
const filter: fc.Arbitrary<TransactionFilter> = fc.record({
  text: fc.constantFrom('', 't', 'saude', '1', ',5', 'R$ 2', 'transporte 3'),
  tipo: fc.constantFrom('', ...TRANSACTION_TYPES),
  categoria: fc.constantFrom('', ...TRANSACTION_CATEGORIES.saida),
  conta: fc.constantFrom('', WITHOUT_ACCOUNT, 'nubank'),
})

test('every transaction stands in the list once, none before a newer day, and in its own month', () => {
  fc.assert(
    fc.property(books, (book) => {
      const all = transactionsOf(book)
      expect(new Set(all)).toEqual(new Set([...book.entradas, ...book.saidas]))
      expect(all).toHaveLength(book.entradas.length + book.saidas.length)
      expect(all.every(({ data }, at) => at === 0 || all[at - 1]!.data >= data)).toBe(true)
      const months = [...new Set(all.map(({ data }) => monthOf(data)))]
      expect(months.flatMap((month) => transactionsIn(book, month))).toEqual(all)
    }),
    many,
  )
})

test('the recent ones are those of the whole list that are not still to come, from its top (§2.3, §9.3)', () => {
  fc.assert(
    fc.property(books, fc.integer({ min: 0, max: 8 }), (book, count) => {
      expect(recentTransactions(book, TODAY, count)).toEqual(
        transactionsOf(book)
          .filter(({ data }) => data <= TODAY)
          .slice(0, count),
      )
    }),
    many,
  )
})

test('any part of what a transaction says finds it, with and without its accents, and its amount too', () => {
  fc.assert(
    fc.property(
      books,
      fc.nat(),
      fc.nat(),
      fc.nat(),
      fc.constantFrom('descricao', 'categoria', 'valor'),
      fc.boolean(),
      (book, at, from, length, field, isPlain) => {
        const all = transactionsOf(book)
        fc.pre(all.length > 0)
        const wanted = all[at % all.length]!
        const whole = field === 'valor' ? inputMoney(wanted.valor) : wanted[field]
        const characters = [...new Intl.Segmenter('pt-BR').segment(whole)].map(({ segment }) => segment)
        const start = from % characters.length
        const part = characters.slice(start, start + length).join('')
        const text = isPlain ? part.normalize('NFD').replaceAll(/\p{M}/gu, '') : part
        expect(filterTransactions(all, { ...ALL_TRANSACTIONS, text })).toContain(wanted)
      },
    ),
    many,
  )
})

test('filtering keeps the order, is idempotent, and narrowing further never brings one back', () => {
  fc.assert(
    fc.property(books, filter, (book, asked) => {
      const all = transactionsOf(book)
      const found = filterTransactions(all, asked)
      expect(found).toEqual(all.filter((one) => found.includes(one)))
      expect(filterTransactions(found, asked)).toEqual(found)
      for (const key of ['text', 'tipo', 'categoria', 'conta'] as const)
        expect(filterTransactions(all, { ...asked, [key]: '' })).toEqual(expect.arrayContaining([...found]))
    }),
    many,
  )
})

test('the accounts share a book out: every transaction is of one of them, and each has some (I16)', () => {
  fc.assert(
    fc.property(books, (book) => {
      const all = transactionsOf(book)
      const accounts = accountsOf(book)
      fc.pre(accounts.length > 0)
      const parts = accounts.map(({ key }) => filterTransactions(all, { ...ALL_TRANSACTIONS, conta: key }))
      expect(parts.every((part) => part.length > 0)).toBe(true)
      expect(parts.flat()).toHaveLength(all.length)
      expect(new Set(parts.flat())).toEqual(new Set(all))
      for (const { key } of accounts) {
        const asked = { ...ALL_TRANSACTIONS, conta: key }
        expect(withKnownAccount(asked, book)).toBe(asked)
      }
    }),
    many,
  )
})
