import { addDays as addDaysToDate, addMonths as addMonthsToDate, lightFormat, parseISO } from 'date-fns'

/** A calendar day `YYYY-MM-DD` in the user's own time zone; compared as a string, never passed through UTC (D10). */
export type IsoDate = string

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

/** A day that the calendar has. Reads no `Date`: a store asks it of every record. */
export function isIsoDate(text: string): text is IsoDate {
  const [year, month, day] = (PATTERN.exec(text) ?? []).slice(1).map(Number) as [number?, number?, number?]
  if (!year || !month || !day) return false
  return month <= 12 && day <= lengthOf(month, year)
}

/** The calendar day of an instant, where the user is. */
export const isoDateOf = (instant: Date): IsoDate => lightFormat(instant, 'yyyy-MM-dd')

export const addDays = (day: IsoDate, days: number): IsoDate => isoDateOf(addDaysToDate(noonOf(day), days))

/** Month ends clamp: 31 January plus one month is the last of February. Always add to the start, never cumulatively. */
export const addMonths = (day: IsoDate, months: number): IsoDate => isoDateOf(addMonthsToDate(noonOf(day), months))

/** `20/11/2026`, as every date is shown; what is no date is shown as it is. */
export const formatDate = (day: IsoDate): string => (PATTERN.test(day) ? day.split('-').reverse().join('/') : day)

/** Noon: midnight does not exist on every day of every zone (São Paulo, when summer time began). */
const noonOf = (day: IsoDate): Date => parseISO(`${day}T12:00:00`)

function lengthOf(month: number, year: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
