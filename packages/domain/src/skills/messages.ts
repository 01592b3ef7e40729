import { failureWords, type AppErrorCode } from '../kernel/index.ts'

export const CONFIRM_SKILL_REMOVAL = 'Tem certeza que deseja remover esta habilidade?'

/** Why a change is not taken back. */
export const CHANGED_SINCE = 'Esta habilidade mudou de novo depois disso. Nada foi desfeito.'

/** §8, Skills. */
const words = failureWords(
  {
    save: 'Erro ao salvar habilidade. Tente novamente.',
    update: 'Erro ao atualizar habilidade. Tente novamente.',
    remove: 'Erro ao remover habilidade. Tente novamente.',
  },
  { 'permission-denied': 'Sua conta não tem permissão para isso.' },
)
/** In the place of them: what is gone is not to be tried again. */
const ALONE: Partial<Record<AppErrorCode, string>> = {
  'user-token-expired': 'Você precisa estar logado para gerenciar habilidades!',
  'not-found': 'Esta habilidade já tinha sido removida.',
}
export const skillFailure: typeof words = (kind, code) => ALONE[code] ?? words(kind, code)
