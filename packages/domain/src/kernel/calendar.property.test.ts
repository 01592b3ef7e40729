import { describe, expect, test } from 'vitest'
import { inZone, ZONES } from '../../testing/zones.ts'
import { addDays, addMonths, formatDate, isIsoDate, isoDateOf } from './calendar.ts'

/** Ten years, 1 January of the first to 31 December of the last, written down day by day from the length of each month. */
const DAYS = calendarOf(2015, 2024)
const PRAZOS = [1, 3, 6, 12]
/** Summer time began at midnight in the years 1985 to 2018. */
const SUMMERS = calendarOf(1985, 2019)

test('the slow calendar has the 3,653 days it should', () => {
  expect(DAYS).toHaveLength(3653)
  expect([DAYS[0], DAYS.at(-1)]).toEqual(['2015-01-01', '2024-12-31'])
})

describe.each(ZONES)('in %s every day of ten years', (zone) => {
  test('is a day, shows as typed, and is today from its first minute to its last', () => {
    inZone(zone, () => {
      const wrong = DAYS.filter((day) => {
        const [year, month, date] = day.split('-').map(Number) as [number, number, number]
        const first = isoDateOf(new Date(year, month - 1, date, 0, 0))
        const last = isoDateOf(new Date(year, month - 1, date, 23, 59, 59, 999))
        return !(isIsoDate(day) && first === day && last === day && formatDate(day) === `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`)
      })
      expect(wrong).toEqual([])
    })
  })

  test('plus days is the day that stands so much further in the calendar', () => {
    inZone(zone, () => {
      const steps = [-366, -31, -1, 0, 1, 7, 14, 31, 365]
      const wrong = steps.flatMap((step) =>
        DAYS.flatMap((day, at) => (DAYS[at + step] !== undefined && addDays(day, step) !== DAYS[at + step] ? [`${day} ${step}`] : [])))
      expect(wrong).toEqual([])
    })
  })

  test('plus months is the same date of that month, or its last', () => {
    inZone(zone, () => {
      const wrong = PRAZOS.flatMap((months) => DAYS.filter((day) => addMonths(day, months) !== slowMonthsAfter(day, months)))
      expect(wrong).toEqual([])
    })
  })
})

test('no summer time from 1985 to 2019 moves a day or skips one', () => {
  inZone('America/Sao_Paulo', () => {
    const wrong = SUMMERS.slice(1).filter((day, before) => addDays(SUMMERS[before]!, 1) !== day || isoDateOf(midnightOf(day)) !== day)
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

function calendarOf(first: number, last: number): string[] {
  const days: string[] = []
  for (let year = first; year <= last; year += 1)
    for (let month = 1; month <= 12; month += 1)
      for (let day = 1; day <= daysOf(year, month); day += 1) days.push(write(year, month, day))
  return days
}

function slowMonthsAfter(start: string, months: number): string {
  let [year, month] = start.split('-').map(Number) as [number, number]
  for (let left = months; left > 0; left -= 1) {
    month += 1
    if (month === 13) [year, month] = [year + 1, 1]
  }
  return write(year, month, Math.min(Number(start.slice(8)), daysOf(year, month)))
}

function daysOf(year: number, month: number): number {
  const lengths = [31, year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return lengths[month - 1]!
}

function write(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}
