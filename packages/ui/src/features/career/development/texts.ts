import type { CareerGoal, CareerGoalTerm, GoalProgress } from '@caderno/domain/career'
import { formatDate, timeLeft, type IsoDate, count, plural } from '@caderno/domain/kernel'

export const TERM: Readonly<Record<CareerGoalTerm, Readonly<Record<'name' | 'title' | 'empty', string>>>> = {
  curtoPrazo: {
    name: 'Curto prazo',
    title: 'Curto prazo (até 6 meses)',
    empty:
      'Uma meta para os próximos meses: terminar um curso, montar um portfólio, falar com três pessoas da área.',
  },
  longoPrazo: {
    name: 'Longo prazo',
    title: 'Longo prazo (mais de 6 meses)',
    empty: 'Uma meta que leva mais tempo: um idioma, um intercâmbio, a primeira vaga efetiva.',
  },
}

export const progressNote = ({ done, total }: GoalProgress): string =>
  total === 0 ? 'nenhuma meta' : `${count(done)} de ${plural(total, 'meta', 'metas')}`

/** The next target day of what is still to do, and how many have passed. */
export function nextTarget(goals: readonly CareerGoal[], today: IsoDate) {
  const days = goals
    .filter(({ concluida, dataAlvo }) => !concluida && dataAlvo !== '')
    .map(({ dataAlvo }) => dataAlvo)
    .toSorted()
  const next = days.find((day) => day >= today)
  const late = days.filter((day) => day < today).length
  const notes = [next && timeLeft(next, today), late > 0 && plural(late, 'meta atrasada', 'metas atrasadas')]
  return { day: next ? formatDate(next) : '–', note: notes.filter(Boolean).join(' · ') || 'nenhuma marcada' }
}
