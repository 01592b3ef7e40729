import { isSafeUrl } from '../kernel/index.ts'
import { READING_CATEGORIES, READING_TYPES, readDoi, readIsbn, type ReadingDraft } from '../reading/index.ts'
import { categoryOf, type ReadingSpan, spansOf, starsOf, statusOf, typeOfBinding } from './book-values.ts'
import type { DateSense } from './date-order.ts'
import type { Cells } from './headed-table.ts'
import type { Line, ReadContext } from './line.ts'
import { CellFault, cellTaker, choiceIn, type MappedField } from './mapped-values.ts'
import { BOOKS, type BookItem, itemLine } from './record-item.ts'

const field = (name: keyof typeof BOOKS.labels, ...words: readonly string[]): MappedField => ({
  name,
  label: BOOKS.labels[name]!,
  words,
  isDay: name === 'dataInicio' || name === 'dataTermino',
})

/** The columns that a list of books can have. */
export const BOOK_FIELDS: readonly MappedField[] = [
  field('titulo', 'title', 'livro', 'nome do livro', 'obra', 'nome'),
  field('autor', 'autores', 'autora', 'author', 'authors', 'autor a', 'autor es', 'primary author'),
  field('tipo', 'type', 'formato', 'format', 'book format'),
  field('categoria', 'genero', 'genre', 'category'),
  field('status', 'situacao', 'estante', 'shelf', 'read status', 'estado'),
  field('avaliacao', 'nota', 'rating', 'estrelas', 'my rating', 'star rating'),
  field(
    'paginasTotal',
    'pages',
    'total de paginas',
    'numero de paginas',
    'number of pages',
    'n de paginas',
    'page count',
  ),
  field('paginasLidas', 'pages read', 'pagina atual', 'lidas'),
  field(
    'dataInicio',
    'data de inicio',
    'comecei em',
    'inicio da leitura',
    'date started',
    'started',
    'start date',
  ),
  field(
    'dataTermino',
    'data de termino',
    'data do termino',
    'data da leitura',
    'data de leitura',
    'data de conclusao',
    'terminei em',
    'lido em',
    'fim',
    'date read',
    'finished',
    'finish date',
    'date finished',
    'conclusao',
  ),
  field('leituras', 'dates read', 'releituras'),
  field('isbn', 'isbn13', 'isbn 13', 'isbn 10', 'isbn uid'),
  field('editora', 'publisher', 'periodico', 'revista', 'journal'),
  field('ano', 'year', 'ano de publicacao', 'year published', 'publication year', 'publicacao'),
  field('edicao', 'edition'),
  field('local', 'cidade', 'place'),
  field('doi'),
  field('linkCompra', 'url', 'link de compra', 'endereco'),
  field('capa', 'cover', 'imagem'),
  field('descricao', 'description', 'sinopse', 'resumo', 'abstract'),
  field(
    'notas',
    'anotacoes',
    'comentario',
    'comentarios',
    'resenha',
    'review',
    'my review',
    'notes',
    'observacoes',
  ),
]

/** What a spreadsheet makes of a number of many digits. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+?\d+$/i

/** A row of a list of books, by the fields of its columns. */
export function mappedBook(cells: Cells, at: number, context: ReadContext & DateSense): Line<BookItem> {
  const told: string[] = []
  const of = cellTaker(cells, BOOK_FIELDS, context)
  const guess = of.text('dataTermino') === '' ? 'Não Iniciado' : 'Concluído'
  const { status, shelf } = of.text('status') === '' ? {} : statusOf('Status', of.text('status'), told, guess)
  const spans = of.take('leituras', spansIn, [])
  const stars = of.take('avaliacao', starsIn, { stars: 0, isRounded: false })
  if (stars.isRounded) told.push(`${of.text('avaliacao')} estrelas: ${stars.stars}`)
  const isCut = ROUNDED.test(of.text('isbn'))
  if (isCut) told.push(`ISBN ${of.text('isbn')}: a planilha cortou os dígitos, e o livro entra sem ele`)
  const isbn = isCut ? '' : of.take('isbn', identifierIn(bareIsbn, 'ISBN'), '')
  const fields = {
    titulo: of.text('titulo'),
    autor: of.text('autor'),
    tipo: typeIn(of.text('tipo'), told) || undefined,
    categoria: categoryIn(of.text('categoria'), told) || undefined,
    status,
    avaliacao: stars.stars,
    paginasTotal: of.whole('paginasTotal'),
    paginasLidas:
      status === 'Concluído' && !('paginasLidas' in cells)
        ? of.whole('paginasTotal')
        : of.whole('paginasLidas'),
    dataInicio: of.day('dataInicio'),
    dataTermino: of.day('dataTermino'),
    leituras: spans.flatMap(({ inicio, fim }) => (fim === '' ? [] : [{ inicio, fim }])),
    isbn,
    editora: of.text('editora'),
    ano: of.text('ano'),
    edicao: of.text('edicao'),
    local: of.text('local'),
    doi: of.take('doi', identifierIn(readDoi, 'DOI'), ''),
    linkCompra: linkIn(of.text('linkCompra'), told),
    capa: linkIn(of.text('capa'), told),
    descricao: of.text('descricao'),
    notas: of.text('notas'),
  }
  const fault = of.fault()
  return fault === undefined
    ? itemLine(at, BOOKS, { fields: defined(fields), told, ...(shelf && { shelf }) })
    : { at, refused: `Linha ${at}, ${fault}.` }
}

function spansIn(cell: string): readonly ReadingSpan[] | CellFault {
  const { spans, unread } = spansOf(cell)
  return unread.length === 0 ? spans : new CellFault(`“${unread[0]}” não é uma data`)
}

const starsIn = (cell: string) => starsOf(cell) ?? new CellFault(`“${cell}” não é de 0 a 5`)

/** Sites write `[006051275X]` or `="9780007230181"`, which a spreadsheet leaves as it is. */
const bareIsbn = (text: string) => readIsbn(text.replaceAll(/[[\]="]/g, ''))

const identifierIn =
  (read: (text: string) => string | undefined, name: string) =>
  (cell: string): string | CellFault =>
    cell === '' ? '' : (read(cell) ?? new CellFault(`“${cell}” não é um ${name}`))

/** One of Caderno's own types, else what a binding is. */
function typeIn(cell: string, told: string[]): ReadingDraft['tipo'] | '' {
  const own = choiceIn(cell, READING_TYPES)
  if (!(own instanceof CellFault)) return own
  const type = typeOfBinding(cell)
  told.push(`Tipo “${cell}”: ${type}`)
  return type
}

function categoryIn(cell: string, told: string[]): ReadingDraft['categoria'] | '' {
  const own = choiceIn(cell, READING_CATEGORIES)
  if (!(own instanceof CellFault)) return own
  const known = categoryOf(cell.split(/[,;/]/))
  told.push(known ? `Categoria “${cell}”: ${known.category}` : `Categoria “${cell}” ficou de fora`)
  return known?.category ?? ''
}

/** A program names the file of a cover on its own disk. */
function linkIn(cell: string, told: string[]): string {
  if (cell === '' || isSafeUrl(cell)) return cell
  told.push(`“${cell}” não é um endereço e ficou de fora`)
  return ''
}

/** The fields that are there. */
const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [Name in keyof Fields]: Exclude<Fields[Name], undefined>
  }
