import { byText, emptyLast, foldText, memoizeByRecord } from '../kernel/index.ts'
import { percentRead } from './progress.ts'
import type { Reading } from './reading.ts'

/** How the shelf may stand: the word of the list, in its order. */
export const SHELF_ORDERS = ['recentes', 'título', 'autor', 'avaliação', 'progresso'] as const
export type ShelfOrder = (typeof SHELF_ORDERS)[number]

/** What the user looks for; empty means all. */
export interface ShelfFilter {
  readonly search: string
  readonly status: Reading['status'] | ''
  readonly category: Reading['categoria'] | ''
  readonly type: Reading['tipo'] | ''
}
export const WHOLE_SHELF: ShelfFilter = Object.freeze({ search: '', status: '', category: '', type: '' })

export const isFiltered = (filter: ShelfFilter): boolean =>
  foldText(filter.search) !== '' || filter.status !== '' || filter.category !== '' || filter.type !== ''

/** The items that match everything asked for: each word of the search stands somewhere in the item's texts. */
export function searchShelf<R extends Reading>(shelf: readonly R[], filter: ShelfFilter): readonly R[] {
  if (!isFiltered(filter)) return shelf
  const words = foldText(filter.search).split(' ')
  return shelf.filter(
    (reading) =>
      (filter.status === '' || reading.status === filter.status) &&
      (filter.category === '' || reading.categoria === filter.category) &&
      (filter.type === '' || reading.tipo === filter.type) &&
      words.every((word) => searchedText(reading).includes(word)),
  )
}

/** A sorted copy. Equal items stand by title, then by id, so that the order never depends on how they arrived. */
export function sortShelf<R extends Reading>(shelf: readonly R[], order: ShelfOrder): readonly R[] {
  const compare = ORDERS[order]
  return [...shelf].sort(
    (a, b) => compare(a, b) || byText(foldedTitle(a), foldedTitle(b)) || byText(a.id, b.id),
  )
}

type Compare = (a: Reading, b: Reading) => number

const ORDERS: Record<ShelfOrder, Compare> = {
  recentes: (a, b) => byText(b.dataCriacao, a.dataCriacao),
  título: () => 0,
  autor: (a, b) => emptyLast(foldedAuthor(a), foldedAuthor(b)),
  avaliação: (a, b) => b.avaliacao - a.avaliacao,
  progresso: (a, b) => percentRead(b) - percentRead(a),
}

const foldedTitle = memoizeByRecord((reading: Reading) => foldText(reading.titulo))
const foldedAuthor = memoizeByRecord((reading: Reading) => foldText(reading.autor))
const searchedText = memoizeByRecord((reading: Reading) => {
  const { titulo, autor, notas, descricao, categoria, tipo } = reading
  return [titulo, autor, notas, descricao, categoria, tipo, ...referenceWords(reading)]
    .map(foldText)
    .join('\n')
})

/** What an item is found by besides: what a reference says of it, and what was written down of its pages. */
export const referenceWords = ({ isbn, editora, ano, local, doi, anotacoes }: Reading): readonly string[] => [
  isbn,
  editora,
  ano,
  local,
  doi,
  ...anotacoes.map(({ texto }) => texto),
]
