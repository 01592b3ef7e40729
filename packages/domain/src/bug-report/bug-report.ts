import * as v from 'valibot'
import {
  fieldErrors,
  LIMITS,
  longText,
  requiredText,
  shortText,
  textUpTo,
  type FieldErrors,
} from '../kernel/index.ts'
import { DESCRIPTION_MISSING, TITLE_MISSING } from './messages.ts'

export const BUG_TYPES = ['bug', 'melhoria', 'problema'] as const
export type BugType = (typeof BUG_TYPES)[number]
export const BUG_PRIORITIES = ['baixa', 'media', 'alta'] as const
export type BugPriority = (typeof BUG_PRIORITIES)[number]

/** What the dialog asks for (§3, bug-reports). */
export const bugReportDraftSchema = v.object({
  tipo: v.picklist(BUG_TYPES),
  titulo: requiredText(TITLE_MISSING),
  descricao: requiredText(DESCRIPTION_MISSING, LIMITS.long),
  passos: longText,
  navegador: shortText,
  dispositivo: shortText,
  prioridade: v.picklist(BUG_PRIORITIES),
})
export type BugReportDraft = Readonly<v.InferOutput<typeof bugReportDraftSchema>>

/** The whole document but `timestamp`, which the store sets. */
export const bugReportSchema = v.object({
  ...bugReportDraftSchema.entries,
  /** Or `anonimo`. */
  userId: v.string(),
  /** Or `não informado`. */
  userEmail: textUpTo(LIMITS.email),
  status: v.literal('aberto'),
  url: textUpTo(LIMITS.url),
  userAgent: textUpTo(LIMITS.url),
})
export type BugReport = Readonly<v.InferOutput<typeof bugReportSchema>>

/** What the dialog starts with (product: «Defaults»). */
export const NEW_BUG_REPORT: BugReportDraft = Object.freeze({
  tipo: 'bug',
  titulo: '',
  descricao: '',
  passos: '',
  navegador: '',
  dispositivo: '',
  prioridade: 'media',
})

/** How long the thanks stay before the dialog closes by itself (§9). */
export const THANKS_MS = 2_000

export const bugReportErrors = (draft: BugReportDraft): FieldErrors<BugReportDraft> =>
  fieldErrors(bugReportDraftSchema, draft)

/** Whether title or description are still missing, which the form also says as a whole (§5). */
export const lacksEssentials = (errors: {
  readonly titulo?: string | undefined
  readonly descricao?: string | undefined
}): boolean => errors.titulo === TITLE_MISSING || errors.descricao === DESCRIPTION_MISSING
