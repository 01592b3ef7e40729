import type { IsoDate } from '../../kernel/index.ts'
import { readIsbn } from '../../reading/index.ts'
import { categoryOf, datesOf, plainOf, spansOf, starsOf, statusOf, typeOfBinding } from '../book-values.ts'
import { type Cells, hasHeader, linesOf, tableBelow } from '../headed-table.ts'
import type { Line } from '../line.ts'
import { BOOKS, type BookFormat, type BookItem, itemLine } from '../record-item.ts'

const isHeader = (words: readonly string[]): boolean =>
  ['title', 'read status', 'star rating'].every((word) => words.includes(word))

/** The StoryGraph: «Export StoryGraph Library», since 2021. */
export const storygraph: BookFormat = {
  id: 'storygraph',
  kind: 'books',
  name: 'StoryGraph (CSV)',
  recognise: (text) => hasHeader(text, isHeader),
  read(text, { today }) {
    const table = tableBelow(text, isHeader)
    return { lines: table ? linesOf(table, (cells, at) => bookLine(cells, at, today)) : [] }
  },
}

function bookLine(cells: Cells, at: number, today: IsoDate): Line<BookItem> {
  const of = (...headers: readonly string[]): string =>
    headers.map((header) => cells[header] ?? '').find(Boolean) ?? ''
  const told: string[] = []
  const { status, shelf } = statusOf('Status', of('read status'), told)
  const category = categoryOf(of('tags').split(','))
  if (category) told.push(`Etiqueta “${category.shelf.trim()}”: categoria ${category.category}`)
  return itemLine(at, BOOKS, {
    fields: {
      titulo: of('title'),
      autor: namesOf(of('authors', 'author')),
      // Also ids of the site's own, and of audiobooks.
      isbn: readIsbn(of('isbn uid', 'isbn')) ?? '',
      avaliacao: ratingIn(of('star rating'), told),
      tipo: typeOfBinding(of('format')),
      status,
      ...datesOf(status, spansIn(cells, told, today), today),
      ...(category && { categoria: category.category }),
      notas: plainOf(of('review')),
    },
    told,
    shelf,
  })
}

const namesOf = (list: string): string =>
  list
    .split(',')
    .map((name) => name.replaceAll(/\s+/g, ' ').trim())
    .filter((name) => name !== '')
    .join('; ')

/** Quarters of a star become whole ones, which is told. */
function ratingIn(cell: string, told: string[]): number {
  const rating = starsOf(cell)
  if (!rating) told.push(`Avaliação “${cell}” não foi entendida`)
  else if (rating.isRounded) told.push(`${cell.replace('.', ',')} estrelas: ${rating.stars}`)
  return rating?.stars ?? 0
}

/** Every time that the book was read; «Last Date Read» alone where the list is missing. */
function spansIn(cells: Cells, told: string[], today: IsoDate) {
  const { spans, unread } = spansOf(cells['dates read'] || (cells['last date read'] ?? ''))
  for (const part of unread) told.push(`Data de leitura “${part}” não foi entendida`)
  if (spans.some(({ fim }) => fim > today)) told.push('Uma data de leitura é depois de hoje e ficou de fora')
  return spans
}
