import { formatMonth, monthOf, plural, type IsoDate, type WriteOutcome } from '@caderno/domain/kernel'
import { pageOf, type Reading, type ShelfStatistics } from '@caderno/domain/reading'
import { addedAs, goneAs } from '../../components/feedback/outcomes.ts'

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const items = (value: number): string => plural(value, 'item', 'itens')

/** «23 itens na estante, 3 abertos» */
export const shelfState = ({ total, reading }: ShelfStatistics): string =>
  total === 0
    ? 'Nada por aqui ainda'
    : `${items(total)} na estante, ${reading === 0 ? 'nenhum aberto' : plural(reading, 'aberto', 'abertos')}`

export const starsText = (stars: number): string =>
  stars === 0 ? 'Sem avaliação' : plural(stars, 'estrela', 'estrelas')

export const mean = (value: number | undefined): string => (value === undefined ? '–' : decimal.format(value))

export const ratedItems = (value: number): string =>
  value === 0 ? 'nenhum item avaliado' : plural(value, 'item avaliado', 'itens avaliados')

/** «o mais antigo, de março», with the year when it is another one. */
export function queuedSince(day: IsoDate | undefined, today: IsoDate): string | undefined {
  if (!day) return undefined
  const month = formatMonth(monthOf(day))
  return `o mais antigo, de ${day.slice(0, 4) === today.slice(0, 4) ? month.split(' ')[0] : month}`
}

/** What a screen reader hears after the bookmark moved. */
export const progressSaid = (reading: Reading): string =>
  `${reading.titulo}: ${pageOf(reading)} de ${reading.paginasTotal} páginas, ${reading.status}`

/** What is told of a form that was kept, by how it was kept. */
export const ADDED = addedAs('Item adicionado à estante.')
export const removed = ({ titulo }: Reading, outcome: WriteOutcome): string =>
  goneAs(`${titulo} saiu da estante`, outcome)
export const restored = ({ titulo }: Reading): string => `${titulo} voltou à estante`
