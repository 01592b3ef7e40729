import * as v from 'valibot'
import {
  recordKind,
  longText,
  optionalDay,
  optionalUrl,
  requiredText,
  shortText,
  requiredDay,
  soundDays,
  soundElements,
  textUpTo,
  wholeNumber,
  type Identity,
  type IsoDate,
  type RecordStore,
} from '../kernel/index.ts'
import { WHOLE_PAGES } from './messages.ts'

export const READING_STATUSES = ['Não Iniciado', 'Lendo', 'Pausado', 'Concluído', 'Abandonado'] as const
export type ReadingStatus = (typeof READING_STATUSES)[number]

export const READING_TYPES = [
  'Livro',
  'E-book',
  'Audiobook',
  'Resumo',
  'Apostila',
  'Artigo',
  'Paper',
  'Revista',
  'Jornal',
  'Manual',
] as const

export const READING_CATEGORIES = [
  'Ficção',
  'Não Ficção',
  'Biografia',
  'História',
  'Ciência',
  'Tecnologia',
  'Filosofia',
  'Psicologia',
  'Autoajuda',
  'Negócios',
  'Literatura',
  'Poesia',
  'Drama',
  'Mistério',
  'Romance',
  'Fantasia',
  'Ficção Científica',
  'Terror',
  'Aventura',
  'Educação',
] as const

export const MAX_RATING = 5
export const MAX_PAGES = 100_000
const pages = v.pipe(
  v.number(WHOLE_PAGES),
  v.integer(WHOLE_PAGES),
  v.minValue(0, 'O número de páginas não pode ser negativo'),
  v.maxValue(MAX_PAGES, 'Informe no máximo 100.000 páginas'),
)

/** How many earlier readings one item keeps, as the Firestore rules have it. */
const MAX_READINGS = 100

/** An earlier time that the item was read to its end. */
const pastReading = v.object({ inicio: optionalDay, fim: requiredDay('Data inválida') })
export type PastReading = Readonly<v.InferOutput<typeof pastReading>>

/** How many notes one item has, and how long each may be: a document of Firestore holds 1 MiB, and a character takes up to four bytes. */
export const MAX_NOTES = 200
export const MAX_NOTE = 1_000

/** What was written down of one page, or taken from it word by word. */
export const noteSchema = v.object({
  /** «34», «34-36», «xii»; empty where there are no pages. */
  pagina: textUpTo(40),
  texto: requiredText('Escreva a anotação', MAX_NOTE),
  em: optionalDay,
})
export type ReadingNote = Readonly<v.InferOutput<typeof noteSchema>>

/** The fields of a `leitura` record (§3), their limits and their sentences. */
const readingFields = {
  titulo: requiredText('Título é obrigatório'),
  autor: shortText,
  categoria: v.picklist(READING_CATEGORIES, 'Escolha uma categoria da lista'),
  tipo: v.picklist(READING_TYPES, 'Escolha um tipo da lista'),
  descricao: longText,
  paginasTotal: pages,
  paginasLidas: pages,
  status: v.picklist(READING_STATUSES, 'Escolha um status da lista'),
  /** 0 is «not rated yet» and does not count in a mean. */
  avaliacao: wholeNumber(0, MAX_RATING, `A avaliação vai de 0 a ${MAX_RATING}`),
  notas: longText,
  dataInicio: optionalDay,
  dataTermino: optionalDay,
  linkCompra: optionalUrl,
  capa: optionalUrl,
  /** Beyond the specification: the times that it was read before this one. */
  leituras: v.pipe(
    v.array(pastReading),
    v.maxLength(MAX_READINGS, `Guarde no máximo ${MAX_READINGS} leituras`),
    v.readonly(),
  ),
  /** What a reference says of it; each may be empty. Thirteen digits without hyphens. */
  isbn: v.pipe(v.string(), v.regex(/^(\d{13})?$/, 'ISBN inválido')),
  /** The publisher; of an article its journal, of a thesis its university. */
  editora: shortText,
  /** «2019», «[1998?]». */
  ano: textUpTo(20),
  /** «2», «2. ed. rev.»; of an article «v. 12, n. 3, p. 1-20», of a thesis «Tese (Doutorado em Educação)». */
  edicao: shortText,
  local: shortText,
  /** Without the address before it: «10.1590/S0100». */
  doi: shortText,
  /** The id of a `disciplinas` record, or empty. */
  disciplinaId: shortText,
  anotacoes: v.pipe(
    v.array(noteSchema),
    v.maxLength(MAX_NOTES, `Guarde no máximo ${MAX_NOTES} anotações`),
    v.readonly(),
  ),
}

/** What a form makes. */
export const readingDraftSchema = v.object(readingFields)
export type ReadingDraft = Readonly<v.InferOutput<typeof readingDraftSchema>> & {
  /** Beyond the specification: net pages read per day. A missing day means unknown, not zero. */
  readonly paginasPorDia?: Readonly<Record<IsoDate, number>> | undefined
}

const EMPTY: Omit<ReadingDraft, 'titulo'> = {
  autor: '',
  categoria: 'Ficção',
  tipo: 'Livro',
  descricao: '',
  paginasTotal: 0,
  paginasLidas: 0,
  status: 'Não Iniciado',
  avaliacao: 0,
  notas: '',
  dataInicio: '',
  dataTermino: '',
  linkCompra: '',
  capa: '',
  leituras: [],
  isbn: '',
  editora: '',
  ano: '',
  edicao: '',
  local: '',
  doi: '',
  disciplinaId: '',
  anotacoes: [],
}
/** What a new item starts with (product: «Defaults»). */
export const NEW_READING: ReadingDraft = Object.freeze({ titulo: '', ...EMPTY })

export interface Reading extends ReadingDraft, Identity {
  /** ISO instants. */
  readonly dataCriacao: string
  readonly dataAtualizacao: string
}

export const READING_KIND = recordKind<Reading, 'dataCriacao' | 'dataAtualizacao'>(
  'leitura',
  {
    ...readingFields,
    paginasPorDia: v.optional(soundDays(wholeNumber(1, MAX_PAGES, WHOLE_PAGES))),
    leituras: soundElements(pastReading),
    anotacoes: soundElements(noteSchema),
  },
  EMPTY,
  ['dataCriacao', 'dataAtualizacao'],
)

/** The `leitura` collection. */
export type Readings = RecordStore<ReadingDraft, Reading>
