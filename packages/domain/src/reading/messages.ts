import { STORE_REASONS, type AppErrorCode } from '../kernel/index.ts'

/** §8, Reading. */
export const READING_FAILURES = {
  save: 'Erro ao salvar livro. Tente novamente.',
  remove: 'Erro ao remover item. Tente novamente.',
  progress: 'Erro ao atualizar progresso.',
  rating: 'Erro ao atualizar avaliação.',
  /** Beyond the specification. */
  goal: 'Erro ao salvar a meta. Tente novamente.',
  goalRemoval: 'Erro ao remover a meta. Tente novamente.',
} as const
export type ReadingFailure = keyof typeof READING_FAILURES

export const CONFIRM_READING_REMOVAL = 'Tem certeza que deseja remover este item?'

export const CONFIRM_READING_GOAL_REMOVAL = 'Tem certeza que deseja remover esta meta?'

/** A goal that was set again after its removal. */
export const GOAL_CHANGED_SINCE = 'Esta meta mudou de novo depois disso. Nada foi desfeito.'

export const WHOLE_PAGES = 'Informe um número inteiro de páginas'
export const TOTAL_MISSING = 'Informe o total de páginas para guardar as páginas lidas'

const REASONS: typeof STORE_REASONS = { ...STORE_REASONS, 'not-found': 'O item já tinha sido removido.' }

/** The sentence of §8 for a failed write, and the reason when it is known. */
export const readingFailure = (failure: ReadingFailure, code: AppErrorCode): string =>
  [READING_FAILURES[failure], REASONS[code]].filter(Boolean).join(' ')
