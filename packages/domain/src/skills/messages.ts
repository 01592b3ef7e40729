import { STORE_REASONS, type AppErrorCode } from '../kernel/index.ts'

export const NAME_REQUIRED = 'Nome é obrigatório'
export const DESCRIPTION_REQUIRED = 'Descrição é obrigatória'
export const START_REQUIRED = 'Data de início é obrigatória'
export const END_REQUIRED = 'Data de conclusão é obrigatória'
export const END_BEFORE_START = 'A data de conclusão não pode ser antes do início'
export const PROGRESS_RANGE = 'O progresso vai de 0 a 100'
export const WEEKLY_RANGE = 'Escolha de 1 a 7 vezes por semana'

/** §8, Skills. */
const LOGIN_NEEDED = 'Você precisa estar logado para gerenciar habilidades!'
const SKILL_FAILURES = {
  save: 'Erro ao salvar habilidade. Tente novamente.',
  update: 'Erro ao atualizar habilidade. Tente novamente.',
  remove: 'Erro ao remover habilidade. Tente novamente.',
} as const
export type SkillFailure = keyof typeof SKILL_FAILURES

export const CONFIRM_SKILL_REMOVAL = 'Tem certeza que deseja remover esta habilidade?'

const REASONS: typeof STORE_REASONS = {
  ...STORE_REASONS,
  'permission-denied': 'Sua conta não tem permissão para isso.',
}
const GONE = 'Esta habilidade já tinha sido removida.'

/** The sentence of §8 for a failed write, and the reason when it is known. What is gone is not to be tried again. */
export const skillFailure = (failure: SkillFailure, code: AppErrorCode): string =>
  code === 'user-token-expired'
    ? LOGIN_NEEDED
    : code === 'not-found'
      ? GONE
      : [SKILL_FAILURES[failure], REASONS[code]].filter(Boolean).join(' ')
