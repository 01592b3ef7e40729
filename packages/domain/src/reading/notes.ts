import { fieldErrors, isSame, readWhole, type FieldErrors, type IsoDate } from '../kernel/index.ts'
import type { ReadingPatch } from './progress.ts'
import { MAX_NOTES, MAX_PAGES, noteSchema, type ReadingDraft, type ReadingNote } from './reading.ts'

/** What the form of a note holds while it is typed. */
export type NoteForm = Pick<ReadingNote, 'pagina' | 'texto'>

type Noted = Pick<ReadingDraft, 'anotacoes'>

export const noteForm = (note?: ReadingNote): NoteForm => ({
  pagina: note?.pagina ?? '',
  texto: note?.texto ?? '',
})

/** One sentence per wrong field. `isNew`: it takes a place of its own in the list. */
export function noteErrors(form: NoteForm, { anotacoes }: Noted, isNew: boolean): FieldErrors<NoteForm> {
  const fault = pageFault(form.pagina)
  return {
    ...(fault && { pagina: fault }),
    ...(isNew && anotacoes.length >= MAX_NOTES && { texto: `Guarde no máximo ${MAX_NOTES} anotações` }),
    ...fieldErrors(noteSchema, { ...typedNote(form), em: '' }),
  }
}

/** Pages as a citation has them: «p. 1.234» is 1234, «págs. 34 – 36» and «pp. 34 a 36» are 34-36, «p.34, 36» is 34, 36; what is no page stays as it was typed. */
export const readPage = (text: string): string => pagesIn(text)?.join(', ') ?? text.trim()

/** «p. 34», «p. xii-xv», «p. 34, 36»; a place that is no page stays as it is. */
export function pageWords(page: string): string {
  const pages = pagesIn(page)
  return pages ? `p. ${pages.join(', ')}` : page.trim()
}

/** The pages and the runs of pages of a text; undefined where a part of it is neither. */
function pagesIn(text: string): readonly string[] | undefined {
  const runs = withoutMark(text)
    .split(/\s*,\s*|\s+e\s+/i)
    .map((run) => run.split(/\s*[-–—]\s*|\s+(?:a|à|até)\s+/i).map(pageNumber))
  const arePages = runs.every((run) => run.length <= 2 && run.every((page) => page !== undefined))
  return arePages ? runs.map((run) => run.join('-')) : undefined
}

const withoutMark = (text: string): string =>
  text.trim().replace(/^(?:pp?|p[aá]gs?|p[aá]ginas?)(?:\.\s*|\s+|(?=\d))/i, '')

/** What is wrong with a place: a preface, «cap. 2» and «45%» are places. */
function pageFault(text: string): string | undefined {
  const place = withoutMark(text)
  if (place !== '' && (!/[\p{L}\d]/u.test(place) || /^[-–—−]\s*\d/.test(place)))
    return `«${text.trim()}» não é uma página; escreva como 34 ou xii`
  const backwards = pagesIn(text)?.find((run) => {
    const [first = '', last] = run.split('-')
    return last !== undefined && (Number(last) < Number(first) || romanNumber(last) < romanNumber(first))
  })
  return backwards && `Em «${backwards}» a última página vem antes da primeira`
}

function pageNumber(page: string): string | undefined {
  if (/^[ivxlcdm]+$/i.test(page)) return page
  const number = readWhole(page)
  return number !== undefined && number <= MAX_PAGES ? String(number) : undefined
}

const typedNote = ({ pagina, texto }: NoteForm): NoteForm => ({
  pagina: readPage(pagina),
  texto: texto.trim(),
})

export const addNote = ({ anotacoes }: Noted, typed: NoteForm, today: IsoDate): ReadingPatch => ({
  anotacoes: [...anotacoes, { ...typedNote(typed), em: today }],
})

/** A note that another page has removed or changed by then is written anew: nothing typed is lost. */
export function editNote(reading: Noted, note: ReadingNote, typed: NoteForm, today: IsoDate): ReadingPatch {
  const at = placeOf(reading, note)
  if (at < 0) return addNote(reading, typed, today)
  return { anotacoes: reading.anotacoes.with(at, { ...typedNote(typed), em: note.em }) }
}

/** Of two notes that say the same one goes. */
export function removeNote(reading: Noted, note: ReadingNote): ReadingPatch {
  const at = placeOf(reading, note)
  return at < 0 ? {} : { anotacoes: reading.anotacoes.toSpliced(at, 1) }
}

const placeOf = ({ anotacoes }: Noted, note: ReadingNote): number =>
  anotacoes.findIndex((one) => isSame(one, note))

/** In the order of the pages, Roman ones before the others, those of one page as they were written. */
export const notesByPage = ({ anotacoes }: Noted): readonly ReadingNote[] =>
  anotacoes.toSorted((a, b) => placeInBook(a.pagina) - placeInBook(b.pagina))

/** What has no number comes first, then the pages of a preface, below zero. */
function placeInBook(page: string): number {
  const [first = ''] = pagesIn(page)?.[0]?.split('-') ?? []
  const roman = romanNumber(first)
  if (!Number.isNaN(roman)) return roman - MOST_ROMAN
  const [number] = /\d+/.exec(page) ?? []
  return number === undefined ? -MOST_ROMAN : Number(number)
}

const ROMAN = /^(?=.)(m{0,3})(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/i
/** Above «mmmcmxcix». */
const MOST_ROMAN = 4_000
const LETTERS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1_000 }

/** The number of «xii»; none of «mil» and of what is no Roman number. */
function romanNumber(page: string): number {
  if (!ROMAN.test(page)) return Number.NaN
  const values = [...page.toLowerCase()].map((letter) => LETTERS[letter]!)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}
