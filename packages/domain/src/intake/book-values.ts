import { foldText, type IsoDate } from '../kernel/index.ts'
import { READING_CATEGORIES, type PastReading, type ReadingDraft } from '../reading/index.ts'
import { readDay } from './days.ts'

type Status = ReadingDraft['status']
type Category = ReadingDraft['categoria']

/** The words that shelves and sites have for a status, as `shelfWord` writes them. */
const STATUSES: readonly (readonly [Status, readonly string[]])[] = [
  ['Concluído', ['read', 'lido', 'lidos', 'concluido', 'concluidos', 'finished', 'terminado']],
  ['Lendo', ['currently reading', 'reading', 'lendo', 'em leitura']],
  [
    'Não Iniciado',
    ['to read', 'want to read', 'quero ler', 'nao iniciado', 'para ler', 'tbr', 'owned to read'],
  ],
  [
    'Pausado',
    ['paused', 'on hold', 'on pause', 'hiatus', 'pausado', 'pausados', 'em pausa', 'relendo depois'],
  ],
  [
    'Abandonado',
    ['did not finish', 'dnf', 'abandoned', 'gave up', 'abandonado', 'abandonados', 'abandonei', 'desisti'],
  ],
]

/** The names of shelves in English for the categories; their own names are known besides. */
const SHELVES: Readonly<Record<string, Category>> = {
  fiction: 'Ficção',
  nonfiction: 'Não Ficção',
  'non fiction': 'Não Ficção',
  biography: 'Biografia',
  memoir: 'Biografia',
  history: 'História',
  science: 'Ciência',
  technology: 'Tecnologia',
  programming: 'Tecnologia',
  philosophy: 'Filosofia',
  psychology: 'Psicologia',
  'self help': 'Autoajuda',
  business: 'Negócios',
  literature: 'Literatura',
  classics: 'Literatura',
  poetry: 'Poesia',
  plays: 'Drama',
  mystery: 'Mistério',
  thriller: 'Mistério',
  crime: 'Mistério',
  fantasy: 'Fantasia',
  'science fiction': 'Ficção Científica',
  'sci fi': 'Ficção Científica',
  horror: 'Terror',
  adventure: 'Aventura',
  education: 'Educação',
  ...Object.fromEntries(READING_CATEGORIES.map((category) => [shelfWord(category), category])),
}

/** A name as shelves are compared: case, accents, hyphens and underscores do not count. */
export function shelfWord(name: string): string {
  return foldText(name.replaceAll(/[-_]/g, ' '))
}

/** The status that a shelf or a word of a site means. A name of the reader's own is a `shelf`, its status guessed, which is told. */
export function statusOf(
  label: string,
  name: string,
  told: string[],
  guess: Status = 'Não Iniciado',
): { readonly status: Status; readonly shelf?: string } {
  const known = STATUSES.find(([, words]) => words.includes(shelfWord(name)))?.[0]
  if (known || name === '') return { status: known ?? guess }
  told.push(`${label} “${name}”: ${guess}`)
  return { status: guess, shelf: name }
}

/** The first of these shelves or tags that names a category, and that category. */
export function categoryOf(
  shelves: readonly string[],
): { readonly shelf: string; readonly category: Category } | undefined {
  for (const shelf of shelves) {
    const category = Object.hasOwn(SHELVES, shelfWord(shelf)) ? SHELVES[shelfWord(shelf)] : undefined
    if (category) return { shelf, category }
  }
  return undefined
}

const AUDIO = /\baudio|audible/i
const DIGITAL = /kindle|e-?book|digital|nook|epub/i

/** What kind of item a binding or format is: a book, unless it says otherwise. */
export const typeOfBinding = (binding: string): ReadingDraft['tipo'] =>
  AUDIO.test(binding) ? 'Audiobook' : DIGITAL.test(binding) ? 'E-book' : 'Livro'

/** Stars as a site writes them, in whole ones: half and more is rounded up, and what was rated has one at least. 0 is «not rated». */
export function starsOf(text: string): { readonly stars: number; readonly isRounded: boolean } | undefined {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return { stars: 0, isRounded: false }
  const value = /^\d(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
  if (!(value <= 5)) return undefined
  const stars = value === 0 ? 0 : Math.max(1, Math.floor(value + 0.5))
  return { stars, isRounded: stars !== value }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** A text of a web page without its markup: what ends a line there ends one here. */
export const plainOf = (markup: string): string =>
  markup
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/(?:p|div|li|blockquote)>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, entity)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

function entity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole
  const point = Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10)
  const isText = point >= 32 && point <= 0x10_ff_ff && (point < 0xd8_00 || point > 0xdf_ff)
  return isText ? String.fromCodePoint(point) : whole
}

/** When a book was read, as a file has it: from a day on, to a day, or both. */
export interface ReadingSpan {
  readonly inicio: IsoDate
  readonly fim: IsoDate
}

const DATE = String.raw`\d{4}[/.-]\d{1,2}[/.-]\d{1,2}`
const SPAN = new RegExp(String.raw`^(${DATE})?\s*[-–]\s*(${DATE})?$`)

/** The spans of a list such as `2021/03/04-2021/03/10, 2023/01/02`: a bare day is an end. What is none stands in `unread`. */
export function spansOf(list: string): {
  readonly spans: readonly ReadingSpan[]
  readonly unread: readonly string[]
} {
  const spans: ReadingSpan[] = []
  const unread: string[] = []
  for (const part of list.split(/[,;]/).map((each) => each.trim())) {
    if (part === '') continue
    const bare = readDay(part)
    const [, from, to] = bare === undefined ? (SPAN.exec(part) ?? []) : [undefined, undefined, part]
    const [inicio, fim] = [from, to].map((day) => (day === undefined ? '' : readDay(day))) as [
      string?,
      string?,
    ]
    if (inicio === undefined || fim === undefined || (inicio === '' && fim === '')) unread.push(part)
    else spans.push({ inicio: fim !== '' && inicio > fim ? '' : inicio, fim })
  }
  return { spans, unread }
}

/** What a record says of the days on which it was read: the last end of a finished one is its own, each earlier one is an earlier reading. */
export function datesOf(
  status: Status,
  all: readonly ReadingSpan[],
  today: IsoDate,
): Pick<ReadingDraft, 'dataInicio' | 'dataTermino' | 'leituras'> {
  const ended = all
    .filter(({ fim }) => fim !== '' && fim <= today)
    .toSorted((a, b) => (a.fim < b.fim ? -1 : a.fim > b.fim ? 1 : 0))
  const begun = all.findLast(({ fim }) => fim === '')?.inicio ?? ''
  const last = ended.at(-1)
  const past = (spans: readonly ReadingSpan[]): readonly PastReading[] =>
    spans.map(({ inicio, fim }) => ({ inicio, fim }))
  if (status === 'Concluído')
    return {
      dataInicio: last?.inicio ?? '',
      dataTermino: last?.fim ?? '',
      leituras: past(ended.slice(0, -1)),
    }
  // What was given up was not read to its end.
  if (status === 'Abandonado')
    return { dataInicio: begun || (last?.inicio ?? ''), dataTermino: '', leituras: past(ended.slice(0, -1)) }
  return { dataInicio: status === 'Não Iniciado' ? '' : begun, dataTermino: '', leituras: past(ended) }
}
