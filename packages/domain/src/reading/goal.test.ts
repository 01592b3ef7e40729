import { describe, expect, it } from 'vitest'
import { aReading } from '../../testing/index.ts'
import type { ReadingGoal } from '../shell/index.ts'
import {
  readingGoalErrors,
  readingGoalForm,
  readingGoalOf,
  goalOfYear,
  pagesPerMonth,
  readingPace,
} from './goal.ts'

const TODAY = '2026-11-20'
const BOOKS: ReadingGoal = { ano: 2026, tipo: 'livros', quantidade: 12 }
const PAGES: ReadingGoal = { ano: 2026, tipo: 'paginas', quantidade: 4_000 }

const finished = (dataTermino: string, over = {}) =>
  aReading({ status: 'Concluído', paginasTotal: 300, paginasLidas: 300, dataTermino, ...over })
const books = (count: number) => Array.from({ length: count }, () => finished('2026-05-02'))

it('counts what was read again in both years, books and pages (D9, B15)', () => {
  const again = finished('2026-05-02', {
    leituras: [{ inicio: '2024-03-01', fim: '2024-04-10' }],
    paginasPorDia: { '2024-04-01': 120, '2024-04-10': 30, '2026-05-01': 50 },
  })
  expect(readingPace([again], BOOKS, TODAY).done).toBe(1)
  expect(readingPace([again], BOOKS, '2024-12-31').done).toBe(1)
  const of = (year: string, reading = again) =>
    pagesPerMonth([reading], year).reduce((sum, { paginas }) => sum + paginas, 0)
  expect([of('2024'), of('2025'), of('2026')]).toEqual([300, 0, 300])
  const underWay = { ...again, status: 'Lendo', paginasLidas: 50, dataTermino: '' } as const
  expect([of('2024', underWay), of('2026', underWay)]).toEqual([300, 50])
})

describe('the pace in books (B15)', () => {
  it.each([
    [12, 'met', { done: 12, percent: 100, left: 0, perMonth: 0 }],
    [13, 'met', { done: 13, percent: 100, left: 0, perMonth: 0 }],
    [10, 'onPace', { done: 10, percent: 83, left: 2, perMonth: 1 }],
    [9, 'behind', { done: 9, percent: 75, left: 3, perMonth: 2 }],
    [0, 'behind', { done: 0, percent: 0, left: 12, perMonth: 6 }],
  ])('of %s on 20 November is %s', (count, state, pace) => {
    expect(readingPace(books(count), BOOKS, TODAY)).toEqual({ ...pace, state, target: 12, expected: 10 })
  })

  it('asks for nothing on the first day, and for no whole book more than the days that are over', () => {
    expect(readingPace([], BOOKS, '2026-01-01')).toMatchObject({ expected: 0, state: 'onPace', perMonth: 1 })
    expect(readingPace([], BOOKS, '2026-01-31')).toMatchObject({ expected: 0, state: 'onPace' })
    expect(readingPace([], BOOKS, '2026-02-01')).toMatchObject({ expected: 1, state: 'behind' })
    expect(readingPace(books(11), BOOKS, '2026-12-31')).toMatchObject({
      expected: 11,
      state: 'onPace',
      perMonth: 1,
    })
  })

  it('counts what was finished in the year, and no other', () => {
    const shelf = [
      finished('2026-01-01'),
      finished('2025-12-31'),
      finished(''),
      aReading({ status: 'Lendo', dataTermino: '2026-03-01' }),
    ]
    expect(readingPace(shelf, BOOKS, TODAY).done).toBe(1)
  })

  it('is 100% only when it is reached', () => {
    expect(readingPace(books(999), { ...BOOKS, quantidade: 1_000 }, TODAY).percent).toBe(99)
  })
})

describe('the pages of each month (B15)', () => {
  const monthly = (...shelf: Parameters<typeof pagesPerMonth>[0]) =>
    pagesPerMonth(shelf, '2026').map(({ paginas }) => paginas)

  it('are those of the log', () => {
    const book = aReading({
      paginasPorDia: {
        '2025-12-31': 9,
        '2026-01-01': 20,
        '2026-01-31': 5,
        '2026-11-20': 40,
        '2027-01-01': 9,
      },
    })
    expect(monthly(book, aReading({ paginasPorDia: { '2026-11-01': 2 } }))).toEqual([
      25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 0,
    ])
    expect(
      pagesPerMonth([], '2026')
        .map(({ month }) => month)
        .slice(-3),
    ).toEqual(['2026-10', '2026-11', '2026-12'])
  })

  it('are counted where an item was finished when no log tells them', () => {
    expect(monthly(finished('2026-05-02', { paginasPorDia: { '2026-04-30': 120 } }))).toEqual([
      0, 0, 0, 120, 180, 0, 0, 0, 0, 0, 0, 0,
    ])
    expect(monthly(finished('2025-05-02'), finished(''))).toEqual(Array.from({ length: 12 }, () => 0))
  })

  it('never count twice what was turned back and read again', () => {
    expect(
      monthly(finished('2026-05-02', { paginasPorDia: { '2026-03-01': 200, '2026-04-01': 150 } })),
    ).toEqual([0, 0, 200, 150, 0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('leave out what is read of an item that nobody finished and no log tells', () => {
    expect(monthly(aReading({ paginasLidas: 64, dataInicio: '2026-11-02' }))).toEqual(
      Array.from({ length: 12 }, () => 0),
    )
  })

  it('make the pace of a goal in pages', () => {
    expect(
      readingPace([finished('2026-05-02'), aReading({ paginasPorDia: { '2026-11-20': 40 } })], PAGES, TODAY),
    ).toEqual({
      done: 340,
      target: 4_000,
      expected: 3_539,
      percent: 8,
      left: 3_660,
      perMonth: 1_830,
      state: 'behind',
    })
  })
})

it('a goal ends with its year', () => {
  expect(goalOfYear(BOOKS, TODAY)).toBe(BOOKS)
  expect(goalOfYear(BOOKS, '2027-01-01')).toBeUndefined()
  expect(goalOfYear(undefined, TODAY)).toBeUndefined()
})

describe('the form of the goal', () => {
  it.each([
    ['', 'Informe um número a partir de 1'],
    ['0', 'Informe um número a partir de 1'],
    ['-3', 'Informe um número a partir de 1'],
    ['doze', 'Informe um número inteiro'],
    ['1,5', 'Informe um número inteiro'],
    ['100.001', 'Informe no máximo 100.000'],
  ])('refuses %j: %s', (quantidade, sentence) => {
    expect(readingGoalErrors({ tipo: 'livros', quantidade })).toEqual({ quantidade: sentence })
  })

  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['4.000', 4_000],
    ['100.000', 100_000],
  ])('takes %j as %s', (quantidade, amount) => {
    expect(readingGoalErrors({ tipo: 'paginas', quantidade })).toEqual({})
    expect(readingGoalOf({ tipo: 'paginas', quantidade }, TODAY)).toEqual({
      ano: 2026,
      tipo: 'paginas',
      quantidade: amount,
    })
  })

  it('opens on the goal as it is kept, and on books for a new one', () => {
    expect(readingGoalForm(PAGES)).toEqual({ tipo: 'paginas', quantidade: '4000' })
    expect(readingGoalOf(readingGoalForm(PAGES), TODAY)).toEqual(PAGES)
    expect(readingGoalForm()).toEqual({ tipo: 'livros', quantidade: '' })
  })
})
