import type { FieldErrors, IsoDate } from '../kernel/index.ts'
import { MAX_READING_GOAL, type ReadingGoal, type ReadingGoalType } from '../shell/index.ts'
import { parsePages } from './form.ts'
import { yearOf } from './goal.ts'

/** What the goal's dialog holds while it is typed. */
export interface ReadingGoalForm {
  readonly tipo: ReadingGoalType
  readonly quantidade: string
}

export const readingGoalForm = (goal?: ReadingGoal): ReadingGoalForm =>
  goal ? { tipo: goal.tipo, quantidade: String(goal.quantidade) } : { tipo: 'livros', quantidade: '' }

/** One sentence per wrong field; empty when the goal may be saved. */
export function readingGoalErrors({ quantidade }: ReadingGoalForm): FieldErrors<ReadingGoalForm> {
  const wanted = parsePages(quantidade)
  if (wanted === undefined) return { quantidade: 'Informe um número inteiro' }
  if (wanted < 1) return { quantidade: 'Informe um número a partir de 1' }
  return wanted > MAX_READING_GOAL ? { quantidade: 'Informe no máximo 100.000' } : {}
}

/** A form without errors as the goal of this year. */
export const readingGoalOf = ({ tipo, quantidade }: ReadingGoalForm, today: IsoDate): ReadingGoal => ({
  ano: Number(yearOf(today)),
  tipo,
  quantidade: parsePages(quantidade) ?? 0,
})
