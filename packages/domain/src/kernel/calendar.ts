import { addDays as addDaysToDate, addMonths as addMonthsToDate, format, isValid, parse } from 'date-fns'

/** A calendar day `YYYY-MM-DD` in the user's own time zone; compared as a string, never passed through UTC (D10). */
export type IsoDate = string

const PATTERN = /^\d{4}-\d{2}-\d{2}$/

export function isIsoDate(text: string): text is IsoDate {
  return PATTERN.test(text) && isValid(dateOf(text)) && isoDateOf(dateOf(text)) === text
}

/** The calendar day of an instant, where the user is. */
export const isoDateOf = (instant: Date): IsoDate => format(instant, 'yyyy-MM-dd')

/** Noon of that day: the one hour that every time zone has every day. */
const dateOf = (day: IsoDate): Date => parse(`${day} 12`, 'yyyy-MM-dd HH', new Date(0))

export const addDays = (day: IsoDate, days: number): IsoDate => isoDateOf(addDaysToDate(dateOf(day), days))

/** Month ends clamp: 31 January plus one month is the last of February. Always add to the start, never cumulatively. */
export const addMonths = (day: IsoDate, months: number): IsoDate => isoDateOf(addMonthsToDate(dateOf(day), months))

/** `20/11/2026`, as every date is shown; what is no date is shown as it is. */
export const formatDate = (day: IsoDate): string => (PATTERN.test(day) ? day.split('-').reverse().join('/') : day)
