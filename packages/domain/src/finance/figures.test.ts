import { describe, expect, it, test } from 'vitest'
import { aBook, aTransaction } from '../../testing/index.ts'
import { budgetId } from './budget.ts'
import {
  dailyBalances,
  monthFigures,
  shareOf,
  spendingByCategory,
  spokenShare,
  yearOfMonths,
} from './figures.ts'
import type { FinanceBook } from './ports.ts'
import type { ExpenseCategory } from './choices.ts'
import type { Transaction } from './records.ts'

const TODAY = '2026-11-20'
const income = (over: Partial<Transaction>) =>
  aTransaction({ tipo: 'entrada', categoria: 'Salário', ...over })
const BOOK = aBook({
  entradas: [
    income({ id: 'bolsa', valor: 700, data: '2026-11-05' }),
    income({ id: 'freela', valor: 300, data: '2026-11-25' }),
  ],
  saidas: [
    aTransaction({ id: 'passe', valor: 182.5, data: '2026-11-05' }),
    aTransaction({ id: 'hoje', valor: 20.1, data: TODAY }),
    aTransaction({ id: 'luz', valor: 90, data: '2026-11-21', categoria: 'Moradia' }),
    aTransaction({ id: 'outubro', valor: 400, data: '2026-10-31' }),
  ],
})

describe('the figures of a month (B8)', () => {
  it('count what is dated up to today; what comes later in it is scheduled, and projected', () => {
    expect(monthFigures(BOOK, '2026-11', TODAY)).toEqual({
      entradas: 700,
      saidas: 202.6,
      saldo: 497.4,
      countEntradas: 1,
      countSaidas: 2,
      agendadoEntradas: 300,
      agendadoSaidas: 90,
      projetado: 707.4,
      saidasAntes: 0,
    })
  })

  it.each([
    ['before', '2026-12-01'],
    ['after', '2026-10-31'],
  ])('count all of a month that lies %s', (_, today) => {
    expect(monthFigures(BOOK, '2026-11', today)).toMatchObject({
      entradas: 1000,
      saidas: 292.6,
      saldo: 707.4,
      agendadoEntradas: 0,
      agendadoSaidas: 0,
      projetado: 707.4,
    })
  })

  it('are compared with the same days of the month before while the month runs, with all of it once it is over, and with none before it comes', () => {
    const before = (data: string) => aTransaction({ id: data, data, valor: 10 })
    const book = aBook({
      saidas: ['2026-10-01', '2026-10-20', '2026-10-21', '2026-10-30', '2026-10-31'].map(before),
    })
    const saidasAntes = (month: string, today: string) => monthFigures(book, month, today).saidasAntes
    expect([
      saidasAntes('2026-11', '2026-11-01'),
      saidasAntes('2026-11', TODAY),
      saidasAntes('2026-11', '2026-11-29'),
    ]).toEqual([10, 20, 30])
    expect([
      saidasAntes('2026-11', '2026-11-30'),
      saidasAntes('2026-11', '2026-12-01'),
      saidasAntes('2026-11', '2026-10-25'),
    ]).toEqual([50, 50, 0])
  })

  it('are zero where nothing is', () => {
    expect(monthFigures(aBook(), '2026-11', TODAY)).toEqual({
      entradas: 0,
      saidas: 0,
      saldo: 0,
      countEntradas: 0,
      countSaidas: 0,
      agendadoEntradas: 0,
      agendadoSaidas: 0,
      projetado: 0,
      saidasAntes: 0,
    })
  })
})

describe('the year', () => {
  it('has the twelve months up to the chosen one, as its cards show them', () => {
    const old = aTransaction({ id: 'antes', data: '2020-01-31' })
    const year = yearOfMonths({ ...BOOK, saidas: [...BOOK.saidas, old] }, '2026-11', TODAY)
    expect(year.map(({ month }) => month)).toEqual([
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ])
    expect(year.slice(-2)).toEqual([
      { month: '2026-10', entradas: 0, saidas: 400 },
      { month: '2026-11', entradas: 700, saidas: 202.6 },
    ])
  })

  it('begins with the month of the first transaction that has a day (B8)', () => {
    const named = (book: FinanceBook, month: string) =>
      yearOfMonths(book, month, TODAY).map((each) => each.month)
    expect(named(BOOK, '2026-12')).toEqual(['2026-10', '2026-11', '2026-12'])
    expect(named(aBook({ saidas: [...BOOK.saidas, aTransaction({ data: '' })] }), '2026-11')).toEqual([
      '2026-10',
      '2026-11',
    ])
    expect(named(BOOK, '2026-09')).toEqual([])
    expect(named(aBook(), '2026-11')).toEqual([])
  })

  it('names no month twice where the calendar begins', () => {
    const book = aBook({ saidas: [aTransaction({ data: '0001-01-01' })] })
    expect(yearOfMonths(book, '0001-02', TODAY).map(({ month }) => month)).toEqual(['0001-01', '0001-02'])
  })
})

describe('the balance day by day (B8)', () => {
  it('goes until today in the present month', () => {
    const days = dailyBalances(BOOK, '2026-11', TODAY)
    expect(days).toHaveLength(20)
    expect([days[3], days[4], days[18], days[19]]).toEqual([0, 517.5, 517.5, 497.4])
  })

  it('goes until the last day in another', () => {
    const days = dailyBalances(BOOK, '2026-10', TODAY)
    expect(days).toHaveLength(31)
    expect([days[29], days[30]]).toEqual([0, -400])
  })
})

describe('spending by category (B8)', () => {
  const limit = (categoria: ExpenseCategory, valor: number) => ({
    id: budgetId('2026-11', categoria),
    categoria,
    mes: '2026-11',
    valor,
  })

  it('has the most spent first, and a limit without spending too', () => {
    const book = {
      ...BOOK,
      saidas: [
        ...BOOK.saidas,
        aTransaction({ id: 'curso', valor: 500, categoria: 'Educação', data: '2026-11-01' }),
      ],
      orcamentos: [limit('Lazer', 50)],
    }
    expect(spendingByCategory(book, '2026-11', TODAY)).toEqual([
      { categoria: 'Educação', gasto: 500, limite: null, state: 'ok' },
      { categoria: 'Transporte', gasto: 202.6, limite: null, state: 'ok' },
      { categoria: 'Lazer', gasto: 0, limite: 50, state: 'ok' },
    ])
  })

  it.each([
    [79.99, 'ok'],
    [80, 'near'],
    [99.99, 'near'],
    [100, 'over'],
    [100.01, 'over'],
  ])('R$ %d of R$ 100 is «%s»', (valor, state) => {
    const book = aBook({ saidas: [aTransaction({ valor })], orcamentos: [limit('Transporte', 100)] })
    expect(spendingByCategory(book, '2026-11', TODAY)).toEqual([
      { categoria: 'Transporte', gasto: valor, limite: 100, state },
    ])
  })
})

test('a share is one of the limit, and without one of all that was spent', () => {
  expect([
    shareOf({ gasto: 50, limite: 200 }, 100),
    shareOf({ gasto: 50, limite: null }, 100),
    shareOf({ gasto: 0, limite: null }, 0),
  ]).toEqual([25, 50, 0])
})

test.each([
  [79.99, 100, '79%'],
  [80, 100, '80%'],
  [99.99, 100, '99%'],
  [100, 100, '100%'],
  [100.01, 100, '101%'],
  [0.57, 1, '57%'],
  [0.01, 999_999_999.99, '0%'],
  [5, null, '12%'],
  [0, null, '0%'],
])(
  'R$ %d of R$ %j is told as no more than it is below the limit, and as no less above it: %s',
  (gasto, limite, words) => {
    expect(spokenShare({ gasto, limite }, 40)).toBe(words)
  },
)
