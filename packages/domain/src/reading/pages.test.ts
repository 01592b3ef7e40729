import { describe, expect, it } from 'vitest'
import { aReading } from '../../testing/index.ts'
import { decode } from '../kernel/index.ts'
import { pagesLogged, pagesOfWeek, pagesOn } from './progress.ts'
import { READING_KIND } from './reading.ts'

const TODAY = '2026-11-20'
const book = (today?: number, paginasLidas = 100) =>
  aReading({
    paginasTotal: 262,
    paginasLidas,
    paginasPorDia: { '2026-11-19': 30, ...(today !== undefined && { [TODAY]: today }) },
  })

describe('the log of the day (B15)', () => {
  it.each([
    ['the first pages of the day', book(), 110, { [TODAY]: 10 }],
    ['what follows on the same day', book(10), 135, { [TODAY]: 45 }],
    ['pages turned back', book(25), 90, { [TODAY]: 15 }],
    ['all of them turned back', book(25), 75, { [TODAY]: null }],
    ['no more than the day has', book(25), 0, { [TODAY]: null }],
  ])('takes %s', (_, before, paginasLidas, entry) => {
    expect(pagesLogged(before, { paginasLidas }, TODAY)).toEqual({ paginasPorDia: entry })
  })

  it.each([
    ['beside another total', book(), { paginasLidas: 120, paginasTotal: 300 }, { [TODAY]: 20 }],
    ['of what is finished', { ...book(), status: 'Concluído' }, { paginasLidas: 120 }, { [TODAY]: 20 }],
    [
      'of what is begun anew beside another total',
      { ...book(), status: 'Concluído' },
      { paginasLidas: 120, paginasTotal: 300, status: 'Lendo' },
      { [TODAY]: 20 },
    ],
  ] as const)('takes the pages %s', (_, before, patch, entry) => {
    expect(pagesLogged(before, patch, TODAY)).toEqual({ paginasPorDia: entry })
  })

  it('leaves the days before alone: what was read then was read', () => {
    expect(pagesLogged(book(), { paginasLidas: 0 }, TODAY)).toEqual({})
  })

  it('is written for a page alone', () => {
    expect(pagesLogged(book(), { titulo: 'Torto Arado', paginasTotal: 300 }, TODAY)).toEqual({})
  })

  it('knows nothing of an item that came with its pages', () => {
    expect(
      pagesLogged(
        aReading({ paginasTotal: 0, paginasLidas: 0 }),
        { paginasTotal: 262, paginasLidas: 168, status: 'Lendo' },
        TODAY,
      ),
    ).toEqual({})
  })

  it('begins with a record that never had one', () => {
    expect(pagesLogged(aReading({ paginasLidas: 64 }), { paginasLidas: 70 }, TODAY)).toEqual({
      paginasPorDia: { [TODAY]: 6 },
    })
  })

  it('counts from where the bookmark is shown', () => {
    expect(
      pagesLogged(
        aReading({ paginasTotal: 10, paginasLidas: 900, paginasPorDia: { [TODAY]: 8 } }),
        { paginasLidas: 5 },
        TODAY,
      ),
    ).toEqual({ paginasPorDia: { [TODAY]: 3 } })
  })
})

it('sums up the week from Monday to Sunday, over all items (B15)', () => {
  const shelf = [
    aReading({ paginasPorDia: { '2026-11-15': 99, '2026-11-16': 10, [TODAY]: 5 } }),
    aReading({ paginasPorDia: { '2026-11-16': 7, '2026-11-23': 50 } }),
    aReading(),
  ]
  const week = pagesOfWeek(shelf, TODAY)
  expect(week.map(({ dia }) => dia.slice(8))).toEqual(['16', '17', '18', '19', '20', '21', '22'])
  expect(week.map(({ paginas }) => paginas)).toEqual([17, 0, 0, 0, 5, 0, 0])
  expect(pagesOn(shelf[0]!, TODAY)).toBe(5)
})

describe('a stored log (B1, B15)', () => {
  const stored = (paginasPorDia: unknown) =>
    decode(READING_KIND.schema, { ...aReading(), paginasPorDia })?.paginasPorDia

  it('loses the days that cannot be read, and no other', () => {
    expect(
      stored({
        [TODAY]: 12,
        '2026-02-30': 3,
        hoje: 4,
        '2026-11-18': -5,
        '2026-11-17': 1.5,
        '2026-11-16': '7',
        '2026-11-15': 0,
        '2026-11-14': 100_001,
      }),
    ).toEqual({ [TODAY]: 12 })
  })

  it.each([null, 'muitas', 12, [5, 6], { [TODAY]: null }])('%j is an empty one', (broken) => {
    expect(stored(broken)).toEqual({})
  })

  it('that was never written stays so', () => {
    expect(decode(READING_KIND.schema, aReading())).not.toHaveProperty('paginasPorDia')
  })
})
