import { changesOf, type IsoDate, daysFrom, mondayOf, type Entries } from '../kernel/index.ts'
import { NEW_READING, type ReadingDraft, type ReadingStatus, MAX_PAGES, MAX_RATING } from './reading.ts'

/** The fields that change, and no others: what an update writes. */
export type ReadingPatch = Partial<ReadingDraft>

type Pages = Pick<ReadingDraft, 'paginasLidas' | 'paginasTotal'>

export const PAGE_STEP = 10

/** An article or an audiobook has no pages: its page controls are hidden and its status is the user's (D9). */
export const hasPages = ({ paginasTotal }: Pages): boolean => paginasTotal > 0

/** The bookmark within the item, also when a stored one lies outside. */
export const pageOf = ({ paginasLidas, paginasTotal }: Pages): number => clamp(paginasLidas, 0, paginasTotal)

/** How far the bookmark is, 0 to 100; 100 only on the last page. */
export const percentRead = (reading: Pages): number =>
  hasPages(reading) ? Math.floor((100 * pageOf(reading)) / reading.paginasTotal) : 0

/** Moves the bookmark and lets the status follow it (§4, Reading status; D9). */
export function turnTo(reading: ReadingDraft, page: number, today: IsoDate): ReadingPatch {
  if (!hasPages(reading)) return changesOf(reading, { ...reading, paginasLidas: 0 })
  const paginasLidas = clamp(Math.trunc(page) || 0, 0, reading.paginasTotal)
  return changesOf(reading, {
    ...reading,
    paginasLidas,
    ...withEnd(reading, statusAt(paginasLidas, reading), today),
  })
}

/** Moves the bookmark by `pages`, from where it is shown. */
export const stepPages = (reading: ReadingDraft, pages: number, today: IsoDate): ReadingPatch =>
  turnTo(reading, pageOf(reading) + pages, today)

/** A status chosen by hand stays and leaves the pages alone (D9). */
export const chooseStatus = (reading: ReadingDraft, status: ReadingStatus, today: IsoDate): ReadingPatch =>
  changesOf(reading, { ...reading, ...withEnd(reading, status, today) })

/** Stars from 1 to 5; 0 takes the rating back. */
export const rate = (reading: Pick<ReadingDraft, 'avaliacao'>, stars: number): ReadingPatch =>
  changesOf(reading, { avaliacao: clamp(Math.round(stars) || 0, 0, MAX_RATING) })

/**
 * What the dialog writes: the user's changes on the record as it is now. When the pages or the total changed
 * and the status did not, the status follows the pages; a chosen status stays (D9).
 */
export function applyEdit(current: ReadingDraft, changes: ReadingPatch, today: IsoDate): ReadingPatch {
  const edited = { ...current, ...changes }
  const bounded = { ...edited, paginasLidas: pageOf(edited) }
  const paged = changes.paginasLidas !== undefined || changes.paginasTotal !== undefined
  if (changes.status !== undefined) {
    const before = { status: current.status, dataTermino: edited.dataTermino }
    return changesOf(current, { ...bounded, ...withEnd(before, changes.status, today) })
  }
  return changesOf(current, paged ? { ...bounded, ...turnTo(bounded, bounded.paginasLidas, today) } : edited)
}

/** A new item as it is stored: the same rules on what was typed into the empty form. */
export const newReading = (typed: ReadingDraft, today: IsoDate): ReadingDraft => ({
  ...NEW_READING,
  ...applyEdit(NEW_READING, changesOf(NEW_READING, typed), today),
})

function statusAt(page: number, { paginasTotal, status }: ReadingDraft): ReadingStatus {
  if (page === 0) return 'Não Iniciado'
  if (page === paginasTotal) return 'Concluído'
  return status === 'Não Iniciado' || status === 'Concluído' ? 'Lendo' : status
}

/** Finishing fills an empty end date, and going back on it clears the date. */
function withEnd(
  reading: Pick<ReadingDraft, 'status' | 'dataTermino'>,
  status: ReadingStatus,
  today: IsoDate,
) {
  if (status === 'Concluído') return { status, dataTermino: reading.dataTermino || today }
  return { status, dataTermino: reading.status === 'Concluído' ? '' : reading.dataTermino }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
}

export const pagesOn = ({ paginasPorDia = {} }: ReadingDraft, day: IsoDate): number => paginasPorDia[day] ?? 0

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
export const pagesOfWeek = (readings: readonly ReadingDraft[], today: IsoDate) =>
  daysFrom(mondayOf(today), 7).map((dia) => ({
    dia,
    paginas: readings.reduce((sum, reading) => sum + pagesOn(reading, dia), 0),
  }))
