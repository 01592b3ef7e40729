import * as v from 'valibot'
import {
  fieldErrors,
  LIMITS,
  longText,
  requiredText,
  shortText,
  textUpTo,
  type FieldErrors,
  type WriteOutcome,
} from '../kernel/index.ts'

export const TYPE_LABELS = { bug: 'Bug', melhoria: 'Melhoria', problema: 'Problema' } as const
export const PRIORITY_LABELS = { baixa: 'Baixa', media: 'Média', alta: 'Alta' } as const

const TITLE_MISSING = 'Título é obrigatório'
const DESCRIPTION_MISSING = 'Descrição é obrigatória'
/** The sentence for the form as a whole (§5), beside the sentences of its fields. */
export const ESSENTIALS_MISSING = 'Por favor, preencha pelo menos o título e a descrição.'

export const SEND_FAILED = 'Erro ao enviar o relatório. Tente novamente.'
export const REPORT_SENT = 'Relatório enviado. Obrigado!'
/** It is only queued: nobody has it yet. */
export const REPORT_QUEUED =
  'Relatório salvo neste dispositivo. Ele será enviado quando houver conexão. Obrigado!'
/** Local mode: nobody else gets the report (D15). */
export const STAYS_HERE = 'Modo local: fica neste navegador.'

export const BUG_TYPES = ['bug', 'melhoria', 'problema'] as const
export const BUG_PRIORITIES = ['baixa', 'media', 'alta'] as const

/** What the dialog asks for (§3, bug-reports). */
const bugReportDraftSchema = v.object({
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
export const lacksEssentials = (
  errors: Partial<Record<'titulo' | 'descricao', string | undefined>>,
): boolean => errors.titulo === TITLE_MISSING || errors.descricao === DESCRIPTION_MISSING

/** The `bug-reports` collection: create only, anonymously too; the store adds `timestamp`. */
export interface BugReports {
  send(report: BugReport): Promise<WriteOutcome>
}

/** Where and by whom a report is written; `user` is null before sign-in. */
interface ReportContext {
  readonly user: { readonly uid: string; readonly email: string | null } | null
  readonly url: string
  readonly userAgent: string
}

/** The whole document of a draft without errors (§3, bug-reports). */
export function reportOf(draft: BugReportDraft, { user, url, userAgent }: ReportContext): BugReport {
  return {
    ...v.parse(bugReportDraftSchema, draft),
    userId: user?.uid ?? 'anonimo',
    userEmail: user?.email || 'não informado',
    status: 'aberto',
    url: reportableAddress(url),
    userAgent: userAgent.slice(0, LIMITS.url),
  }
}

/** The parameters that help to find a bug; reset codes and API keys must not be reported. */
const ALLOWED_PARAMETER = /^(?:aba|mode)=[a-zA-Z]{1,20}$/
const ADDRESS = /^([a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#]*@)?([^?#]*)(?:\?([^#]*))?/i

/** An address as a report may carry it: without codes, keys, credentials or fragment, and within the limit. */
export function reportableAddress(address: string): string {
  const [, scheme = '', place = '', query = ''] = ADDRESS.exec(address) ?? []
  const allowed = query.split('&').filter((pair) => ALLOWED_PARAMETER.test(pair))
  const bare = `${scheme}${place}`.slice(0, LIMITS.url)
  const whole = allowed.length > 0 ? `${bare}?${allowed.join('&')}` : bare
  return whole.length > LIMITS.url ? bare : whole
}
