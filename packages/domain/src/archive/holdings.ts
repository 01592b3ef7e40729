import { decodeFinances, EMPTY_BOOK, type FinanceBook, type FinanceList } from '../finance/index.ts'
import { memberSchema, type Member } from '../identity/index.ts'
import { AppError, decode, type Identity } from '../kernel/index.ts'
import { type ModuleCollections, COLLECTIONS } from '../modules/index.ts'
import { studentSchema, type Student } from '../registration/index.ts'
import { NO_PREFERENCES, preferencesSchema, type Preferences } from '../shell/index.ts'
import type { GenericSchema } from 'valibot'

export type RecordCollection = keyof ModuleCollections
export type RecordLists = { readonly [C in RecordCollection]: readonly ModuleCollections[C][] }

/** The list that an element of a file stands in. */
export type ArchiveKind = RecordCollection | FinanceList | 'alunos' | 'preferencias'

/** The collections in the order in which they are written. */
export const RECORD_COLLECTIONS = Object.keys(COLLECTIONS) as readonly RecordCollection[]

/** The fields that a schema knows; a pipe has those of its first step. */
export const fieldsOf = (schema: GenericSchema<unknown, unknown>): readonly string[] =>
  'entries' in schema ? Object.keys(schema.entries as object) : []

/** The fields that a file may have of a document: a file does not decide whose it is. */
export const ownerlessFields = (schema: GenericSchema<unknown, unknown>): readonly string[] =>
  fieldsOf(schema).filter((field) => field !== 'userId' && field !== 'uid')

/** Everything that an account has, as its documents say it. */
export interface Holdings extends RecordLists {
  readonly usuarios: Member | null
  readonly alunos: Student | null
  readonly preferencias: Preferences
  readonly financas: FinanceBook
}

interface ReadList {
  readonly name: RecordCollection
  readonly records: readonly Identity[]
  readonly unreadable: number
}

/** What stored documents and lists hold; a document is undefined where there is none, and a damaged one is rejected, not treated as empty. */
export function holdingsOf(
  documents: Readonly<Record<Exclude<keyof Holdings, RecordCollection>, unknown>>,
  lists: readonly ReadList[],
) {
  const sound = <T>(document: unknown, read: (document: unknown) => T | undefined): T | null => {
    const found = document === undefined ? null : read(document)
    if (found === undefined) throw new AppError('invalid-record')
    return found
  }
  const finances = sound(documents.financas, (document) => decodeFinances(document))
  const holdings: Holdings = {
    ...(Object.fromEntries(lists.map(({ name, records }) => [name, records])) as unknown as RecordLists),
    usuarios: sound(documents.usuarios, (document) => decode<Member>(memberSchema, document)),
    alunos: sound(documents.alunos, (document) => decode<Student>(studentSchema, document)),
    preferencias:
      sound(documents.preferencias, (document) => decode<Preferences>(preferencesSchema, document)) ??
      NO_PREFERENCES,
    financas: finances?.book ?? EMPTY_BOOK,
  }
  return {
    holdings,
    unreadable: lists.reduce((sum, list) => sum + list.unreadable, finances?.unreadable ?? 0),
  }
}

export type ArchivedRecord<C extends RecordCollection> = Omit<ModuleCollections[C], 'userId'>
export type ArchivedLists = { readonly [C in RecordCollection]: readonly ArchivedRecord<C>[] }

export const ARCHIVE_FORMAT = 'caderno'
/** 2 has `disciplinas`; a file of an earlier version is one without what came later. */
export const ARCHIVE_VERSION = 2

/** One exported file (docs/export-format.md). Its records have no uid: a file does not decide who owns them. */
export interface Archive extends ArchivedLists {
  readonly usuarios: Omit<Member, 'uid'> | null
  readonly alunos: Omit<Student, 'uid'> | null
  readonly preferencias: Preferences
  readonly financas: FinanceBook
  readonly formato: typeof ARCHIVE_FORMAT
  readonly versao: typeof ARCHIVE_VERSION
  /** ISO instant. */
  readonly exportadoEm: string
  /** The uid it came from: with it an import knows which ids were made for that account. It grants nothing. */
  readonly conta: string
}
