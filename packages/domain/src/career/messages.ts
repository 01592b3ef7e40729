import { failureWords, type AppErrorCode } from '../kernel/index.ts'

const CAREER_FAILURES = {
  saveApplication: 'Erro ao salvar candidatura. Tente novamente.',
  removeApplication: 'Erro ao remover candidatura. Tente novamente.',
  saveGoal: 'Erro ao salvar meta. Tente novamente.',
  removeGoal: 'Erro ao remover meta. Tente novamente.',
  saveContact: 'Erro ao salvar contato. Tente novamente.',
  removeContact: 'Erro ao remover contato. Tente novamente.',
  checklist: 'Erro ao atualizar a lista do LinkedIn. Tente novamente.',
  import: 'Erro ao importar. Tente novamente.',
} as const

export const CONFIRM_APPLICATION_REMOVAL = 'Tem certeza que deseja remover esta candidatura?'
export const CONFIRM_GOAL_REMOVAL = 'Tem certeza que deseja remover esta meta?'
export const CONFIRM_CONTACT_REMOVAL = 'Tem certeza que deseja remover este contato?'

/** Why a change is not taken back, by what it changed. */
export const CHANGED_SINCE = {
  application: 'Esta candidatura mudou de novo depois disso. Nada foi desfeito.',
  contact: 'Este contato mudou de novo depois disso. Nada foi desfeito.',
  records: 'Estes registros mudaram de novo depois disso. Nada foi desfeito.',
  goal: 'Esta meta mudou de novo depois disso. Nada foi desfeito.',
} as const

export type CareerFailure = keyof typeof CAREER_FAILURES

export const careerFailure: (failure: CareerFailure, code: AppErrorCode) => string = failureWords(
  CAREER_FAILURES,
  {
    'permission-denied': 'Sua conta não tem permissão para isso.',
    'not-found': 'O registro já tinha sido removido.',
  },
)
