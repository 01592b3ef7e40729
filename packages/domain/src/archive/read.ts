import * as v from 'valibot'
import { FINANCE_LISTS, type FinanceBook, type FinanceElements, type FinanceList } from '../finance/index.ts'
import { memberSchema, type Member } from '../identity/index.ts'
import { decode, isDocument, LIMITS, parseJson, type RecordId } from '../kernel/index.ts'
import { COLLECTIONS } from '../modules/index.ts'
import { studentSchema, type Student } from '../registration/index.ts'
import { NO_PREFERENCES, preferencesSchema } from '../shell/index.ts'
import {
  ELEMENT_SCHEMAS,
  validElement,
  isTooDeep,
  hasUnsafeKey,
  validated,
  whatIsBroken,
} from './validation.ts'
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type Archive,
  type ArchivedLists,
  type ArchivedRecord,
  ownerlessFields,
  RECORD_COLLECTIONS,
  type ArchiveKind,
  type RecordCollection,
} from './holdings.ts'
import { isValidId } from './ids.ts'
import { entriesOf, validPreferences } from './preferences.ts'

/** Why a file cannot be imported. */
export const ARCHIVE_FAULTS = {
  empty: 'O arquivo está vazio.',
  'too-large': 'O arquivo passa de 50 MB.',
  'too-deep': 'O arquivo está danificado: tem partes dentro de partes demais.',
  damaged: 'O arquivo está incompleto ou danificado.',
  foreign: 'Este não é um arquivo exportado pelo Caderno.',
  newer: 'O arquivo foi feito por uma versão mais nova do Caderno. Atualize a página e tente novamente.',
  unreadable: 'O arquivo não pôde ser lido. Escolha-o de novo.',
} as const
export type ArchiveFault = keyof typeof ARCHIVE_FAULTS

/** The longest file in bytes; an archive of ten thousand long records has less than half. */
export const MAX_ARCHIVE = 50_000_000

/** An element of a file that cannot come in. */
export interface RefusedElement {
  readonly kind: ArchiveKind
  /** Its number among all elements of the file, in the order of an exported one, from 1. */
  readonly at: number
  /** What it calls itself; may be empty. */
  readonly title: string
  readonly reason: string
}
export interface ReadFile {
  readonly archive: Archive
  readonly refused: readonly RefusedElement[]
  readonly fault?: undefined
}
export type ReadArchive = ReadFile | { readonly fault: ArchiveFault }

/** The share of the work that checking the depth takes. */
const SCAN = 0.3
const PIECE = 200
const envelope = v.object({
  formato: v.literal(ARCHIVE_FORMAT),
  versao: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

/**
 * Reads a file of unknown origin for an import. Never throws. An invalid element is refused with the reason, never repaired.
 * Yields its progress, 0 to 1, so that the caller can pause.
 */
export function* readArchive(given: string): Generator<number, ReadArchive> {
  const text = given.replace(/^\uFEFF/, '')
  if (text.length > MAX_ARCHIVE) return { fault: 'too-large' }
  if (text.trim() === '') return { fault: 'empty' }
  const scan = isTooDeep(text)
  for (let step = scan.next(); ; step = scan.next()) {
    if (!step.done) yield step.value * SCAN
    else if (step.value) return { fault: 'too-deep' }
    else break
  }
  const document = parseJson(text)
  if (document === undefined)
    return {
      fault: new RegExp(`^\\s*{\\s*"formato"\\s*:\\s*"${ARCHIVE_FORMAT}"`).test(text) ? 'damaged' : 'foreign',
    }
  const head = decode(envelope, document)
  if (!head || !isDocument(document)) return { fault: 'foreign' }
  if (head.versao > ARCHIVE_VERSION) return { fault: 'newer' }
  return yield* readDocument(document)
}

function* readDocument(document: Readonly<Record<string, unknown>>): Generator<number, ReadArchive> {
  const { financas = {}, usuarios = null, alunos = null, preferencias = {} } = document
  const lists = [
    ...RECORD_COLLECTIONS.map((name) => document[name]),
    ...(isDocument(financas) ? FINANCE_LISTS.map((name) => financas[name]) : []),
  ]
  const areWhole = [document, financas, preferencias, usuarios ?? {}, alunos ?? {}].every(
    (part) => isDocument(part) && !hasUnsafeKey(part),
  )
  if (!areWhole || !isDocument(financas) || !lists.every((list) => list === undefined || Array.isArray(list)))
    return { fault: 'damaged' }

  const refused: RefusedElement[] = []
  const total = lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 1)
  let at = 0
  let done = 0
  const refuse = (kind: ArchiveKind, raw: unknown, reason: string) =>
    void refused.push({ kind, at, title: nameOf(raw), reason })
  /** The valid elements of a list, each id once; yields the progress. */
  function* take<T extends { readonly id: RecordId }>(
    kind: ArchiveKind,
    list: unknown,
    schema: v.GenericSchema,
    read: (raw: unknown) => T | undefined,
  ): Generator<number, readonly T[]> {
    const found = new Map<RecordId, T>()
    for (const raw of (list ?? []) as readonly unknown[]) {
      at += 1
      const element = read(raw)
      if (!element) refuse(kind, raw, whatIsBroken(schema, raw))
      else if (found.has(element.id)) refuse(kind, raw, REPEATED)
      else found.set(element.id, element)
      if ((done += 1) % PIECE === 0) yield SCAN + (1 - SCAN) * (done / total)
    }
    return [...found.values()]
  }

  const student = ownerless<Omit<Student, 'uid'>>(studentSchema, alunos)
  if (alunos !== null) at += 1
  if (alunos !== null && !student) refuse('alunos', alunos, whatIsBroken(studentSchema, alunos))
  const preferences = validPreferences(preferencias)
  at += preferences ? entriesOf(preferences).length : 1
  if (!preferences) refuse('preferencias', preferencias, whatIsBroken(preferencesSchema, preferencias))
  const book: Partial<Record<FinanceList, unknown>> = {}
  for (const name of FINANCE_LISTS)
    book[name] = yield* take<FinanceElements[FinanceList]>(
      name,
      financas[name],
      ELEMENT_SCHEMAS[name],
      (raw) => validElement(name, raw),
    )
  const records: Partial<Record<RecordCollection, unknown>> = {}
  for (const name of RECORD_COLLECTIONS)
    records[name] = yield* take(name, document[name], COLLECTIONS[name].draft, (raw) =>
      validRecord(name, raw),
    )
  return {
    refused,
    archive: {
      formato: ARCHIVE_FORMAT,
      versao: ARCHIVE_VERSION,
      exportadoEm: textOf(document['exportadoEm']),
      conta: textOf(document['conta']),
      usuarios: ownerless<Omit<Member, 'uid'>>(memberSchema, usuarios) ?? null,
      alunos: student ?? null,
      preferencias: preferences ?? NO_PREFERENCES,
      financas: book as unknown as FinanceBook,
      ...(records as unknown as ArchivedLists),
    },
  }
}

/** Why the second of two with one id does not come in. */
export const REPEATED = 'Repete outro registro do arquivo.'

/** The fields by which records call themselves. */
const NAMES = ['titulo', 'nome', 'vaga', 'texto', 'descricao']
function nameOf(raw: unknown): string {
  const names = isDocument(raw) ? NAMES.map((field) => textOf(raw[field])) : []
  return names.find((name) => name !== '')?.slice(0, LIMITS.short) ?? ''
}

function validRecord<C extends RecordCollection>(collection: C, raw: unknown): ArchivedRecord<C> | undefined {
  const { kind, draft } = COLLECTIONS[collection]
  const record = ownerless<ArchivedRecord<C>>(kind.schema, raw)
  return record && v.is(draft, record) && isValidId(record.id) ? record : undefined
}

/** A document of a file, whoever's. */
function ownerless<T extends object>(schema: v.GenericSchema<unknown, object>, raw: unknown): T | undefined {
  const document = validated<object>(ownerlessFields(schema), raw, (taken) =>
    decode<object>(schema, { ...taken, userId: '', uid: '' }),
  )
  if (!document) return undefined
  const { userId: _owner, uid: _uid, ...rest } = document as { userId?: string; uid?: string }
  return rest as T
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
