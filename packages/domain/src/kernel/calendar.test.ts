import { describe, expect, it, test } from 'vitest'
import { inZone, ZONES } from '../../testing/zones.ts'
import {
  addDays,
  addMonths,
  addToMonth,
  formatDate,
  formatMonth,
  isIsoDate,
  isMonth,
  isoDateOf,
  lastDayOf,
  monthOf,
  shortMonth,
} from './calendar.ts'

describe('a calendar day', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '1900-01-01', '0001-01-01', '9999-12-31'])(
    '%s is one',
    (text) => {
      expect(isIsoDate(text)).toBe(true)
    },
  )

  it.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-04-31',
    '0000-01-01',
    '2026-1-1',
    '20261120',
    '2026-11-20T00:00',
    ' 2026-11-20',
    '2026-11-20\n',
    '20/11/2026',
    '+02026-11-20',
  ])('%j is none', (text) => {
    expect(isIsoDate(text)).toBe(false)
  })

  it('is shown day first, and what is no date as it is', () => {
    expect(formatDate('2026-11-20')).toBe('20/11/2026')
    expect(formatDate('')).toBe('')
    expect(formatDate('ontem')).toBe('ontem')
  })

  it('clamps to the end of a shorter month, counted from the start', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-01-31', 2)).toBe('2026-03-31')
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
    expect(addMonths('2026-01-01', 6)).toBe('2026-07-01')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })
})

describe('a month (R10)', () => {
  it.each(['2026-11', '2024-02', '0001-01', '9999-12'])('%s is one', (text) => {
    expect(isMonth(text)).toBe(true)
  })

  it.each([
    '',
    '2026',
    '2026-13',
    '2026-00',
    '0000-01',
    '2026-1',
    '2026-11-01',
    ' 2026-11',
    '2026-11\n',
    'novembro',
  ])('%j is none', (text) => {
    expect(isMonth(text)).toBe(false)
  })

  it('is that of its days, and ends on the last of them', () => {
    expect(monthOf('2026-11-20')).toBe('2026-11')
    expect(
      ['2026-11', '2026-12', '2026-02', '2024-02', '1900-02', '2000-02', '9999-12'].map(lastDayOf),
    ).toEqual([
      '2026-11-30',
      '2026-12-31',
      '2026-02-28',
      '2024-02-29',
      '1900-02-28',
      '2000-02-29',
      '9999-12-31',
    ])
  })

  it('is counted on from over the years', () => {
    expect(addToMonth('2026-11', 2)).toBe('2027-01')
    expect(addToMonth('2026-01', -1)).toBe('2025-12')
    expect(addToMonth('2026-11', -23)).toBe('2024-12')
    expect(addToMonth('2026-11', 0)).toBe('2026-11')
  })

  it('never leaves the calendar', () => {
    expect(addToMonth('0001-01', -1)).toBe('0001-01')
    expect(addToMonth('0001-01', 1)).toBe('0001-02')
    expect(addToMonth('9999-12', 1)).toBe('9999-12')
    expect(addToMonth('9999-11', 12)).toBe('9999-12')
  })

  it('has its name', () => {
    expect(formatMonth('2026-11')).toBe('novembro de 2026')
    expect(formatMonth('0987-03')).toBe('março de 0987')
    expect(['2026-01', '2026-03', '2026-12'].map(shortMonth)).toEqual(['jan', 'mar', 'dez'])
  })
})

describe.each(ZONES)('in %s', (zone) => {
  test('the last minute of a day and the first of the next belong to their days', () => {
    inZone(zone, () => {
      expect(isoDateOf(new Date(2026, 10, 20, 23, 59, 59, 999))).toBe('2026-11-20')
      expect(isoDateOf(new Date(2026, 10, 21, 0, 0))).toBe('2026-11-21')
    })
  })
})

test('the zones differ: one instant is the 20th in Rio Branco and already the 21st in Lisbon', () => {
  const instant = new Date('2026-11-21T00:30:00.000Z')
  inZone('America/Rio_Branco', () => expect(isoDateOf(instant)).toBe('2026-11-20'))
  inZone('America/Sao_Paulo', () => expect(isoDateOf(instant)).toBe('2026-11-20'))
  inZone('Europe/Lisbon', () => expect(isoDateOf(instant)).toBe('2026-11-21'))
})

test('a day without a midnight, as summer time began in São Paulo, is that day', () => {
  inZone('America/Sao_Paulo', () => {
    expect(new Date(2018, 10, 4, 0, 0).getHours()).toBe(1)
    expect(isoDateOf(new Date(2018, 10, 4, 0, 0))).toBe('2018-11-04')
    expect(addDays('2018-11-03', 1)).toBe('2018-11-04')
    expect(addDays('2018-11-05', -1)).toBe('2018-11-04')
    expect(addMonths('2018-10-04', 1)).toBe('2018-11-04')
  })
})
