import type { GenericSchema } from 'valibot'
import type { FinanceList } from '../finance/index.ts'
import { COLLECTIONS, type ModuleCollections } from '../modules/index.ts'

export type RecordCollection = keyof ModuleCollections
export type RecordLists = { readonly [C in RecordCollection]: readonly ModuleCollections[C][] }

/** What an import counts apart. */
export type ArchiveKind = RecordCollection | FinanceList | 'alunos' | 'preferencias'

export interface KindCount {
  /** Not in the account. */
  readonly fresh: number
  readonly equal: number
  /** In the account, and not as in the file. */
  readonly differing: number
  /** Cannot be taken. */
  readonly leftOut: number
}
/** Counts a verdict on something of the file, and says whether it is to be written. */
export type Judge = (kind: ArchiveKind, verdict: keyof KindCount) => boolean

/** In the order in which they are written. */
export const RECORD_COLLECTIONS = Object.keys(COLLECTIONS) as readonly RecordCollection[]

/** The fields that a schema knows; a pipe has those of its first step. */
export const fieldsOf = (schema: GenericSchema<unknown, unknown>): readonly string[] =>
  'entries' in schema ? Object.keys(schema.entries as object) : []
