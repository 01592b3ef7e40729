import { count, foldText, plural } from '../kernel/index.ts'
import { authorsOf, NEW_READING, type Reading, type ReadingDraft, usualCategory } from '../reading/index.ts'
import type { Line } from './line.ts'
import {
  broughtInRecords,
  type Comparison,
  differingFields,
  notesWith,
  planRecords,
  type RecordRow,
} from './record-plan.ts'
import { type BookItem, BOOKS } from './record-item.ts'

/** A line of a file of books beside the library. */
export type BookRow = RecordRow<ReadingDraft>

/**
 * Compares a file of books with the library: by ISBN, else by title and first author. `categoria` is what a new item is of which the file
 * names no category; without it the usual one of its type. The row shows it.
 */
export const planBooks = (
  lines: readonly Line<BookItem>[],
  library: readonly Reading[],
  categoria?: ReadingDraft['categoria'],
): readonly BookRow[] =>
  planRecords(lines, library, {
    ...COMPARISON,
    draftOf: ({ fields }) => ({
      ...NEW_READING,
      categoria: categoria ?? usualCategory(fields.tipo ?? NEW_READING.tipo),
      ...fields,
    }),
  }).map((row) => (row.added ? { ...row, facts: [...row.facts, row.added.categoria] } : row))

/** Whether something new comes in of which the file names no category. */
export const isCategoryMissing = (rows: readonly BookRow[], lines: readonly Line<BookItem>[]): boolean =>
  rows.some(({ added }, at) => added && lines[at]!.item!.fields.categoria === undefined)

/** What the ticked rows bring in, each new book with its status as it was chosen. */
export const broughtInBooks = (
  rows: readonly BookRow[],
  isTicked: (row: BookRow) => boolean,
  choiceOf: (row: BookRow) => string | undefined,
) =>
  broughtInRecords(rows, isTicked, (draft, row) =>
    withStatus(draft, (choiceOf(row) ?? draft.status) as ReadingDraft['status']),
  )

/** A book that comes in with another status; the day of the import is no day on which it was read. */
function withStatus(draft: ReadingDraft, status: ReadingDraft['status']): ReadingDraft {
  if (status === draft.status) return draft
  const isRead = status === 'Concluído'
  return {
    ...draft,
    status,
    paginasLidas: isRead ? draft.paginasTotal : 0,
    ...(!isRead && { dataTermino: '' }),
  }
}

const COMPARISON: Omit<Comparison<ReadingDraft, BookItem>, 'draftOf'> = {
  shape: BOOKS,
  keysOf: ({ isbn = '' }) => ({ isbn }),
  fingerprint: ({ titulo = '', autor = '' }) =>
    `${titleWords(titulo)}\n${foldText(authorsOf(autor)[0] ?? '')}`,
  patchOf,
  describe: ({ fields, shelf }) => ({
    title: fields.titulo ?? '',
    facts: factsOf(fields),
    choice: fields.status ?? NEW_READING.status,
    ...(shelf !== undefined && { alike: shelf }),
  }),
}

/** Without the series that Goodreads writes behind a title: «(Jogos Vorazes, #1)». */
const titleWords = (title: string): string => foldText(title.replace(/\s*\([^()]*#[^()]*\)\s*$/, ''))

function factsOf({
  autor = '',
  status,
  avaliacao = 0,
  dataTermino = '',
  leituras = [],
}: Partial<ReadingDraft>) {
  const times = leituras.length + (status === 'Concluído' && dataTermino !== '' ? 1 : 0)
  return [
    autor,
    status ?? '',
    avaliacao > 0 ? plural(avaliacao, 'estrela', 'estrelas') : '',
    times > 1 ? `${count(times)} leituras` : '',
  ].filter((fact) => fact !== '')
}

/** The title and the author are what it was found by, and stay. Earlier readings and notes are added to those of the library. */
function patchOf(record: ReadingDraft, { fields }: BookItem): Partial<ReadingDraft> {
  const { titulo: _, autor, leituras = [], notas, ...rest } = fields
  const known = new Set([...record.leituras.map(({ fim }) => fim), record.dataTermino])
  const missing = leituras.filter(({ fim }) => !known.has(fim))
  const notes = notesWith(record.notas, notas)
  return {
    ...differingFields<ReadingDraft>(record, rest),
    ...(record.autor === '' && autor !== undefined && { autor }),
    ...(missing.length > 0 && { leituras: [...record.leituras, ...missing] }),
    ...(notes !== undefined && { notas: notes }),
  }
}
