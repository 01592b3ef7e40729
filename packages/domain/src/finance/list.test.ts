import { describe, expect, it } from 'vitest'
import { aBook, aTransaction } from '../../testing/index.ts'
import {
  accountNames,
  accountsOf,
  ALL_TRANSACTIONS,
  filterTransactions,
  recentTransactions,
  transactionsIn,
  transactionsOf,
  WITHOUT_ACCOUNT,
  withKnownAccount,
} from './list.ts'
import type { Transaction } from './records.ts'

const TODAY = '2026-11-20'
const ids = (list: readonly Transaction[]) => list.map(({ id }) => id)
const income = (over: Partial<Transaction>) =>
  aTransaction({ tipo: 'entrada', categoria: 'Salário', ...over })

describe('all transactions (§2.3, §9.3)', () => {
  it('stand the newest day first, income and expenses together', () => {
    const book = aBook({
      entradas: [income({ id: 'b', data: '2026-11-05' })],
      saidas: [aTransaction({ id: 'a', data: '2026-11-01' }), aTransaction({ id: 'c', data: '2026-11-06' })],
    })
    expect(ids(transactionsOf(book))).toEqual(['c', 'b', 'a'])
  })

  it('of one day: the last added first, by when it was added, then by its place', () => {
    const saidas = [
      aTransaction({ id: 'nova', createdAt: '2026-11-05T12:00:00.000Z' }),
      aTransaction({ id: 'antiga' }),
      aTransaction({ id: 'antiga-2' }),
      aTransaction({ id: 'meio', createdAt: '2026-11-05T11:00:00.000Z' }),
    ]
    expect(ids(transactionsOf(aBook({ saidas })))).toEqual(['nova', 'meio', 'antiga-2', 'antiga'])
  })

  it('are sorted once for a book', () => {
    const book = aBook({ saidas: [aTransaction()] })
    expect(transactionsOf(book)).toBe(transactionsOf(book))
    expect(transactionsIn(book, '2026-11')).toEqual([aTransaction()])
    expect(transactionsIn(book, '2026-12')).toEqual([])
  })
})

describe('the recent ones (§2.3, §9.3)', () => {
  it('are the 5 newest of all months that are dated today or earlier', () => {
    const days = [
      '2026-11-21',
      '2026-12-01',
      '2026-11-20',
      '2026-10-31',
      '2026-11-19',
      '2025-01-01',
      '2024-01-01',
      '2023-01-01',
    ]
    const saidas = days.map((data) => aTransaction({ id: data, data }))
    expect(ids(recentTransactions(aBook({ saidas }), TODAY))).toEqual([
      '2026-11-20',
      '2026-11-19',
      '2026-10-31',
      '2025-01-01',
      '2024-01-01',
    ])
    expect(ids(recentTransactions(aBook({ saidas }), TODAY, 1))).toEqual(['2026-11-20'])
  })

  it('are none where all is still to come, and never one whose day was lost', () => {
    expect(recentTransactions(aBook({ saidas: [aTransaction({ data: '2026-11-21' })] }), TODAY)).toEqual([])
    expect(recentTransactions(aBook({ saidas: [aTransaction({ data: '' })] }), TODAY)).toEqual([])
  })
})

describe('the search (§2.3)', () => {
  const lunch = aTransaction({
    id: 'almoco',
    descricao: 'Almoço no bandejão',
    categoria: 'Alimentação',
    valor: 86.4,
  })
  const rent = aTransaction({
    id: 'aluguel',
    descricao: 'Aluguel',
    categoria: 'Moradia',
    valor: 1234.5,
    data: '2026-10-05',
  })
  const pay = income({ id: 'bolsa', descricao: 'Bolsa', valor: 700 })
  const all = [lunch, rent, pay]
  const found = (over: Partial<typeof ALL_TRANSACTIONS>) =>
    ids(filterTransactions(all, { ...ALL_TRANSACTIONS, ...over }))

  it.each([
    ['almoco', ['almoco']],
    ['ALMOÇO bandejao', ['almoco']],
    ['alimentacao', ['almoco']],
    ['86,40', ['almoco']],
    ['86,4', ['almoco']],
    ['R$ 86,40', ['almoco']],
    ['1.234,50', ['aluguel']],
    ['1234,5', ['aluguel']],
    ['aluguel 1234', ['aluguel']],
    ['almoço 1234', []],
    ['al', ['almoco', 'aluguel', 'bolsa']],
    ['  ', ['almoco', 'aluguel', 'bolsa']],
    ['r$', ['almoco', 'aluguel', 'bolsa']],
    ['nada', []],
  ])('%j finds %j, by what it is, its category or its amount', (text, expected) => {
    expect(found({ text })).toEqual(expected)
  })

  it.each([
    ['1234.56', ['tv-2', 'tv-1']],
    ['1234.5', ['tv-2', 'tv-1']],
    ['22/11', ['tv-2']],
    ['22/11/2026', ['tv-2']],
    ['2/3', ['tv-2', 'tv-1', 'escrito', 'dia']],
    ['02/03', ['dia']],
    ['tv 02/03', []],
    ['tv 22/11', ['tv-2']],
    ['12/3', ['longo']],
    ['2/36', []],
    ['1/3', ['tv-1']],
    ['5/11', ['longo']],
  ])('%j finds %j, by an amount with a point, a day or an instalment', (text, expected) => {
    const place = (parcela: number, parcelas: number) => ({ grupo: 'g', parcela, parcelas })
    const list = [
      aTransaction({ id: 'tv-2', descricao: 'TV', valor: 1234.56, data: '2026-11-22', ...place(2, 3) }),
      aTransaction({
        id: 'tv-1',
        descricao: 'TV, de 2/3 do preço',
        valor: 1234.56,
        data: '2026-10-22',
        ...place(1, 3),
      }),
      aTransaction({ id: 'escrito', descricao: 'Sofá (2/3)', data: '2026-10-23' }),
      aTransaction({ id: 'dia', descricao: 'Pão', data: '2026-03-02' }),
      aTransaction({ id: 'longo', descricao: 'Carro', data: '2026-11-05', ...place(12, 36) }),
    ]
    expect(ids(filterTransactions(list, { ...ALL_TRANSACTIONS, text }))).toEqual(expected)
  })

  it('narrows by type, category and text', () => {
    expect(found({ tipo: 'entrada' })).toEqual(['bolsa'])
    expect(found({ categoria: 'Moradia' })).toEqual(['aluguel'])
    expect(found({ categoria: 'Alimentação', tipo: 'saida', text: 'al' })).toEqual(['almoco'])
  })

  it('gives the same list back when it asks for nothing', () => {
    expect(filterTransactions(all, ALL_TRANSACTIONS)).toBe(all)
  })
})

describe('the account of a transaction (I16)', () => {
  const card = aTransaction({ id: 'cartao', conta: 'Nubank cartão', data: '2026-11-09' })
  const bank = aTransaction({ id: 'nubank', conta: 'Nubank', data: '2026-11-08' })
  const spelled = aTransaction({ id: 'nubank-2', conta: ' NUBANK', data: '2026-11-07' })
  const cash = aTransaction({ id: 'dinheiro', data: '2026-11-06' })
  const lost = aTransaction({ id: 'vazia', conta: ' ', data: '2026-11-05' })
  const book = aBook({ saidas: [card, bank, spelled, cash, lost] })
  const found = (over: Partial<typeof ALL_TRANSACTIONS>, of = book) =>
    ids(filterTransactions(transactionsOf(of), { ...ALL_TRANSACTIONS, ...over }))

  it('is offered once however it is spelled, as it was written last, before what has none', () => {
    expect(accountsOf(book)).toEqual([
      { key: 'nubank', name: 'Nubank' },
      { key: 'nubank cartao', name: 'Nubank cartão' },
      { key: WITHOUT_ACCOUNT, name: '' },
    ])
    expect(accountNames(book)).toEqual(['Nubank', 'Nubank cartão'])
  })

  it('is not offered where no transaction has one, and none is where all have one', () => {
    expect(accountsOf(aBook({ saidas: [cash, lost] }))).toEqual([])
    expect(accountsOf(aBook({ saidas: [bank] }))).toEqual([{ key: 'nubank', name: 'Nubank' }])
  })

  it.each([
    ['nubank', ['nubank', 'nubank-2']],
    ['nubank cartao', ['cartao']],
    [WITHOUT_ACCOUNT, ['dinheiro', 'vazia']],
    ['inter', []],
    ['', ['cartao', 'nubank', 'nubank-2', 'dinheiro', 'vazia']],
  ])('asked for as %j gives %j', (conta, expected) => {
    expect(found({ conta })).toEqual(expected)
  })

  it('narrows together with the others, and is found by its words', () => {
    expect(found({ conta: 'nubank', tipo: 'entrada' })).toEqual([])
    expect(found({ text: 'cartao' })).toEqual(['cartao'])
    expect(found({ text: 'NUBANK 4,40' })).toEqual(found({ text: 'nubank 4,40' }))
    expect(found({ text: 'nubank' })).toEqual(['cartao', 'nubank', 'nubank-2'])
  })

  it('that no transaction has any longer is no longer asked for', () => {
    const asked = { ...ALL_TRANSACTIONS, text: 'x', conta: 'nubank' }
    expect(withKnownAccount(asked, book)).toBe(asked)
    expect(withKnownAccount(ALL_TRANSACTIONS, aBook())).toBe(ALL_TRANSACTIONS)
    expect(withKnownAccount(asked, aBook({ saidas: [cash] }))).toEqual({ ...asked, conta: '' })
    expect(withKnownAccount({ ...asked, conta: WITHOUT_ACCOUNT }, aBook({ saidas: [bank] })).conta).toBe('')
  })
})
