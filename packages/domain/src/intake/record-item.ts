import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import {
  applicationDraftSchema,
  contactDraftSchema,
  NEW_APPLICATION,
  NEW_CONTACT,
  type ApplicationDraft,
  type ContactDraft,
} from '../career/index.ts'
import { fieldErrors } from '../kernel/index.ts'
import { NEW_READING, readingDraftSchema, type ReadingDraft } from '../reading/index.ts'
import type { FileLines, Format, Line } from './line.ts'

/** A record as a file has it. */
export interface RecordItem<Draft extends object> {
  /** What the file says; what it does not say is not here. */
  readonly fields: Partial<Draft>
  /** How some of it was understood: «Estante “comprar”: Não Iniciado». */
  readonly told: readonly string[]
}
export interface BookItem extends RecordItem<ReadingDraft> {
  /** A shelf of the reader's own, of which the status was guessed. */
  readonly shelf?: string | undefined
}
export type ContactItem = RecordItem<ContactDraft>
export interface ApplicationItem extends RecordItem<ApplicationDraft> {
  /** The name of its contact. */
  readonly contato?: string | undefined
}

export type BookFormat = Format<'books', FileLines<BookItem>>
export type ContactFormat = Format<'contacts', FileLines<ContactItem>>
export type ApplicationFormat = Format<'applications', FileLines<ApplicationItem>>

/** What all that reads a kind of record must know of it. */
export interface RecordShape<Draft extends object> {
  readonly blank: Draft
  readonly schema: GenericSchema<unknown, Draft>
  /** How a screen and the header of a file call each field; a field without a name is in no file. */
  readonly labels: { readonly [Field in keyof Draft]?: string }
}

export const BOOKS: RecordShape<ReadingDraft> = {
  blank: NEW_READING,
  schema: readingDraftSchema,
  labels: {
    titulo: 'Título',
    autor: 'Autor',
    tipo: 'Tipo',
    categoria: 'Categoria',
    status: 'Status',
    avaliacao: 'Avaliação',
    paginasTotal: 'Páginas',
    paginasLidas: 'Páginas lidas',
    dataInicio: 'Início',
    dataTermino: 'Término',
    leituras: 'Leituras anteriores',
    isbn: 'ISBN',
    editora: 'Editora',
    ano: 'Ano',
    edicao: 'Edição',
    local: 'Local',
    doi: 'DOI',
    linkCompra: 'Link',
    capa: 'Capa',
    descricao: 'Descrição',
    notas: 'Notas',
  },
}

export const CONTACTS: RecordShape<ContactDraft> = {
  blank: NEW_CONTACT,
  schema: contactDraftSchema,
  labels: {
    nome: 'Nome',
    empresa: 'Empresa',
    cargo: 'Cargo',
    canal: 'Canal',
    ultimoContato: 'Último contato',
    proximoContato: 'Próximo contato',
    notas: 'Notas',
  },
}

export const APPLICATIONS: RecordShape<ApplicationDraft> = {
  blank: NEW_APPLICATION,
  schema: applicationDraftSchema,
  labels: {
    empresa: 'Empresa',
    vaga: 'Vaga',
    fase: 'Fase',
    dataEnvio: 'Data de envio',
    historico: 'Histórico',
    tipo: 'Tipo',
    modalidade: 'Modalidade',
    local: 'Local',
    bolsa: 'Bolsa',
    fonte: 'Fonte',
    etapa: 'Etapa',
    proximoContato: 'Próximo contato',
    horaEntrevista: 'Hora da entrevista',
    localEntrevista: 'Local da entrevista',
    link: 'Link',
    observacoes: 'Observações',
  },
}

/** Whether a field says nothing: no text, no number, no element. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === '' || value === 0 || (Array.isArray(value) && value.length === 0)

/** The line that these fields are: an item, or refused with what is wrong with one of them. Nothing is cut and nothing is mended. */
export function itemLine<Draft extends object, Item extends RecordItem<Draft>>(
  at: number,
  shape: RecordShape<Draft>,
  item: Item,
): Line<Item> {
  const said = Object.fromEntries(
    Object.entries(item.fields).filter(([, value]) => !isEmptyValue(value)),
  ) as Partial<Draft>
  const draft = { ...shape.blank, ...said }
  const [wrong] = Object.entries<string | undefined>(fieldErrors(shape.schema as GenericSchema<Draft>, draft))
  if (wrong) return { at, refused: refusal(at, shape, said, wrong as [keyof Draft & string, string]) }
  const sound = v.parse(shape.schema, draft)
  const fields = Object.fromEntries(
    Object.keys(said).map((field) => [field, sound[field as keyof Draft]]),
  ) as Partial<Draft>
  return { at, item: { ...item, fields } }
}

function refusal<Draft extends object>(
  at: number,
  { labels }: RecordShape<Draft>,
  said: Partial<Draft>,
  [field, sentence]: readonly [keyof Draft & string, string],
): string {
  const label = labels[field]
  return said[field] === undefined || label === undefined
    ? `Linha ${at}: ${sentence}.`
    : `Linha ${at}, ${label}: ${sentence}.`
}
