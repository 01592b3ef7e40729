import { daysFrom, mondayOf, type Entries, type IsoDate } from '../kernel/index.ts'
import { hasPages, pageOf, type ReadingPatch } from './progress.ts'
import { MAX_PAGES, type ReadingDraft } from './reading.ts'

type Logged = Pick<ReadingDraft, 'paginasPorDia'>

export interface DayPages {
  readonly dia: IsoDate
  readonly paginas: number
}

export const pagesOn = ({ paginasPorDia = {} }: Logged, day: IsoDate): number => paginasPorDia[day] ?? 0

/**
 * What a change of the bookmark adds to its day, for the same update: pages turned back take away of that day only, and never more than it has.
 * The page with which an item without any got its total says nothing of the day.
 * @param patch what the update writes; without a page nothing is logged
 */
export function pagesLogged(
  before: ReadingDraft,
  { paginasLidas }: ReadingPatch,
  today: IsoDate,
): Entries<ReadingDraft> {
  if (paginasLidas === undefined || !hasPages(before)) return {}
  const known = pagesOn(before, today)
  const read = Math.min(Math.max(known + paginasLidas - pageOf(before), 0), MAX_PAGES)
  return read === known ? {} : { paginasPorDia: { [today]: read === 0 ? null : read } }
}

/** The pages of each day of the current week, from Monday to Sunday. */
export const pagesOfWeek = (readings: readonly Logged[], today: IsoDate): readonly DayPages[] =>
  daysFrom(mondayOf(today), 7).map((dia) => ({
    dia,
    paginas: readings.reduce((sum, reading) => sum + pagesOn(reading, dia), 0),
  }))
