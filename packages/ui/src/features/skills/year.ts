import { formatMonth, monthOf, type Month } from '@caderno/domain/kernel'
import type { NotedDay } from '@caderno/domain/skills'
import { checkIns } from './texts.ts'

export interface MonthOfSkill {
  readonly month: Month
  readonly done: number
  readonly skipped: number
  readonly notes: number
}

/** The year's days month by month, the newest first; without the days that have not come. */
export function monthsOf(days: readonly NotedDay[]): readonly MonthOfSkill[] {
  const months = new Map<Month, MonthOfSkill>()
  for (const { dia, state, nota } of days) {
    if (state === 'futuro') continue
    const month = monthOf(dia)
    const { done, skipped, notes } = months.get(month) ?? { done: 0, skipped: 0, notes: 0 }
    months.set(month, {
      month,
      done: done + Number(state === 'feito'),
      skipped: skipped + Number(state === 'pulado'),
      notes: notes + Number(nota !== ''),
    })
  }
  return [...months.values()].reverse()
}

/** «57 check-ins em um ano; o melhor mês foi outubro de 2026, com 14» */
export function yearSentence(months: readonly MonthOfSkill[]): string {
  const total = months.reduce((sum, { done }) => sum + done, 0)
  if (total === 0) return 'Nenhum check-in no último ano. O primeiro já aparece aqui.'
  const best = months.reduce((most, month) => (month.done > most.done ? month : most))
  return `${checkIns(total)} em um ano; o melhor mês foi ${formatMonth(best.month)}, com ${best.done}.`
}
