import * as v from 'valibot'
import {
  changesOf,
  count,
  fieldErrors,
  pick,
  readWhole,
  type FieldErrors,
  type IsoDate,
} from '../kernel/index.ts'
import { readDoi, readIsbn } from './identifiers.ts'
import type { ReadingPatch } from './progress.ts'
import { NEW_READING, readingDraftSchema, type ReadingDraft } from './reading.ts'

/** What the dialog holds while it is typed: the same fields, numbers of pages as text. */
export type ReadingForm = Omit<ReadingDraft, 'paginasTotal' | 'paginasLidas'> & {
  readonly paginasTotal: string
  readonly paginasLidas: string
}

/** A number of pages; empty is 0, what is no whole number undefined. */
export const parsePages = (text: string): number | undefined => (text.trim() === '' ? 0 : readWhole(text))

const ISBN_WRONG = 'Confira o ISBN: o último dígito não fecha com os outros'
const NO_TOTAL = 'Informe o total de páginas para guardar as páginas lidas'
const tooShort = (page: number): string => `O total é menor que a página em que você está (${count(page)})`
const DOI_WRONG = 'Um DOI começa com 10. e tem uma barra, como 10.1590/abc'

/** The dialog's first values: an item as it is stored, or the defaults of a new one. */
export function readingForm(reading: ReadingDraft = NEW_READING): ReadingForm {
  const draft = pick(reading, FIELDS)
  return {
    ...draft,
    paginasTotal: pagesText(draft.paginasTotal),
    paginasLidas: pagesText(draft.paginasLidas),
  }
}

type Stored = Pick<ReadingDraft, 'dataInicio' | 'dataTermino' | 'paginasTotal' | 'paginasLidas'>

/**
 * One sentence per wrong field; empty when the form may be saved. A page of no total would be lost without a word, and so would the bookmark in a
 * total that was mistyped. Days that are stored already may stay as they are.
 */
export function readingErrors(form: ReadingForm, today: IsoDate, stored?: Stored): FieldErrors<ReadingForm> {
  const draft = numbered(form)
  const lost = draft.paginasLidas > 0 && draft.paginasTotal === 0
  const isTooShort =
    form.status !== 'Concluído' &&
    draft.paginasTotal !== stored?.paginasTotal &&
    draft.paginasLidas === stored?.paginasLidas &&
    draft.paginasTotal < draft.paginasLidas
  return {
    ...(isTooShort && { paginasTotal: tooShort(draft.paginasLidas) }),
    ...(lost && { paginasTotal: NO_TOTAL }),
    ...endError(form, today, stored),
    ...(fieldErrors<ReadingDraft>(readingDraftSchema, draft) as FieldErrors<ReadingForm>),
    ...(form.isbn.trim() !== '' && !readIsbn(form.isbn) && { isbn: ISBN_WRONG }),
    ...(form.doi.trim() !== '' && !readDoi(form.doi) && { doi: DOI_WRONG }),
  }
}

function endError(
  { dataInicio, dataTermino }: ReadingForm,
  today: IsoDate,
  stored?: Stored,
): FieldErrors<ReadingForm> {
  const isStored = dataInicio === stored?.dataInicio && dataTermino === stored.dataTermino
  if (isStored || dataTermino === '') return {}
  if (dataTermino > today) return { dataTermino: 'O término não pode ser depois de hoje' }
  return dataTermino < dataInicio ? { dataTermino: 'O término não pode ser antes do início' } : {}
}

/** A form without errors as the draft it stands for, its title and links trimmed. */
export const readingOf = (form: ReadingForm): ReadingDraft => ({
  ...v.parse(readingDraftSchema, numbered(form)),
  // The same lists, where they were not changed.
  leituras: form.leituras,
  anotacoes: form.anotacoes,
})

/** What was changed in the dialog since it was opened on `opened`: the rest follows the record as it is by then. */
export const editedFields = (opened: ReadingDraft, form: ReadingForm): ReadingPatch =>
  changesOf<ReadingDraft>(pick(opened, FIELDS), readingOf(form))

const USUAL_CATEGORY: Partial<Record<ReadingForm['tipo'], ReadingForm['categoria']>> = {
  Resumo: 'Educação',
  Apostila: 'Educação',
  Artigo: 'Ciência',
  Paper: 'Ciência',
  Revista: 'Não Ficção',
  Jornal: 'Não Ficção',
  Manual: 'Não Ficção',
}

/** What an item of a type is where nobody says another category. */
export const usualCategory = (tipo: ReadingForm['tipo']): ReadingDraft['categoria'] =>
  USUAL_CATEGORY[tipo] ?? NEW_READING.categoria

/** A new item with another type; the category follows it until somebody has chosen another one. */
export const withType = (form: ReadingForm, tipo: ReadingForm['tipo']): ReadingForm => ({
  ...form,
  tipo,
  ...(form.categoria === usualCategory(form.tipo) && { categoria: usualCategory(tipo) }),
})

const FIELDS = Object.keys(NEW_READING) as (keyof ReadingDraft)[]
const pagesText = (pages: number): string => (pages === 0 ? '' : String(pages))

const numbered = (form: ReadingForm): ReadingDraft => ({
  ...form,
  paginasTotal: parsePages(form.paginasTotal) ?? Number.NaN,
  paginasLidas: parsePages(form.paginasLidas) ?? Number.NaN,
  isbn: readIsbn(form.isbn) ?? form.isbn.trim(),
  doi: readDoi(form.doi) ?? form.doi.trim(),
})
