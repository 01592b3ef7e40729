import { daysBetween, type IsoDate } from '../kernel/index.ts'
import { type DateOrder, type DateYears, monthAndDay, readDate } from './date-order.ts'

/** The years of the dates of a file that have none. */
export interface FoundYears extends DateYears {
  /** The file says so; otherwise they are proposed, and asked for. */
  readonly isStated: boolean
}

interface Where {
  readonly order: DateOrder | undefined
  readonly today: IsoDate
  /** What stands above the table. */
  readonly above: readonly string[]
}

/**
 * The years that the dates of these columns are of where they have none; undefined where all have one. The file states them by its other dates
 * and by a period above its table; else they are those that put the newest date not after today.
 */
export function yearsOf(
  columns: readonly (readonly string[])[],
  { order, today, above }: Where,
): FoundYears | undefined {
  const dayOf = (cell: string) => monthAndDay(cell, order)
  const without = columns.filter((cells) => cells.some(dayOf))
  const days = (without[0] ?? []).flatMap((cell) => dayOf(cell) ?? readDate(cell, { order })?.slice(5) ?? [])
  if (days.length === 0) return undefined
  const newest = without.length === 1 ? newestOver(days) : undefined
  const dated = columns.flat().flatMap((cell) => readDate(cell, { order })?.slice(0, 4) ?? [])
  const stated = [...new Set([...dated, ...above.flatMap(yearsIn)].map(Number))].toSorted((a, b) => b - a)
  const isStated = stated.length === (newest ? 2 : 1) && stated[0]! - stated.at(-1)! === stated.length - 1
  const isToCome = (newest ?? days.toSorted().at(-1)!) > today.slice(5)
  const year = isStated ? stated[0]! : Number(today.slice(0, 4)) - (isToCome ? 1 : 0)
  return { year, newest, isStated }
}

/** The years of the dates and periods in a text: «01/11/2026 a 30/11/2026», «11/2026»; a bare number is none. */
const yearsIn = (text: string): readonly string[] =>
  Array.from(
    text.matchAll(/\d[-/.](20\d\d)(?!\d)|(?<!\d)(20\d\d)-\d/g),
    ([, last, first]) => (last ?? first)!,
  )

/** The newest of the days of a list that is in order but for one step over New Year; undefined of any other list. */
function newestOver(days: readonly string[]): string | undefined {
  const isFar = (at: number) => Math.abs(daysBetween(dayIn(days[at - 1]!), dayIn(days[at]!))) > HALF_A_YEAR
  const far = [...days.keys()].filter((at) => at > 0 && isFar(at))
  const [at] = far
  if (at === undefined || far.length > 1) return undefined
  const isForward = days[at]! < days[at - 1]!
  const turned = [...days.slice(at), ...days.slice(0, at)]
  const sorted = isForward ? turned.toSorted() : turned.toSorted().toReversed()
  const isInOrder = sorted.every((day, each) => day === turned[each])
  return isInOrder ? days.at(isForward ? -1 : 0) : undefined
}
const HALF_A_YEAR = 183
/** Any year that has a 29 February. */
const dayIn = (day: string): IsoDate => `2024-${day}`
