import { isZone, type IsoDate, wallOf } from '../kernel/index.ts'
import { readDay, readDayOfYear, withoutWeekday } from './days.ts'

/** Which of two numbers comes first in `03/11/2026`. */
export const DATE_ORDERS = ['day-first', 'month-first'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

/** Of which year the days of a file are that have none. */
export interface DateYears {
  readonly year: number
  /** `01-20`, the newest day of a list that goes over New Year: what is later is of the year before. */
  readonly newest?: string | undefined
}

/** What is known of the dates of one file beside what each of them says. */
export interface DateSense {
  readonly order?: DateOrder | undefined
  readonly years?: DateYears | undefined
  /** Of the student: a moment of another one may be of another day there. */
  readonly zone?: string | undefined
}

const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?(?:[T ,].*)?$/

/** What a cell shows of the order of its date; nothing where both numbers could be a month. */
function shownBy(cell: string): DateOrder | undefined {
  const [, first, , second] = NUMBERS.exec(withoutWeekday(cell)) ?? []
  if (first === undefined || second === undefined) return undefined
  if (Number(first) > 12) return 'day-first'
  return Number(second) > 12 ? 'month-first' : undefined
}

/** The order of the dates of one file, where one of them shows it and none contradicts it; `usual` where none shows it. */
export function dateOrderOf(cells: readonly string[], usual?: DateOrder): DateOrder | undefined {
  const shown = new Set(cells.flatMap((cell) => shownBy(cell) ?? []))
  if (shown.size === 0) return usual
  return shown.size === 1 ? [...shown][0] : undefined
}

/** Whether a date could be of two days: nothing says which number is the month. */
export function isUnclearDate(cell: string, order: DateOrder | undefined): boolean {
  const [, first, , second] = NUMBERS.exec(withoutWeekday(cell)) ?? []
  return first !== undefined && first !== second && (shownBy(cell) ?? order) === undefined
}

/** A date of a file; undefined where it is none, could be of two days, or has no year and none is known. */
export function readDate(cell: string, { order, years, zone }: DateSense): IsoDate | undefined {
  const plain = inDayOrder(cell, order)
  if (plain === undefined) return undefined
  return dayOfMoment(plain, zone) ?? readDay(plain) ?? (years && readDayIn(plain, years))
}

const MOMENT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(?:Z|UTC|([+-]\d\d):?(\d\d))$/i

/** The day of `2026-11-04T02:30:00Z` where the student is; undefined of what is no moment. Midnight is how programs write a mere day. */
function dayOfMoment(cell: string, zone = ''): IsoDate | undefined {
  const [, day, time = '', hours = '+00', minutes = '00'] = MOMENT.exec(cell) ?? []
  if (day === undefined || !/[1-9]/.test(time) || !isZone(zone)) return undefined
  const instant = Date.parse(`${day}T${time}${hours}:${minutes}`)
  return Number.isNaN(instant) ? undefined : new Date(wallOf(instant, zone)).toISOString().slice(0, 10)
}

/** The month and the day of a date that has no year, `11-03`; undefined of any other cell. */
export function monthAndDay(cell: string, order: DateOrder | undefined): string | undefined {
  const plain = inDayOrder(cell, order)
  return plain === undefined ? undefined : readDayOfYear(plain, LEAP_YEAR)?.slice('2024-'.length)
}
/** Any year that has a 29 February. */
const LEAP_YEAR = '2024'

/** A date with its day before its month, and without a time; undefined where it could be of two days. */
export function inDayOrder(cell: string, order: DateOrder | undefined): string | undefined {
  const plain = withoutWeekday(cell)
  const [, first, mark, second, year] = NUMBERS.exec(plain) ?? []
  if (first === undefined || second === undefined) return plain
  if (isUnclearDate(plain, order)) return undefined
  const isMonthFirst = (shownBy(plain) ?? order) === 'month-first'
  return [...(isMonthFirst ? [second, first] : [first, second]), ...(year ? [year] : [])].join(mark)
}

function readDayIn(plain: string, { year, newest = '12-31' }: DateYears): IsoDate | undefined {
  const day = monthAndDay(plain, 'day-first')
  return day === undefined ? undefined : readDayOfYear(plain, String(day > newest ? year - 1 : year))
}
