import type { GenericSchema } from 'valibot'
import {
  APPLICATION_KIND,
  applicationDraftSchema,
  CAREER_GOAL_KIND,
  careerGoalDraftSchema,
  CONTACT_KIND,
  contactDraftSchema,
  type Application,
  type CareerGoal,
  type Contact,
} from '../career/index.ts'
import type { FinanceList } from '../finance/index.ts'
import type { RecordKind } from '../kernel/index.ts'
import { READING_KIND, readingDraftSchema, type Reading } from '../reading/index.ts'
import { SKILL_KIND, skillDraftSchema, type Skill } from '../skills/index.ts'

/** The collections of auto-numbered records, by the specification's names. */
export interface ArchivedRecords {
  readonly candidaturas: Application
  readonly metas_carreira: CareerGoal
  readonly contatos: Contact
  readonly habilidades: Skill
  readonly leitura: Reading
}
export type RecordCollection = keyof ArchivedRecords
export type RecordLists = { readonly [C in RecordCollection]: readonly ArchivedRecords[C][] }

/** What an import counts apart. */
export type ArchiveKind = RecordCollection | FinanceList | 'alunos' | 'preferencias'

/** Contacts first: an application names the one that it is about. */
export const RECORD_COLLECTIONS = [
  'contatos',
  'candidaturas',
  'metas_carreira',
  'habilidades',
  'leitura',
] as const satisfies readonly RecordCollection[]

interface ArchivedKind<Stored extends ArchivedRecords[RecordCollection]> {
  readonly kind: RecordKind<Stored>
  /** What every store takes; `kind.schema` also reads what older programs left. */
  readonly draft: GenericSchema
}

export const KINDS: { readonly [C in RecordCollection]: ArchivedKind<ArchivedRecords[C]> } = {
  candidaturas: { kind: APPLICATION_KIND, draft: applicationDraftSchema },
  metas_carreira: { kind: CAREER_GOAL_KIND, draft: careerGoalDraftSchema },
  contatos: { kind: CONTACT_KIND, draft: contactDraftSchema },
  habilidades: { kind: SKILL_KIND, draft: skillDraftSchema },
  leitura: { kind: READING_KIND, draft: readingDraftSchema },
}

/** The fields that a schema knows; a pipe has those of its first step. */
export const fieldsOf = (schema: GenericSchema<unknown, unknown>): readonly string[] =>
  'entries' in schema ? Object.keys(schema.entries as object) : []
