import { formatDate, type IsoDate } from '../../kernel/index.ts'
import { readIsbn } from '../../reading/index.ts'
import {
  categoryOf,
  datesOf,
  plainOf,
  type ReadingSpan,
  starsOf,
  statusOf,
  typeOfBinding,
} from '../book-values.ts'
import { readDay } from '../days.ts'
import { type Cells, hasHeader, linesOf, tableBelow } from '../headed-table.ts'
import type { Line } from '../line.ts'
import { BOOKS, type BookFormat, type BookItem, itemLine } from '../record-item.ts'

/** Newer exports have fewer columns: these are in all of them. */
const isHeader = (words: readonly string[]): boolean =>
  ['title', 'author', 'my rating', 'exclusive shelf'].every((word) => words.includes(word))

/** Goodreads: «Import and export», a CSV of the whole library. */
export const goodreads: BookFormat = {
  id: 'goodreads',
  kind: 'books',
  name: 'Goodreads (CSV)',
  recognise: (text) => hasHeader(text, isHeader),
  read(text, { today }) {
    const table = tableBelow(text, isHeader)
    return { lines: table ? linesOf(table, (cells, at) => bookLine(cells, at, today)) : [] }
  },
}

function bookLine(cells: Cells, at: number, today: IsoDate): Line<BookItem> {
  const of = (header: string): string => cells[header] ?? ''
  const told: string[] = []
  // A shelf of the reader's own means read where the file has the day, and else not begun.
  const guess = readDay(of('date read')) ? 'Concluído' : 'Não Iniciado'
  const { status, shelf } = statusOf('Estante', oneSpace(of('exclusive shelf')), told, guess)
  const category = categoryOf(of('bookshelves').split(','))
  if (category) told.push(`Estante “${category.shelf.trim()}”: categoria ${category.category}`)
  const pages = pagesOf(of('number of pages'))
  if (pages === undefined) told.push(`Número de páginas “${of('number of pages')}” não foi entendido`)
  const rating = starsOf(of('my rating'))
  if (!rating) told.push(`Avaliação “${of('my rating')}” não foi entendida`)
  const isbn = readIsbn(of('isbn13')) ?? readIsbn(of('isbn'))
  if (!isbn && isbnDigits(of('isbn13'), of('isbn')) !== '')
    told.push(`ISBN ${isbnDigits(of('isbn13'), of('isbn'))} não confere e ficou de fora`)
  return itemLine(at, BOOKS, {
    fields: {
      titulo: of('title'),
      autor: [of('author'), ...of('additional authors').split(',')].map(oneSpace).filter(Boolean).join('; '),
      isbn: isbn ?? '',
      avaliacao: rating?.stars ?? 0,
      editora: of('publisher'),
      tipo: typeOfBinding(of('binding')),
      ano: of('year published') || of('original publication year'),
      paginasTotal: pages ?? 0,
      paginasLidas: status === 'Concluído' ? (pages ?? 0) : 0,
      status,
      ...datesOf(status, spansIn(cells, told, today), today),
      ...(category && { categoria: category.category }),
      notas: [of('my review'), of('private notes')].map(plainOf).filter(Boolean).join('\n\n'),
    },
    told,
    shelf,
  })
}

const oneSpace = (name: string): string => name.replaceAll(/\s+/g, ' ').trim()
const isbnDigits = (...cells: readonly string[]): string =>
  cells.map((cell) => cell.replaceAll(/[="']/g, '').trim()).find((digits) => digits !== '') ?? ''
/** 0 where the file has none; undefined of what no book has. */
const pagesOf = (cell: string): number | undefined => (/^\d{0,5}$/.test(cell) ? Number(cell) : undefined)

/** The file has the last end alone, and none for many books that were read: those get none. */
function spansIn(cells: Cells, told: string[], today: IsoDate): readonly ReadingSpan[] {
  const cell = cells['date read'] ?? ''
  const fim = readDay(cell)
  if (!fim && cell !== '') told.push(`Data de leitura “${cell}” não foi entendida`)
  if (fim && fim > today) told.push(`Data de leitura ${formatDate(fim)} é depois de hoje e ficou de fora`)
  const times = Number(cells['read count'] ?? '')
  if (times > 1) told.push(`Lido ${times} vezes; o arquivo só tem a última data`)
  return fim ? [{ inicio: '', fim }] : []
}
