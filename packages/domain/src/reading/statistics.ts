import { byText, isoDateOf, type IsoDate } from '../kernel/index.ts'
import { pageOf } from './progress.ts'
import type { PastReading, Reading, ReadingDraft } from './reading.ts'

/** The figures above the shelf. @param year four digits, of the user's today */
export function shelfStatistics(shelf: readonly Reading[], year: string) {
  const finished = shelf.filter(({ status }) => status === 'Concluído')
  const queued = shelf.filter(({ status }) => status === 'Não Iniciado')
  const ratings = shelf.map(({ avaliacao }) => avaliacao).filter((stars) => stars > 0)
  return {
    total: shelf.length,
    reading: shelf.filter(({ status }) => status === 'Lendo').length,
    finished: finished.length,
    finishedInYear: finishesIn(shelf, year),
    pagesRead: sum(shelf.map(pageOf)),
    pagesTotal: sum(shelf.map(({ paginasTotal }) => paginasTotal)),
    /** The mean of the rated items only: an unrated one is no zero. */
    meanRating: ratings.length > 0 ? sum(ratings) / ratings.length : undefined,
    rated: ratings.length,
    queued: queued.length,
    /** The day the longest waiting item came onto the shelf, where that is known. */
    queuedSince: earliestDay(queued),
  }
}
export type ShelfStatistics = ReturnType<typeof shelfStatistics>

/** Each time that an item was read to its end, as far as the day is known, the last one last. */
export const finishesOf = ({
  leituras,
  status,
  dataInicio,
  dataTermino,
}: ReadingDraft): readonly PastReading[] => [
  ...leituras.toSorted((a, b) => byText(a.fim, b.fim)),
  ...(status === 'Concluído' && dataTermino !== '' ? [{ inicio: dataInicio, fim: dataTermino }] : []),
]

/** How often something was read to its end in a year; what was read twice counts twice. @param year four digits */
export const finishesIn = (shelf: readonly ReadingDraft[], year: string): number =>
  sum(shelf.map((reading) => finishesOf(reading).filter(({ fim }) => fim.startsWith(`${year}-`)).length))

/** The years in which an item was read to its end, in order. */
export const yearsRead = (reading: ReadingDraft): readonly string[] => [
  ...new Set(finishesOf(reading).map(({ fim }) => fim.slice(0, 4))),
]

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function earliestDay(shelf: readonly Reading[]): IsoDate | undefined {
  const times = shelf.map(({ dataCriacao }) => Date.parse(dataCriacao)).filter((time) => !Number.isNaN(time))
  const [first] = times.sort((a, b) => a - b)
  return first === undefined ? undefined : isoDateOf(new Date(first))
}
