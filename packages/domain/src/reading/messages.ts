/** Spec §8, Reading. */
export const READING_FAILURES = {
  save: 'Erro ao salvar livro. Tente novamente.',
  remove: 'Erro ao remover item. Tente novamente.',
  progress: 'Erro ao atualizar progresso.',
  rating: 'Erro ao atualizar avaliação.',
} as const
export type ReadingFailure = keyof typeof READING_FAILURES

export const CONFIRM_READING_REMOVAL = 'Tem certeza que deseja remover este item?'

export const WHOLE_PAGES = 'Informe um número inteiro de páginas'
