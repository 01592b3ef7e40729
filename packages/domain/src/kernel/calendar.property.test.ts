import { describe, expect, test } from 'vitest'
import { calendarOf, slowMonthsAfter } from '../../testing/slow-calendar.ts'
import { inZone, ZONES } from '../../testing/zones.ts'
import {
  addDays,
  addMonths,
  addToMonth,
  formatDate,
  isIsoDate,
  isMonth,
  isoDateOf,
  lastDayOf,
  monthOf,
} from './calendar.ts'
import { dayInWords, shortWeekday } from './day-names.ts'

/** Ten years, 1 January of the first to 31 December of the last, written down day by day from the length of each month. */
const DAYS = calendarOf(2015, 2024)
const PRAZOS = [1, 3, 6, 12]
/** Summer time began at midnight in the years 1985 to 2018. */
const SUMMERS = calendarOf(1985, 2019)

test('the slow calendar has the 3,653 days it should', () => {
  expect(DAYS).toHaveLength(3653)
  expect([DAYS[0], DAYS.at(-1)]).toEqual(['2015-01-01', '2024-12-31'])
})

test('a day in words is said as `Intl` says it', () => {
  const long = new Intl.DateTimeFormat('pt-BR', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const said = (day: string) => long.format(Date.parse(day))
  expect(DAYS.filter((day) => dayInWords(day).toLowerCase() !== said(day))).toEqual([])
  expect([dayInWords('2026-03-01'), shortWeekday('2026-11-24')]).toEqual(['Domingo, 1 de março', 'terça'])
})

describe.each(ZONES)('in %s every day of ten years', (zone) => {
  test('is a day, shows as typed, and is today from its first minute to its last (D10, R10)', () => {
    inZone(zone, () => {
      const wrong = DAYS.filter((day) => {
        const [year, month, date] = day.split('-').map(Number) as [number, number, number]
        const first = isoDateOf(new Date(year, month - 1, date, 0, 0))
        const last = isoDateOf(new Date(year, month - 1, date, 23, 59, 59, 999))
        return !(
          isIsoDate(day) &&
          first === day &&
          last === day &&
          formatDate(day) === `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
        )
      })
      expect(wrong).toEqual([])
    })
  })

  test('plus days is the day that stands so much further in the calendar', () => {
    inZone(zone, () => {
      const steps = [-366, -31, -1, 0, 1, 7, 14, 31, 365]
      const wrong = steps.flatMap((step) =>
        DAYS.flatMap((day, at) =>
          DAYS[at + step] !== undefined && addDays(day, step) !== DAYS[at + step] ? [`${day} ${step}`] : [],
        ),
      )
      expect(wrong).toEqual([])
    })
  })

  test('plus months is the same date of that month, or its last (R10)', () => {
    inZone(zone, () => {
      const wrong = PRAZOS.flatMap((months) =>
        DAYS.filter((day) => addMonths(day, months) !== slowMonthsAfter(day, months)),
      )
      expect(wrong).toEqual([])
    })
  })
})

test('the months of ten years follow each other, each ends on its last day, and counting on and back is the same (R10)', () => {
  const months = [...new Set(DAYS.map((day) => day.slice(0, 7)))]
  const lastDays = DAYS.filter((day, at) => DAYS[at + 1]?.slice(0, 7) !== day.slice(0, 7))
  expect(months.map(lastDayOf)).toEqual(lastDays)
  expect(DAYS.every((day) => isMonth(monthOf(day)))).toBe(true)
  const wrong = months.flatMap((month, at) =>
    months
      .filter((other, there) => addToMonth(month, there - at) !== other)
      .map((other) => `${month} to ${other}`),
  )
  expect(wrong).toEqual([])
})

test('no summer time from 1985 to 2019 moves a day or skips one (R10)', () => {
  inZone('America/Sao_Paulo', () => {
    const wrong = SUMMERS.slice(1).filter(
      (day, before) => addDays(SUMMERS[before]!, 1) !== day || isoDateOf(midnightOf(day)) !== day,
    )
    const missing = SUMMERS.filter((day) => midnightOf(day).getHours() !== 0)
    expect(wrong).toEqual([])
    expect(missing.length).toBeGreaterThan(30)
  })
})

test('days compare as the calendar orders them', () => {
  expect([...DAYS].reverse().sort()).toEqual(DAYS)
})

function midnightOf(day: string): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, date, 0, 0)
}
