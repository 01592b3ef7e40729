import { changesOf, type IsoDate, daysFrom, mondayOf, percentOf, type Entries } from '../kernel/index.ts'
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
  hasPages(reading) ? percentOf(pageOf(reading), reading.paginasTotal) : 0

/** Moves the bookmark to a page that was typed: before the end of what was finished it is read again (D9). */
export function turnTo(reading: ReadingDraft, page: number, today: IsoDate): ReadingPatch {
  const patch = moveTo(reading, page, today)
  const isBegun = isReadAgain(reading, patch.status, today)
  return isBegun ? { ...patch, ...changesOf(reading, { ...finishKept(reading), dataInicio: '' }) } : patch
}

/** Moves the bookmark and lets the status follow it (§4, Reading status; D9). */
function moveTo(reading: ReadingDraft, page: number, today: IsoDate): ReadingPatch {
  if (!hasPages(reading)) return changesOf(reading, { ...reading, paginasLidas: 0 })
  const paginasLidas = clamp(Math.trunc(page) || 0, 0, reading.paginasTotal)
  return changesOf(reading, {
    ...reading,
    paginasLidas,
    ...withEnd(reading, statusAt(paginasLidas, reading), today),
  })
}

/** Moves the bookmark by `pages`, from where it is shown; back from the end it puts a slip right. */
export const stepPages = (reading: ReadingDraft, pages: number, today: IsoDate): ReadingPatch =>
  moveTo(reading, pageOf(reading) + pages, today)

/** A status chosen by hand stays and leaves the pages alone; «Lendo» of what was finished on an earlier day begins it anew (D9). */
export const chooseStatus = (reading: ReadingDraft, status: ReadingStatus, today: IsoDate): ReadingPatch =>
  status === 'Lendo' && isReadAgain(reading, status, today)
    ? readAgain(reading, today)
    : changesOf(reading, { ...reading, ...withEnd(reading, status, today) })

/** «Ler de novo»: from the first page, today; the finish of before stays (D9). */
export const readAgain = (reading: ReadingDraft, today: IsoDate): ReadingPatch =>
  reading.status === 'Concluído'
    ? changesOf(reading, {
        ...finishKept(reading),
        paginasLidas: 0,
        status: 'Lendo',
        dataInicio: today,
        dataTermino: '',
      })
    : {}

/** Whether a change to this status begins what was finished anew. A finish of today may have been a slip, and is put right. */
const isReadAgain = (
  { status, dataTermino }: ReadingDraft,
  next: ReadingStatus | undefined,
  today: IsoDate,
): boolean =>
  status === 'Concluído' &&
  (next === 'Lendo' || next === 'Não Iniciado') &&
  dataTermino !== '' &&
  dataTermino < today

const finishKept = ({ leituras, dataInicio, dataTermino }: ReadingDraft): ReadingPatch =>
  dataTermino === '' ? {} : { leituras: [...leituras, { inicio: dataInicio, fim: dataTermino }] }

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
  // The finish that is kept is the one from before the dialog.
  const finished = { ...current, leituras: edited.leituras }
  if (changes.status === 'Lendo' && isReadAgain(current, 'Lendo', today)) {
    const { dataInicio = today, paginasLidas = 0 } = changes
    const begun = { ...edited, ...readAgain(finished, today), dataInicio, paginasLidas }
    return changesOf(current, { ...begun, paginasLidas: pageOf(begun) })
  }
  if (changes.status !== undefined) {
    const before = { status: current.status, dataTermino: edited.dataTermino }
    return changesOf(current, { ...bounded, ...withEnd(before, changes.status, today) })
  }
  if (isTotalCorrected(current, changes))
    return changesOf(current, { ...bounded, paginasLidas: pagesAsCorrected(current, edited) })
  if (!paged) return changesOf(current, edited)
  const turned = { ...bounded, ...moveTo(bounded, bounded.paginasLidas, today) }
  if (!isReadAgain(current, turned.status, today)) return changesOf(current, turned)
  return changesOf(current, {
    ...turned,
    ...finishKept(finished),
    dataInicio: changes.dataInicio ?? '',
  })
}

/** Another number of pages does not unread what was finished. */
const isTotalCorrected = ({ status }: ReadingDraft, { paginasLidas, paginasTotal }: ReadingPatch): boolean =>
  status === 'Concluído' && paginasTotal !== undefined && paginasLidas === undefined

const pagesAsCorrected = (current: ReadingDraft, { paginasTotal }: ReadingDraft): number =>
  pageOf(current) === current.paginasTotal ? paginasTotal : Math.min(pageOf(current), paginasTotal)

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
 * The page with which an item without any got its total says nothing of the day, nor does one of a corrected total or of a new reading.
 * @param patch what the update writes; without a page nothing is logged
 */
export function pagesLogged(
  before: ReadingDraft,
  { paginasLidas, paginasTotal, status, leituras }: ReadingPatch,
  today: IsoDate,
): Entries<ReadingDraft> {
  const isCorrected = before.status === 'Concluído' && paginasTotal !== undefined && status === undefined
  if (paginasLidas === undefined || !hasPages(before) || isCorrected || leituras) return {}
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
