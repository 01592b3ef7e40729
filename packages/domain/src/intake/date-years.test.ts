import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDay } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addDays, formatDate } from '../kernel/index.ts'
import { readDate } from './date-order.ts'
import { yearsOf } from './date-years.ts'

const WHERE = { order: 'day-first', today: '2026-11-20', above: [] } as const
const yearsFor = (cells: string[], where: Partial<Parameters<typeof yearsOf>[1]> = {}) =>
  yearsOf([cells], { ...WHERE, ...where })

describe('the year of dates that have none (I21)', () => {
  it('is asked for where one of them has none, and proposed so that the last one is not to come', () => {
    expect(yearsFor(['03/11/2026', ''])).toBeUndefined()
    expect(yearsFor(['03/11', '20 nov'])).toEqual({ year: 2026, isStated: false })
    expect(yearsFor(['03/11', '21/11'])).toEqual({ year: 2025, isStated: false })
  })

  it('is that of the other dates of the file', () => {
    expect(yearsFor(['03/11/2024', '04/11'])).toEqual({ year: 2024, isStated: true })
    expect(yearsFor(['03/11/2024', '04/11/2025', '05/11'])).toEqual({ year: 2026, isStated: false })
  })

  it.each([
    ['Período: 01/11/2024 a 30/11/2024', 2024],
    ['2024-11-01 a 2024-11-30', 2024],
    ['Fatura 11/2024', 2024],
  ])('is that of what stands above the table: %s', (line, year) => {
    expect(yearsFor(['03/11'], { above: [line] })).toEqual({ year, isStated: true })
  })

  it.each(['Conta 2024', 'Agência 20245', '01/12/2023 a 30/11/2024'])(
    'is still asked for where that names none, or two: %s',
    (line) => {
      expect(yearsFor(['03/11'], { above: [line] })?.isStated).toBe(false)
    },
  )

  it('changes where a list goes over New Year, in either order', () => {
    for (const days of [
      ['15/12', '30/12', '02/01', '20/01'],
      ['20/01', '02/01', '30/12', '15/12'],
    ]) {
      const years = yearsFor(days)
      expect(years).toEqual({ year: 2026, newest: '01-20', isStated: false })
      const read = days.map((day) => readDate(day, { order: 'day-first', years: years! }))
      expect(new Set(read)).toEqual(new Set(['2025-12-15', '2025-12-30', '2026-01-02', '2026-01-20']))
    }
    expect(yearsFor(['15/12', '02/01'], { above: ['01/12/2024 a 31/01/2025'] })).toMatchObject({
      year: 2025,
      newest: '01-02',
      isStated: true,
    })
    // One year is stated, and the list has two.
    expect(yearsFor(['15/12/2024', '02/01'])).toMatchObject({ newest: '01-02', isStated: false })
  })

  it('is one for a list in any other order', () => {
    for (const days of [
      ['05/01', '10/02', '20/12'],
      ['31/01', '01/07'],
      ['30/12', '02/01', '15/12'],
      ['30/12', '02/01', '28/12', '03/01'],
    ])
      expect(yearsFor(days)).not.toHaveProperty('newest', expect.anything())
    expect(yearsOf([['30/12', '02/01'], ['31/12']], WHERE)).toMatchObject({ newest: undefined })
  })

  it('is not sought before it is known which number is the month', () => {
    expect(yearsFor(['03/11'], { order: undefined })).toBeUndefined()
    expect(yearsFor(['11/25'], { order: undefined })?.year).toBe(2025)
  })

  it('makes no day that the calendar does not have', () => {
    expect(readDate('29/02', { years: { year: 2026 } })).toBeUndefined()
    expect(readDate('29/02', { years: { year: 2024 } })).toBe('2024-02-29')
    expect(readDate('03/11', { order: 'day-first' })).toBeUndefined()
  })

  it('gives back a list of half a year that ends today', () => {
    fc.assert(
      fc.property(anyDay, fc.array(fc.nat(170), { minLength: 1, maxLength: 8 }), (today, back) => {
        const days = [0, ...back].map((each) => addDays(today, -each)).toSorted()
        const written = days.map((day) => formatDate(day).slice(0, 5))
        const years = yearsOf([written], { order: 'day-first', today, above: [] })!
        expect(written.map((day) => readDate(day, { order: 'day-first', years }))).toEqual(days)
      }),
      { numRuns: runs(1_000, 10_000) },
    )
  })
})
