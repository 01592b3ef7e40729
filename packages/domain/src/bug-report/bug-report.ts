import * as v from 'valibot'
import { LIMITS, longText, requiredText, shortText, textUpTo } from '../kernel/index.ts'

export const BUG_TYPES = ['bug', 'melhoria', 'problema'] as const
export const BUG_PRIORITIES = ['baixa', 'media', 'alta'] as const

/** What the dialog asks for (spec §3, bug-reports). */
export const bugReportDraftSchema = v.object({
  tipo: v.picklist(BUG_TYPES),
  titulo: requiredText('Título é obrigatório'),
  descricao: requiredText('Descrição é obrigatória', LIMITS.long),
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
