import { daysFrom, mondayOf, type IsoDate } from './calendar.ts'
import { wholeNumber } from './schema.ts'

/** What time is studied for: the minutes of each day. */
export interface Studied {
  readonly estudos: Readonly<Record<IsoDate, number>>
}

export const DAY_MINUTES = 24 * 60
/** The minutes of study of one day. */
export const studyMinutes = wholeNumber(1, DAY_MINUTES, 'Um dia tem até 24 horas')

/** Minutes. */
export const studiedIn = (estudos: Studied['estudos'], days: readonly IsoDate[]): number =>
  days.reduce((sum, day) => sum + (estudos[day] ?? 0), 0)

/** How far the goal of the week from Monday to Sunday is, in minutes; a goal of 0 is none. `percent` is whole and ends at 100. */
export function studyGoal(
  { estudos, metaEstudo: goal }: Studied & { readonly metaEstudo: number },
  today: IsoDate,
) {
  const minutes = studiedIn(estudos, daysFrom(mondayOf(today), 7))
  return { minutes, goal, percent: goal === 0 ? 0 : Math.min(Math.floor((100 * minutes) / goal), 100) }
}

/** «1 h 30 min», never on two lines. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`]
    .filter(Boolean)
    .join('\u00a0')
}
