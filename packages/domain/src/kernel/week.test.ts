import { expect, it } from 'vitest'
import { calendarOf } from '../../testing/slow-calendar.ts'
import { inZone, ZONES } from '../../testing/zones.ts'
import { daysFrom, mondayOf } from './calendar.ts'

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
  ['2028-03-01', '2028-02-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

it('counts days in a row', () => {
  expect(daysFrom('2026-12-30', 4)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
  expect(daysFrom('2026-12-30', 0)).toEqual([])
})

it.each(ZONES)('in %s every week of ten years has seven days, one after the other', (zone) => {
  const days = calendarOf(2016, 2026)
  inZone(zone, () => {
    const wrong = days.filter((day, at) => at >= 3 && mondayOf(day) !== days[at - ((at - 3) % 7)])
    expect(days[3]).toBe('2016-01-04')
    expect(wrong).toEqual([])
  })
})
