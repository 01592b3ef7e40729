import { type IsoDate, count, percentOf, plural } from '@caderno/domain/kernel'
import { skillFigures, type Skill } from '@caderno/domain/skills'
import { useMemo } from 'react'
import { Ring } from '../../components/charts/Ring.tsx'
import { ModuleCard, type CardFigure } from '../../modules/ModuleCard.tsx'
import type { CardProps } from '../../modules/part.ts'

export function DashboardCard({ sources: { skills }, state, today }: CardProps<'skills'>) {
  const { percent, ...figure } = useMemo(() => skillFigure(skills, today), [skills, today])
  const picture = percent !== undefined && <Ring value={percent} of="feito" size={52} />
  return (
    <ModuleCard module="habilidades" what="suas habilidades" state={state} figure={{ ...figure, picture }} />
  )
}

/** `percent`: of what was to be done today, or this week when nothing is to be done today; absent where nothing is ongoing. */
export function skillFigure(
  skills: readonly Skill[],
  today: IsoDate,
): CardFigure & { readonly percent?: number } {
  if (skills.length === 0) return { value: '0', unit: 'habilidades', note: 'Comece pela primeira' }
  const { active, doneToday, waitingToday, weekTargets, longestStreak } = skillFigures(skills, today)
  const [done, all] =
    doneToday + waitingToday > 0 ? [doneToday, doneToday + waitingToday] : [weekTargets.met, active]
  const note =
    longestStreak.longest === 0
      ? 'Nenhuma sequência ainda'
      : `Sequência mais longa: ${plural(longestStreak.longest, 'semana', 'semanas')}`
  if (all === 0) return { value: 'Nenhuma', unit: 'em andamento', note }
  return {
    value: `${count(done)} de ${count(all)}`,
    unit: doneToday + waitingToday > 0 ? 'hoje' : 'metas da semana',
    note,
    percent: percentOf(done, all),
  }
}
