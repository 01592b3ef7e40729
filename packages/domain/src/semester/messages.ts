import { failureWords, isolated, type AppErrorCode } from '../kernel/index.ts'

export const CONFIRM_SUBJECT_REMOVAL =
  'Tem certeza que deseja remover esta disciplina? As faltas, as notas e o estudo dela vão junto.'
export const CONFIRM_ASSESSMENT_REMOVAL = 'Tem certeza que deseja remover esta prova ou trabalho?'

/** Why a change is not taken back, by what it changed. */
export const CHANGED_SINCE = {
  subject: 'Esta disciplina mudou de novo depois disso. Nada foi desfeito.',
  subjects: 'Estas disciplinas mudaram de novo depois disso. Nada foi desfeito.',
  assessment: 'Esta avaliação mudou de novo depois disso. Nada foi desfeito.',
} as const

const words = failureWords(
  {
    save: 'Erro ao salvar disciplina. Tente novamente.',
    update: 'Erro ao atualizar disciplina. Tente novamente.',
    remove: 'Erro ao remover disciplina. Tente novamente.',
    assessment: 'Erro ao salvar avaliação. Tente novamente.',
    absence: 'Erro ao salvar falta. Tente novamente.',
    study: 'Erro ao salvar tempo de estudo. Tente novamente.',
  },
  { 'permission-denied': 'Sua conta não tem permissão para isso.' },
)
/** What is said alone, in the place of the others: what is gone is not to be tried again. */
const ALONE: Partial<Record<AppErrorCode, string>> = {
  'user-token-expired': 'Você precisa estar logado para gerenciar disciplinas!',
  'not-found': 'Esta disciplina já tinha sido removida.',
}
export const semesterFailure: typeof words = (kind, code) => ALONE[code] ?? words(kind, code)

const ONE_OF_EACH = 'escreva um só dia, como 20/11, e uma só hora, como 10h'
/** The line of an exam or assignment. */
export const QUICK_LINE = {
  unclear: (part: string) => `Não entendi «${part}»: ${ONE_OF_EACH}`,
  day: (part: string) => `Data inválida: «${part}»`,
  hour: (part: string) => `Hora inválida: «${part}»`,
  /** It may be two hours, too. */
  range: (part: string) =>
    `«${part}» é dia ou hora? Escreva ${part.replace(/[-.]/, '/')} ou ${part.replace(/[-.]/, 'h-')}h`,
  noSubject: (part: string) => `Não encontrei a disciplina «${part}»`,
  which: (names: readonly string[]) => `Qual disciplina: ${names.join(' ou ')}?`,
  weight: (part: string) => `Não entendi «${part}»: escreva um só peso, como peso 2 ou peso 0,5`,
  there: (title: string, subject: string, day: string) =>
    `«${isolated(title)}» de ${isolated(subject)} em ${day} já está no semestre`,
  change: (part: string) => `Não entendi «${part}»: o que muda numa avaliação se muda em «Semestre»`,
  isNth: (part: string) => `«${part}» é o número da prova`,
  isDay: (part: string, day: string) => `«${part}» é o dia ${day}`,
  isFromTo: (from: string, to: string) => `«${from} às ${to}» é das ${from}h às ${to}h`,
}
