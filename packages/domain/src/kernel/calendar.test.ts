import { describe, expect, it, test } from 'vitest'
import { inZone, ZONES } from '../../testing/zones.ts'
import { addDays, addMonths, formatDate, isIsoDate, isoDateOf } from './calendar.ts'

describe('a calendar day', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '1900-01-01', '0001-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(isIsoDate(text)).toBe(true)
  })

  it.each([
    '', '2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-01-00', '2026-04-31', '0000-01-01', '2026-1-1', '20261120',
    '2026-11-20T00:00', ' 2026-11-20', '2026-11-20\n', '20/11/2026', '+02026-11-20',
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
