import { expect, it } from 'vitest'
import { inZone, ZONES } from '../../testing/zones.ts'
import { addDays, daysBetween } from './calendar.ts'

it.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-11-21', 1],
  ['2026-11-20', '2026-11-06', -14],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-12-31', '2027-12-31', 365],
])('from %s to %s are %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})

it.each(ZONES)('counts in %s what addDays adds, over every change of summer time', (zone) => {
  inZone(zone, () => {
    const wrong = Array.from({ length: 1_500 }, (_, days) => days).filter(
      (days) => daysBetween('2016-01-01', addDays('2016-01-01', days)) !== days,
    )
    expect(wrong).toEqual([])
  })
})
