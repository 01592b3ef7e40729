import type { IsoDate } from './calendar.ts'

const DAY = 86_400_000

/** Calendar days from one day to the other, negative backwards. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => (numberOf(to) - numberOf(from)) / DAY

/** Of a day without a time or a zone, so no summer time can shorten one. */
const numberOf = (day: IsoDate): number => Date.parse(`${day}T00:00:00Z`)
