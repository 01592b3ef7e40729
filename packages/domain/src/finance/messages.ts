import { messageOf } from '../identity/index.ts'
import { failureWords, type AppErrorCode } from '../kernel/index.ts'

export const DAY_REQUIRED = 'Data é obrigatória'
export const DAY_INVALID = 'Data inválida'

/** D11. */
export const AMOUNT_REQUIRED = 'Valor é obrigatório'
export const AMOUNT_INVALID = 'Valor inválido'
export const AMOUNT_ABOVE_ZERO = 'Informe um valor maior que zero'
export const AMOUNT_TOO_HIGH = 'Informe no máximo R$ 999.999.999,99'
export const SAVED_NEGATIVE = 'Valor atual não pode ser negativo'

/** The quick line. */
export const QUICK_AMOUNT_FIRST = 'Comece pelo valor: 18,50 almoço'
export const quickAmountUnclear = (part: string) =>
  `Não entendi «${part}»: escreva o valor em reais, como 1.250,00`
export const quickDayInvalid = (part: string) => `${DAY_INVALID}: «${part}»`
export const quickDayUnclear = (part: string) => `Não entendi «${part}»: escreva um só dia, como 20/11`
/** Another reading of the line. */
export const READINGS = {
  amount: (part: string) => `«${part}» é o valor`,
  day: (part: string, day: string) => `«${part}» é o dia ${day}`,
  instalments: (part: string, times: number) => `«${part}» são ${times} parcelas`,
  entrada: 'É uma entrada',
  saida: 'É uma saída',
}
export const QUICK_DESCRIPTION_MISSING = 'Depois do valor, diga o que foi: 18,50 almoço'

/** §5. */
export const FILL_IN_TRANSACTION = 'Por favor, preencha todos os campos.'
export const FILL_IN_GOAL = 'Por favor, preencha todos os campos da meta.'

export const REMOVE_TRANSACTION = 'Tem certeza que deseja remover esta transação?'
export const REMOVE_GOAL = 'Tem certeza que deseja remover esta meta?'

const NOT_SIGNED_IN = 'Usuário não autenticado. Faça login novamente.'
/** A removal that was refused is not to be answered by another one. */
const storageFull = (kind: FinanceFailureKind) =>
  `Limite de armazenamento atingido. Nada do que já estava guardado se perdeu. ${
    kind === 'remove' ? 'Libere espaço neste aparelho' : 'Remova transações antigas'
  } e tente novamente.`
export const NEARLY_FULL =
  'Suas finanças já ocupam mais de 80% do espaço que têm. Remova transações antigas de que não precisa mais.'

export type FinanceFailureKind = 'save-transaction' | 'save' | 'remove' | 'update'

/** §8, Finance. */
const words = failureWords(
  {
    /** The reason stands inside its sentence. */
    'save-transaction': '',
    save: 'Erro ao salvar. Tente novamente.',
    remove: 'Erro ao excluir. Tente novamente.',
    update: 'Erro ao atualizar. Tente novamente.',
  },
  {
    'permission-denied': 'Sua conta não tem permissão para isso.',
    'not-found': 'O registro já tinha sido removido.',
  },
)

const WITHOUT_A_SESSION: ReadonlySet<AppErrorCode> = new Set([
  'requires-recent-login',
  'invalid-user-token',
  'user-token-expired',
])

/** The sentence for a failed write, and the reason when it is known (§8, D25). */
export function financeFailure(kind: FinanceFailureKind, code: AppErrorCode): string {
  if (WITHOUT_A_SESSION.has(code)) return NOT_SIGNED_IN
  if (code === 'storage-full') return storageFull(kind)
  if (kind === 'save-transaction')
    return `Erro ao salvar transação: ${words(kind, code) || withoutAdvice(messageOf(code))} Verifique sua conexão e tente novamente.`
  return words(kind, code)
}

/** The sentence around it already says to try again. */
const withoutAdvice = (message: string): string => message.replace(/ Tente novamente\.$/, '')
