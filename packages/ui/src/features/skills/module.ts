import { lazyQuery, type IsoDate } from '@caderno/domain/kernel'
import { deadlineOf, deadlineWords, weekOf, type Skill } from '@caderno/domain/skills'
import type { ModulePart } from '../../modules/part.ts'

/** The skills in «Hoje» and in the search. */
export const SKILLS_PART: ModulePart<'skills', 'skill'> = {
  id: 'habilidades',
  open: ({ skills }, owner) => ({ skills: lazyQuery(() => Promise.resolve(skills.watch(owner))) }),
  kinds: {
    skill: {
      name: 'Habilidades',
      create: ['Nova habilidade'],
      details: ({ record }, today) => skillDetails(record, today),
    },
  },
}

function skillDetails(skill: Skill, today: IsoDate): readonly string[] {
  const { feitos, meta } = weekOf(skill, today)
  const deadline = deadlineOf(skill, today)
  const pressing = deadline.state === 'vencida' || (deadline.state !== 'semPrazo' && deadline.daysLeft <= 7)
  return [`${feitos} de ${meta} na semana`, pressing ? deadlineWords(deadline) : '']
}
