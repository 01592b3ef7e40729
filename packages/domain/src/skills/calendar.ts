import { addDays, type ModuleCalendar } from '../kernel/index.ts'
import { deadlineOf } from './deadline.ts'
import { isOngoing } from './progress.ts'
import type { Skill } from './skill.ts'

/** The days on which skills are to be learned. */
export const SKILLS_CALENDAR: ModuleCalendar<{ readonly skills: readonly Skill[] }> = ({ skills }, today) =>
  skills.filter(isOngoing).flatMap((skill) => {
    const { state, daysLeft } = deadlineOf(skill, today)
    if (state === 'noDeadline') return []
    return [
      {
        uid: `habilidade-${skill.id}`,
        kind: 'prazos' as const,
        title: `Prazo: ${skill.nome}`,
        day: addDays(today, daysLeft),
        changedAt: skill.updatedAt,
      },
    ]
  })
