import { formatMonth, monthOf, type Month } from '@caderno/domain/kernel'
import type { NotedDay } from '@caderno/domain/skills'
import { checkIns } from './texts.ts'

export interface MonthOfSkill {
  readonly month: Month
  readonly feitos: number
  readonly pulados: number
  readonly notas: number
}

/** The year's days month by month, the newest first; without the days that have not come. */
export function monthsOf(days: readonly NotedDay[]): readonly MonthOfSkill[] {
  const months = new Map<Month, MonthOfSkill>()
  for (const { dia, state, nota } of days) {
    if (state === 'futuro') continue
    const month = monthOf(dia)
    const { feitos, pulados, notas } = months.get(month) ?? { feitos: 0, pulados: 0, notas: 0 }
    months.set(month, {
      month,
      feitos: feitos + Number(state === 'feito'),
      pulados: pulados + Number(state === 'pulado'),
      notas: notas + Number(nota !== ''),
    })
  }
  return [...months.values()].reverse()
}

/** «57 check-ins em um ano; o melhor mês foi outubro de 2026, com 14» */
export function yearSentence(months: readonly MonthOfSkill[]): string {
  const total = months.reduce((sum, { feitos }) => sum + feitos, 0)
  if (total === 0) return 'Nenhum check-in no último ano. O primeiro já aparece aqui.'
  const best = months.reduce((most, month) => (month.feitos > most.feitos ? month : most))
  return `${checkIns(total)} em um ano; o melhor mês foi ${formatMonth(best.month)}, com ${best.feitos}.`
}
