import { isIsoDate, type IsoDate } from '../kernel/index.ts'

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ,].*)?$/
const DAY_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T ,].*)?$/
const TOGETHER = /^(\d{4})(\d{2})(\d{2})$/

/** A day as Brazilian files write it: 20/11/2026, 20-11-26, 2026-11-20, 20261120, with a time behind it or not. Undefined where the calendar has none such. */
export function readDay(text: string): IsoDate | undefined {
  const plain = text.trim()
  const yearFirst = YEAR_FIRST.exec(plain)
  if (yearFirst) return dayOf(yearFirst[1]!, yearFirst[3]!, yearFirst[4]!)
  const dayFirst = DAY_FIRST.exec(plain)
  if (dayFirst) return dayOf(dayFirst[4]!, dayFirst[3]!, dayFirst[1]!)
  const together = TOGETHER.exec(plain)
  return together ? dayOf(together[1]!, together[2]!, together[3]!) : undefined
}

/** A day without a year, `20/11`, of a year that is known otherwise. */
export function readDayOfYear(text: string, year: string): IsoDate | undefined {
  const [, day, month] = /^(\d{1,2})[-/.](\d{1,2})$/.exec(text.trim()) ?? []
  return day && month ? dayOf(year, month, day) : undefined
}

/** The latest day `20/11` that is not after another day; 29 February is sought back to its year. */
export function latestDay(text: string, latest: IsoDate): IsoDate | undefined {
  const year = Number(latest.slice(0, 4))
  for (let back = 0; back <= YEARS_TO_LEAP; back += 1) {
    const day = readDayOfYear(text, String(year - back))
    if (day !== undefined && day <= latest) return day
  }
  return undefined
}

/** Most years between two days of 29 February. */
const YEARS_TO_LEAP = 8

function dayOf(year: string, month: string, day: string): IsoDate | undefined {
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : undefined
}
