import { foldText, isIsoDate, type IsoDate } from '../kernel/index.ts'
import { readDay } from './days.ts'

/** Which of two numbers comes first in `03/11/2026`. */
export const DATE_ORDERS = ['day-first', 'month-first'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T ,].*)?$/

/** What a cell shows of the order of its date; nothing where both numbers could be a month. */
function shownBy(cell: string): DateOrder | undefined {
  const [, first, , second] = NUMBERS.exec(cell.trim()) ?? []
  if (first === undefined || second === undefined) return undefined
  if (Number(first) > 12) return 'day-first'
  return Number(second) > 12 ? 'month-first' : undefined
}

/** The order of the dates of one file, where one of them shows it and none contradicts it. */
export function dateOrderOf(cells: readonly string[]): DateOrder | undefined {
  const shown = new Set(cells.flatMap((cell) => shownBy(cell) ?? []))
  return shown.size === 1 ? [...shown][0] : undefined
}

const MONTHS: Readonly<Record<string, number>> = {
  ...byStart('jan fev mar abr mai jun jul ago set out nov dez'),
  ...byStart('jan feb mar apr may jun jul aug sep oct nov dec'),
}

function byStart(starts: string): Readonly<Record<string, number>> {
  return Object.fromEntries(starts.split(' ').map((start, at) => [start, at + 1]))
}

/** A day whose month is a word: «21 Apr 2026», «April 21, 2026», «21 de abr. de 2026». */
export function readNamedDay(text: string): IsoDate | undefined {
  const words = foldText(text)
    .split(/[\s,.]+|\bde\b/)
    .filter((word) => word !== '')
  const month = words.flatMap((word) => (/^[a-z]{3,9}$/.test(word) ? (MONTHS[word.slice(0, 3)] ?? []) : []))
  const day = words.find((word) => /^\d{1,2}$/.test(word))
  const year = words.find((word) => /^\d{4}$/.test(word))
  if (words.length !== 3 || month.length !== 1 || !day || !year) return undefined
  const iso = `${year}-${String(month[0]).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : undefined
}

/** Whether a date could be of two days: nothing says which number is the month. */
export function isUnclearDate(cell: string, order: DateOrder | undefined): boolean {
  const [, first, , second] = NUMBERS.exec(cell.trim()) ?? []
  return first !== undefined && first !== second && (shownBy(cell) ?? order) === undefined
}

/** A date of a file with this order; undefined where it is none, or could be of two days. */
export function readDate(cell: string, order: DateOrder | undefined): IsoDate | undefined {
  const plain = cell.trim()
  const [, first, mark, second, year] = NUMBERS.exec(plain) ?? []
  if (first === undefined || second === undefined) return readDay(plain) ?? readNamedDay(plain)
  if (isUnclearDate(plain, order)) return undefined
  const isMonthFirst = (shownBy(plain) ?? order) === 'month-first'
  return readDay((isMonthFirst ? [second, first, year] : [first, second, year]).join(mark))
}
