import { addMonths, formatDate, isIsoDate, type IsoDate } from '../kernel/index.ts'

/** No day of anybody's money lies before it: the year was mistyped. */
const EARLIEST: IsoDate = '1900-01-01'

/** The sentence for a day that can only be a slip of the hand. What is no day has one of its own, and what is stored is shown whatever its day. */
const upTo =
  (years: number) =>
  (day: IsoDate, today: IsoDate): string | undefined => {
    if (!isIsoDate(day)) return undefined
    if (day < EARLIEST) return `Escolha uma data a partir de ${formatDate(EARLIEST)}`
    const latest = addMonths(today, 12 * years)
    return day > latest ? `Escolha uma data até ${formatDate(latest)}` : undefined
  }

/** The sentence for an unlikely day of a transaction. */
export const unlikelyDay = upTo(10)
/** The sentence for an unlikely day of a goal to be reached. */
export const unlikelyTarget = upTo(50)

/** What is put aside is there: no day that is still to come. */
export const wrongDepositDay = (day: IsoDate, today: IsoDate): string | undefined =>
  isIsoDate(day) && day > today ? 'Escolha uma data até hoje' : unlikelyDay(day, today)
