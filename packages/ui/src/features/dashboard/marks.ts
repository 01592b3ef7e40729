import type { AgendaModule, DayActivity } from '@caderno/domain/agenda'

const MOST_MARKS = 6

interface Mark {
  readonly module: AgendaModule
  readonly planned: boolean
}

/** The marks that a day has room for: what is done first, and of what is planned at least one. */
export function marksOf({ done, planned }: Pick<DayActivity, 'done' | 'planned'>): readonly Mark[] {
  const first = done.slice(0, planned.length > 0 ? MOST_MARKS - 1 : MOST_MARKS)
  const rest = planned.slice(0, MOST_MARKS - first.length)
  return [
    ...first.map((module) => ({ module, planned: false })),
    ...rest.map((module) => ({ module, planned: true })),
  ]
}
