import {
  formatDate,
  formatMonth,
  formatNumber,
  isolated,
  monthOf,
  plural,
  type IsoDate,
  type WriteOutcome,
} from '@caderno/domain/kernel'
import {
  pageOf,
  READING_STATUSES,
  yearsRead,
  type PastReading,
  type Reading,
  type ShelfStatistics,
} from '@caderno/domain/reading'
import { addedAs, goneAs } from '../../components/feedback/outcomes.ts'

export const items = (value: number): string => plural(value, 'item', 'itens')

/** The statuses as a select offers them. */
export const STATUS_OPTIONS = READING_STATUSES.map((name) => [name, name] as const)

/** «23 itens na estante, 3 abertos» */
export const shelfState = ({ total, reading }: ShelfStatistics): string =>
  total === 0
    ? 'Nada por aqui ainda'
    : `${items(total)} na estante, ${reading === 0 ? 'nenhum aberto' : plural(reading, 'aberto', 'abertos')}`

export const starsText = (stars: number): string =>
  stars === 0 ? 'Sem avaliação' : plural(stars, 'estrela', 'estrelas')

export const mean = (value: number | undefined): string =>
  value === undefined ? '–' : formatNumber(value, 1, 1)

export const ratedItems = (value: number): string =>
  value === 0 ? 'nenhum item avaliado' : plural(value, 'item avaliado', 'itens avaliados')

/** «o mais antigo, de março», with the year when it is another one. */
export function queuedSince(day: IsoDate | undefined, today: IsoDate): string | undefined {
  if (!day) return undefined
  const month = formatMonth(monthOf(day))
  return `o mais antigo, de ${day.slice(0, 4) === today.slice(0, 4) ? month.split(' ')[0] : month}`
}

/** What a screen reader hears after the bookmark moved. */
export const formatProgress = (reading: Reading): string =>
  `${isolated(reading.titulo)}: ${pageOf(reading)} de ${reading.paginasTotal} páginas, ${reading.status}`

/** «Lido em 2024 e 2026», of what was read before. */
export function readBefore(reading: Reading): string | undefined {
  const years = yearsRead(reading)
  return reading.leituras.length > 0
    ? `Lido em ${[years.slice(0, -1).join(', '), years.at(-1)].filter(Boolean).join(' e ')}`
    : undefined
}

/** «de 02/03/2024 a 10/04/2024» */
export const pastWords = ({ inicio, fim }: PastReading): string =>
  inicio === '' ? `até ${formatDate(fim)}` : `de ${formatDate(inicio)} a ${formatDate(fim)}`

/** Told of an item that was finished and is no more: said with «Desfazer», as its end is gone or became an earlier one. */
export const reopened = (before: Reading, after: Reading | undefined): string | undefined =>
  before.status === 'Concluído' && after !== undefined && after.status !== 'Concluído'
    ? `${before.titulo}: ${after.leituras.length > before.leituras.length ? 'em leitura de novo' : after.status}`
    : undefined
export const reopenedBack = ({ titulo }: Reading): string => `${titulo}: Concluído, como antes`

/** What is told of a form that was kept, by how it was kept. */
export const ADDED = addedAs('Item adicionado à estante.')
export const removed = ({ titulo }: Reading, outcome: WriteOutcome): string =>
  goneAs(`${isolated(titulo)} saiu da estante`, outcome)
export const restored = ({ titulo }: Reading): string => `${isolated(titulo)} voltou à estante`
