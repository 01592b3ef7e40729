import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBook, aTransaction, anyBookAbout } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addToMonth, lastDayOf } from '../kernel/index.ts'
import { dailyBalances, monthFigures, spendingByCategory, yearOfMonths } from './figures.ts'
import { inputMoney } from './money.ts'
import type { FinanceBook } from './ports.ts'
import type { Transaction } from './records.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(200, 10_000) }
const books = anyBookAbout(TODAY)
const months = fc.constantFrom('2026-09', '2026-10', '2026-11', '2026-12', '2027-01')

/** The whole centavos as they are written, in numbers without a limit. */
const exactly = (reais: number): bigint => BigInt(inputMoney(reais).replace(',', ''))
/** Slow and exact: income less expenses of the days from one to the other. */
const exactBalance = (book: FinanceBook, from: string, to: string): bigint =>
  [...book.entradas, ...book.saidas]
    .filter(({ data }) => data >= from && data <= to)
    .reduce((sum, { tipo, valor }) => sum + (tipo === 'entrada' ? exactly(valor) : -exactly(valor)), 0n)

test('balances are those of numbers without a limit, to the centavo (D11, B8, R11)', () => {
  fc.assert(
    fc.property(books, months, (book, month) => {
      const [first, last] = [`${month}-01`, lastDayOf(month)]
      const figures = monthFigures(book, month, TODAY)
      expect(exactly(figures.saldo)).toBe(exactBalance(book, first, month === '2026-11' ? TODAY : last))
      expect(exactly(figures.projetado)).toBe(exactBalance(book, first, last))
      expect(exactly(figures.saldo)).toBe(exactly(figures.entradas) - exactly(figures.saidas))
      expect(exactly(figures.projetado)).toBe(
        exactly(figures.saldo) + exactly(figures.agendadoEntradas) - exactly(figures.agendadoSaidas),
      )
      expect(dailyBalances(book, month, TODAY).map(exactly)).toEqual(
        dailyBalances(book, month, TODAY).map((_, at) =>
          exactBalance(book, first, `${month}-${String(at + 1).padStart(2, '0')}`),
        ),
      )
    }),
    many,
  )
})

test('100,000 entries of a month balance exactly (D11, B8, R11)', () => {
  const entry = (at: number): Transaction =>
    aTransaction({
      id: `t${at}`,
      valor: (((at * 7_919_371) % 99_999_999_999) + 1) / 100,
      data: `2026-10-${String((at % 31) + 1).padStart(2, '0')}`,
    })
  const all = Array.from({ length: 100_000 }, (_, at) => entry(at))
  const book = aBook({
    saidas: all.filter((_, at) => at % 3 > 0),
    entradas: all
      .filter((_, at) => at % 3 === 0)
      .map((one) => ({ ...one, tipo: 'entrada', categoria: 'Outros' })),
  })
  const exact = exactBalance(book, '2026-10-01', '2026-10-31')
  expect(exactly(monthFigures(book, '2026-10', TODAY).saldo)).toBe(exact)
  expect(exactly(dailyBalances(book, '2026-10', TODAY).at(-1)!)).toBe(exact)
})

test('the year, the categories and the daily balances tell what the cards tell (B8)', () => {
  fc.assert(
    fc.property(books, months, (book, month) => {
      const { entradas, saidas, saldo } = monthFigures(book, month, TODAY)
      const year = yearOfMonths(book, month, TODAY)
      const days = [...book.entradas, ...book.saidas].map(({ data }) => data)
      const begun = Array.from({ length: 12 }, (_, back) => addToMonth(month, -back)).filter((each) =>
        days.some((day) => day.slice(0, 7) <= each),
      )
      expect(year.toReversed().map((each) => each.month)).toEqual(begun)
      for (const each of year) expect(each.saidas).toBe(monthFigures(book, each.month, TODAY).saidas)
      expect(year.at(-1) ?? { month, entradas: 0, saidas: 0 }).toEqual({ month, entradas, saidas })
      expect(dailyBalances(book, month, TODAY).at(-1)).toBe(saldo)
      const spent = spendingByCategory(book, month, TODAY)
      expect(spent.reduce((sum, { gasto }) => sum + exactly(gasto), 0n)).toBe(exactly(saidas))
      expect(spent.map(({ gasto }) => gasto)).toEqual(
        spent.map(({ gasto }) => gasto).toSorted((a, b) => b - a),
      )
    }),
    many,
  )
})
