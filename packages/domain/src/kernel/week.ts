import { addDays, type IsoDate } from './calendar.ts'

/** Weeks run from Monday to Sunday. */
export const mondayOf = (day: IsoDate): IsoDate =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** So many days in a row, from `day` on. */
export const daysFrom = (day: IsoDate, count: number): readonly IsoDate[] =>
  Array.from({ length: count }, (_, n) => addDays(day, n))
