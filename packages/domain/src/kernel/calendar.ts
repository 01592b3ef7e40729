import { addDays as addDaysToDate, addMonths as addMonthsToDate, lightFormat } from 'date-fns'

/** A calendar day `YYYY-MM-DD` in the user's own time zone; compared as a string, never passed through UTC (D10). */
export type IsoDate = string

const PATTERN = /^\d{4}-\d{2}-\d{2}$/

/** A day that the calendar has. Reads no `Date` and makes no list: a store asks it of every day of every record. */
export function isIsoDate(text: string): text is IsoDate {
  if (!PATTERN.test(text)) return false
  const year = Number(text.slice(0, 4))
  const month = Number(text.slice(5, 7))
  const day = Number(text.slice(8))
  return year > 0 && month > 0 && month <= 12 && day > 0 && day <= lengthOf(month, year)
}

/** The calendar day of an instant, where the user is. */
export const isoDateOf = (instant: Date): IsoDate => lightFormat(instant, 'yyyy-MM-dd')

export const addDays = (day: IsoDate, days: number): IsoDate => isoDateOf(addDaysToDate(noonOf(day), days))

/** Month ends clamp: 31 January plus one month is the last of February. Always add to the start, never cumulatively. */
export const addMonths = (day: IsoDate, months: number): IsoDate =>
  isoDateOf(addMonthsToDate(noonOf(day), months))

/** `20/11/2026`, as every date is shown; what is no date is shown as it is. */
export const formatDate = (day: IsoDate): string =>
  PATTERN.test(day) ? day.split('-').reverse().join('/') : day

/** «20/11», with the year when it is another one. */
export const shortDate = (day: IsoDate, today: IsoDate): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatDate(day).slice(0, 5) : formatDate(day)

/** A month `YYYY-MM`; compared as a string. */
export type Month = string

export const isMonth = (text: string): text is Month => isIsoDate(`${text}-01`)
export const monthOf = (day: IsoDate): Month => day.slice(0, 7)

/** Stays within the calendar of an IsoDate: no month comes before 0001-01 or after 9999-12. */
export function addToMonth(month: Month, months: number): Month {
  const counted = Math.min(Math.max(numberOf(month) + months, numberOf('0001-01')), numberOf('9999-12'))
  return `${String(Math.floor(counted / 12)).padStart(4, '0')}-${String((counted % 12) + 1).padStart(2, '0')}`
}

export const lastDayOf = (month: Month): IsoDate =>
  `${month}-${lengthOf(Number(month.slice(5)), Number(month.slice(0, 4)))}`

/** Months since the year 0. */
const numberOf = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
/** «novembro». */
export const nameOf = (month: Month): string => MONTHS[Number(month.slice(5)) - 1] ?? month
/** «novembro de 2026». */
export const formatMonth = (month: Month): string => `${nameOf(month)} de ${month.slice(0, 4)}`
/** «nov». */
export const shortMonth = (month: Month): string => nameOf(month).slice(0, 3)

/** Noon: midnight does not exist on every day of every zone (São Paulo, when summer time began). */
const noonOf = (day: IsoDate): Date => new Date(`${day}T12:00:00`)

function lengthOf(month: number, year: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Weeks run from Monday to Sunday. */
export const mondayOf = (day: IsoDate): IsoDate => addDays(day, -sinceMonday(day))

/** 0 of a Monday. */
export const sinceMonday = (day: IsoDate): number => (new Date(dayNumber(day)).getUTCDay() + 6) % 7

/** So many days in a row, from `day` on. */
export const daysFrom = (day: IsoDate, count: number): readonly IsoDate[] =>
  Array.from({ length: count }, (_, n) => addDays(day, n))

const DAY = 86_400_000

/** Calendar days from one day to the other, negative backwards. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => (dayNumber(to) - dayNumber(from)) / DAY

/** The instant of a day without a time or a zone, so that no summer time can shorten one. */
const dayNumber = (day: IsoDate): number => Date.parse(`${day}T00:00:00Z`)
