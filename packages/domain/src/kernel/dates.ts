import { addDays, addToMonth, daysBetween, isIsoDate, mondayOf, monthOf, type IsoDate } from './calendar.ts'

/** Which day is meant where the month, the year or the week is left out: of money that moved, or of what is to come. */
export type Sense = 'nearest' | 'coming'

/** A dd/mm so long ago is still meant where coming days are. */
const RECENT_DAYS = 30
/** A day further off than this is the one of the year before, of money, and a fraction where it may be one. */
export const NEAR_DAYS = 60

/** A date as it is written. */
export interface Written {
  readonly day: string
  readonly month?: string | undefined
  readonly year?: string | undefined
}

/** The days that may be meant, the likeliest first; none where the calendar has none such. */
export function daysOf({ day, month, year }: Written, today: IsoDate, sense: Sense): readonly IsoDate[] {
  if (month && year) return existing([`${year.padStart(4, '20')}-${month.padStart(2, '0')}`], day)
  if (!month) return sense === 'nearest' ? nearMonths(day, today) : comingMonths(day, today)
  const years = [-1, 0, 1].map((later) => Number(today.slice(0, 4)) + later)
  const days = existing(
    years.map((one) => `${String(one).padStart(4, '0')}-${month.padStart(2, '0')}`),
    day,
  )
  if (sense === 'coming') return days.filter((one) => one >= addDays(today, -RECENT_DAYS))
  return byDistance(days, today)
}

const existing = (months: readonly string[], day: string): readonly IsoDate[] =>
  months.map((month) => `${month}-${day.padStart(2, '0')}`).filter(isIsoDate)

const months = (today: IsoDate, ...later: readonly number[]) =>
  later.map((count) => addToMonth(monthOf(today), count))

/** The day in this month or the next ones that have it: February has no 30th, and March has one. */
const comingMonths = (day: string, today: IsoDate) =>
  existing(months(today, 0, 1, 2), day).filter((one) => one >= today)

/** The day in this month or the one before, the nearest first; that of the next month comes last. */
const nearMonths = (day: string, today: IsoDate) => [
  ...byDistance(existing(months(today, -1, 0), day), today),
  ...existing(months(today, 1), day),
]

/** Orders days by how near they are: in January 20/12 is last December, in November 05/01 the coming January, and 20/05 the May that was. */
function byDistance(days: readonly IsoDate[], today: IsoDate): readonly IsoDate[] {
  const distance = (day: IsoDate) => {
    const ahead = daysBetween(today, day)
    return ahead > NEAR_DAYS ? 1_000 + ahead : Math.abs(ahead)
  }
  return days.toSorted((a, b) => distance(a) - distance(b))
}

/** The weekday of a day, from 1 on Monday to 7 on Sunday. */
export const weekdayOfDay = (day: IsoDate): number => daysBetween(mondayOf(day), day) + 1

/** The day of a weekday one to seven days ahead, never today. */
export const nextWeekday = (weekday: number, today: IsoDate): IsoDate =>
  addDays(today, ((weekday + 6 - weekdayOfDay(today)) % 7) + 1)
