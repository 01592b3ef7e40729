import { failureWords } from '../kernel/index.ts'

/** §8, Reading. */
export const readingFailure = failureWords(
  {
    save: 'Erro ao salvar livro. Tente novamente.',
    remove: 'Erro ao remover item. Tente novamente.',
    progress: 'Erro ao atualizar progresso.',
    rating: 'Erro ao atualizar avaliação.',
    /** Beyond the specification. */
    note: 'Erro ao salvar a anotação. Tente novamente.',
    noteRemoval: 'Erro ao remover a anotação. Tente novamente.',
    goal: 'Erro ao salvar a meta. Tente novamente.',
    goalRemoval: 'Erro ao remover a meta. Tente novamente.',
  },
  { 'not-found': 'O item já tinha sido removido.' },
)

export const CONFIRM_READING_REMOVAL = 'Tem certeza que deseja remover este item?'

export const CONFIRM_NOTE_REMOVAL = 'Tem certeza que deseja remover esta anotação?'

export const CONFIRM_READING_GOAL_REMOVAL = 'Tem certeza que deseja remover esta meta?'

/** Why a change is not taken back: of the pages of an item, or of a goal that was set again after its removal. */
export const CHANGED_SINCE = {
  item: 'Este item mudou de novo depois disso. Nada foi desfeito.',
  items: 'Estes itens mudaram de novo depois disso. Nada foi desfeito.',
  goal: 'Esta meta mudou de novo depois disso. Nada foi desfeito.',
} as const

export const WHOLE_PAGES = 'Informe um número inteiro de páginas'
