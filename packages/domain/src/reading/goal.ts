import {
  addToMonth,
  daysBetween,
  memoizeByRecord,
  monthOf,
  WHOLE_NUMBER,
  type IsoDate,
  type Month,
  type FieldErrors,
  percentOf,
} from '../kernel/index.ts'
import { type ReadingGoal, type ReadingGoalType, MAX_READING_GOAL } from '../shell/index.ts'
import { pageOf } from './progress.ts'
import type { Reading } from './reading.ts'
import { finishesIn } from './statistics.ts'
import { parsePages } from './form.ts'

/** Four digits. */
export const yearOf = (day: IsoDate): string => day.slice(0, 4)

/** A goal ends with its year. */
export const goalOfYear = (goal: ReadingGoal | undefined, today: IsoDate): ReadingGoal | undefined =>
  goal?.ano === Number(yearOf(today)) ? goal : undefined

/** The twelve months of a year (four digits), each with what was read in it. */
export function pagesPerMonth(readings: readonly Reading[], year: string) {
  const read = readings.map(pagesByMonth)
  return Array.from({ length: 12 }, (_, past) => {
    const month = addToMonth(`${year}-01`, past)
    return { month, paginas: read.reduce((sum, months) => sum + (months.get(month) ?? 0), 0) }
  })
}
export type MonthPages = ReturnType<typeof pagesPerMonth>[number]

/** How a goal of this year (`goalOfYear`) stands, in books or in pages as the goal counts. */
export function readingPace(
  readings: readonly Reading[],
  { tipo, quantidade: target }: ReadingGoal,
  today: IsoDate,
) {
  const year = yearOf(today)
  const done =
    tipo === 'livros'
      ? finishesIn(readings, year)
      : pagesPerMonth(readings, year).reduce((sum, { paginas }) => sum + paginas, 0)
  const expected = Math.floor(target * shareOver(today))
  const left = Math.max(target - done, 0)
  return {
    done,
    target,
    /** What the days that are over ask for when each takes its share; rounded down. */
    expected,
    left,
    /** 0 to 100; 100 only when it is reached. */
    percent: percentOf(Math.min(done, target), target),
    /** Still needed in each month, this one too; rounded up. */
    perMonth: Math.ceil(left / (13 - Number(today.slice(5, 7)))),
    state: left === 0 ? ('met' as const) : done >= expected ? ('onPace' as const) : ('behind' as const),
  }
}
export type ReadingPace = ReturnType<typeof readingPace>

const pagesByMonth = memoizeByRecord((reading: Reading): ReadonlyMap<Month, number> => {
  const sums = new Map<Month, number>()
  for (const [day, pages] of datedPages(reading))
    sums.set(monthOf(day), (sums.get(monthOf(day)) ?? 0) + pages)
  return sums
})

/** Each page on its day. What no log tells, of a time before there was one or of an item that came with its pages, counts when the item was finished, or nowhere. */
function datedPages(reading: Reading): readonly (readonly [IsoDate, number])[] {
  const logged = Object.entries(reading.paginasPorDia ?? {})
  const { leituras, status, dataTermino, paginasTotal } = reading
  const past = leituras.map(({ fim }) => fim).toSorted()
  const loggedIn = (after: IsoDate | undefined, to?: IsoDate) =>
    logged
      .filter(([day]) => (after === undefined || day > after) && (to === undefined || day <= to))
      .reduce((sum, [, pages]) => sum + pages, 0)
  const untold = [
    ...past.map((fim, at) => [fim, paginasTotal - loggedIn(past[at - 1], fim)] as const),
    ...(status === 'Concluído' ? [[dataTermino, pageOf(reading) - loggedIn(past.at(-1))] as const] : []),
  ]
  return [...logged, ...untold.filter(([, pages]) => pages > 0)]
}

/** How much of the year lies before this day. */
function shareOver(today: IsoDate): number {
  const first = `${yearOf(today)}-01-01`
  return daysBetween(first, today) / (daysBetween(first, `${yearOf(today)}-12-31`) + 1)
}

/** What the goal's dialog holds while it is typed. */
export interface ReadingGoalForm {
  readonly tipo: ReadingGoalType
  readonly quantidade: string
}

export const readingGoalForm = (goal?: ReadingGoal): ReadingGoalForm =>
  goal ? { tipo: goal.tipo, quantidade: String(goal.quantidade) } : { tipo: 'livros', quantidade: '' }

/** One sentence per wrong field; empty when the goal may be saved. */
export function readingGoalErrors({ quantidade }: ReadingGoalForm): FieldErrors<ReadingGoalForm> {
  const wanted = parsePages(quantidade)
  if (wanted === undefined) return { quantidade: WHOLE_NUMBER }
  if (wanted < 1) return { quantidade: 'Informe um número a partir de 1' }
  return wanted > MAX_READING_GOAL ? { quantidade: 'Informe no máximo 100.000' } : {}
}

/** A form without errors as the goal of this year. */
export const readingGoalOf = ({ tipo, quantidade }: ReadingGoalForm, today: IsoDate): ReadingGoal => ({
  ano: Number(yearOf(today)),
  tipo,
  quantidade: parsePages(quantidade) ?? 0,
})
