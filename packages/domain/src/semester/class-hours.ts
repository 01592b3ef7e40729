import { minutesOf } from '../kernel/index.ts'
import { timeAt, type TimeRange } from './slots.ts'

/** One class of every week, some 50 minutes long: what an absence counts. */
export interface ClassHour extends TimeRange {
  /** 1 is Monday, 7 is Sunday. */
  readonly dia: number
  /** The week of a fortnightly class; absent where it is in every week. */
  readonly semana?: Week
}

export const WEEKS = ['I', 'II'] as const
export type Week = (typeof WEEKS)[number]

/** Class hours in order, in one week no two of a day with the same start. Those of an institution's own table may overlap by some minutes. */
export type Timetable = readonly ClassHour[]

/** The names of the days 1 to 7. */
export const DAY_NAMES = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'] as const
/** «seg» of 1. */
export const weekdayWord = (dia: number): string => DAY_NAMES[dia - 1]!

/** «seg, qua e sex» of 1, 3 and 5. */
export function daysInWords(days: readonly number[]): string {
  const names = days.map(weekdayWord)
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' e ')
}

export const overlap = (a: TimeRange, b: TimeRange): boolean => a.inicio < b.fim && b.inicio < a.fim

export const isSameHour = (a: ClassHour, b: ClassHour): boolean =>
  a.dia === b.dia && a.inicio === b.inicio && a.fim === b.fim

const USUAL_MINUTES = 50

/** Class hours of some 50 minutes, equally long up to a minute. */
export function classHours({ inicio, fim }: TimeRange): readonly TimeRange[] {
  const start = minutesOf(inicio)
  const length = minutesOf(fim) - start
  const count = Math.max(1, Math.round(length / USUAL_MINUTES))
  const border = (n: number) => timeAt(start + Math.floor((n * length) / count))
  return Array.from({ length: count }, (_, n) => ({ inicio: border(n), fim: border(n + 1) }))
}

const BREAK_MINUTES = 20

/** Hours in order, those of one block together. */
export function joined<Hour extends ClassHour>(hours: readonly Hour[]): readonly (readonly Hour[])[] {
  const blocks: Hour[][] = []
  for (const hour of hours) {
    const block = blocks.at(-1)
    const isNext =
      block?.[0]?.dia === hour.dia && minutesOf(hour.inicio) - minutesOf(lastEnd(block)) <= BREAK_MINUTES
    if (isNext) block!.push(hour)
    else blocks.push([hour])
  }
  return blocks
}

/** From when to when there is class on each day, the hours of one block together. */
export const spansOf = (hours: Timetable): readonly ClassHour[] =>
  joined(hours).map((block) => ({ dia: block[0]!.dia, ...spanOf(block) }))

export const spanOf = (block: Timetable): TimeRange => ({ inicio: block[0]!.inicio, fim: lastEnd(block) })

/** The end of a block: where a table overlaps, the hour that begins last need not end last. */
const lastEnd = (block: Timetable): string => block.reduce((last, { fim }) => (fim > last ? fim : last), '')
