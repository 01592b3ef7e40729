import { DAY } from '../../kernel/index.ts'
import type { Rule } from './recurrence-rule.ts'

/** A day as a number, from 1970-01-01 on. */
type DayNumber = number

const dateOf = (day: DayNumber): Date => new Date(day * DAY)
const weekdayOf = (day: DayNumber): number => dateOf(day).getUTCDay()
/** Months since the year 0. */
const monthOf = (day: DayNumber): number => dateOf(day).getUTCFullYear() * 12 + dateOf(day).getUTCMonth()
const firstOf = (month: number): DayNumber => Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY
const weekStartOf = (day: DayNumber, { weekStart }: Rule): DayNumber =>
  day - ((weekdayOf(day) - weekStart + 7) % 7)

/** The step that a day is in, counted from that of the first one on. */
export function stepOf(first: DayNumber, day: DayNumber, rule: Rule): number {
  const { freq, interval } = rule
  if (freq === 'DAILY') return Math.floor((day - first) / interval)
  if (freq === 'WEEKLY') return Math.floor((day - weekStartOf(first, rule)) / 7 / interval)
  const months = monthOf(day) - monthOf(first)
  return Math.floor(months / (freq === 'YEARLY' ? 12 : 1) / interval)
}

/** The first day that a step may have. */
export function stepStart(first: DayNumber, step: number, rule: Rule): DayNumber {
  const { freq, interval } = rule
  if (freq === 'DAILY') return first + step * interval
  if (freq === 'WEEKLY') return weekStartOf(first, rule) + 7 * step * interval
  if (freq === 'MONTHLY') return firstOf(monthOf(first) + step * interval)
  return firstOf(12 * (Math.floor(monthOf(first) / 12) + step * interval))
}

/** The days of one step in order. */
export function daysOfStep(first: DayNumber, step: number, rule: Rule): readonly DayNumber[] {
  const days = candidates(first, stepStart(first, step, rule), rule)
  const sorted = [...new Set(days)].sort((a, b) => a - b)
  if (rule.bySetPos.length === 0) return sorted
  const places = rule.bySetPos.map((place) => (place > 0 ? place - 1 : sorted.length + place))
  return sorted.filter((_, at) => places.includes(at))
}

function candidates(first: DayNumber, start: DayNumber, rule: Rule): readonly DayNumber[] {
  const { freq, byDay, byMonth } = rule
  if (freq === 'DAILY') return [start].filter((day) => isInMonths(day, rule) && isOnDays(day, rule))
  if (freq === 'WEEKLY') {
    const weekdays = byDay.length > 0 ? byDay.map(({ weekday }) => weekday) : [weekdayOf(first)]
    return [0, 1, 2, 3, 4, 5, 6]
      .map((later) => start + later)
      .filter((day) => weekdays.includes(weekdayOf(day)) && isInMonths(day, rule))
  }
  if (freq === 'MONTHLY') return isInMonths(start, rule) ? daysOfMonth(first, monthOf(start), rule) : []
  const months = byMonth.length > 0 ? byMonth.map((month) => month - 1) : [monthOf(first) % 12]
  return months.flatMap((month) => daysOfMonth(first, monthOf(start) + month, rule))
}

const isInMonths = (day: DayNumber, { byMonth }: Rule): boolean =>
  byMonth.length === 0 || byMonth.includes((monthOf(day) % 12) + 1)

function isOnDays(day: DayNumber, { byDay, byMonthDay }: Rule): boolean {
  const [date, left] = [dateOf(day).getUTCDate(), firstOf(monthOf(day) + 1) - day]
  const isOfMonth = byMonthDay.length === 0 || byMonthDay.some((one) => one === date || -one === left)
  return isOfMonth && (byDay.length === 0 || byDay.some(({ weekday }) => weekday === weekdayOf(day)))
}

/** A month that lacks the day of the first time has none. */
function daysOfMonth(first: DayNumber, month: number, { byDay, byMonthDay }: Rule): readonly DayNumber[] {
  const [start, end] = [firstOf(month), firstOf(month + 1)]
  const all = Array.from({ length: end - start }, (_, later) => start + later)
  const isNth = (day: DayNumber, nth: number) =>
    nth === 0 || nth === (nth > 0 ? Math.ceil((day - start + 1) / 7) : -Math.ceil((end - day) / 7))
  if (byDay.length === 0 && byMonthDay.length === 0)
    return all.filter((day) => dateOf(day).getUTCDate() === dateOf(first).getUTCDate())
  return all.filter(
    (day) =>
      (byMonthDay.length === 0 ||
        byMonthDay.some((one) => day === (one > 0 ? start + one - 1 : end + one))) &&
      (byDay.length === 0 || byDay.some(({ nth, weekday }) => weekday === weekdayOf(day) && isNth(day, nth))),
  )
}
