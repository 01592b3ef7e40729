import { messageOf } from '../identity/index.ts'
import { STORE_REASONS, type AppErrorCode } from '../kernel/index.ts'
import { NOT_SIGNED_IN, STORAGE_FULL } from './messages.ts'

export type FinanceFailureKind = 'save-transaction' | 'save' | 'remove' | 'update'

/** Spec §8, Finance. */
const SENTENCES: Record<Exclude<FinanceFailureKind, 'save-transaction'>, string> = {
  save: 'Erro ao salvar. Tente novamente.',
  remove: 'Erro ao excluir. Tente novamente.',
  update: 'Erro ao atualizar. Tente novamente.',
}

const REASONS: typeof STORE_REASONS = {
  ...STORE_REASONS,
  'permission-denied': 'Sua conta não tem permissão para isso.',
  'not-found': 'O registro já tinha sido removido.',
}

const WITHOUT_A_SESSION: ReadonlySet<AppErrorCode> = new Set([
  'requires-recent-login',
  'invalid-user-token',
  'user-token-expired',
])

/** The sentence for a failed write, and the reason when it is known (spec §8, D25). */
export function financeFailure(kind: FinanceFailureKind, code: AppErrorCode): string {
  if (WITHOUT_A_SESSION.has(code)) return NOT_SIGNED_IN
  if (code === 'storage-full') return STORAGE_FULL
  if (kind === 'save-transaction')
    return `Erro ao salvar transação: ${REASONS[code] ?? withoutAdvice(messageOf(code))} Verifique sua conexão e tente novamente.`
  return [SENTENCES[kind], REASONS[code]].filter(Boolean).join(' ')
}

/** The sentence around it already says to try again. */
const withoutAdvice = (message: string): string => message.replace(/ Tente novamente\.$/, '')
