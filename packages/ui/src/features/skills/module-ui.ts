import type { UserId } from '@caderno/domain/kernel'
import { createSkillsService, SKILL_KIND } from '@caderno/domain/skills'
import type { Services } from '../../hooks/services.tsx'
import type { ModuleUi } from '../../modules/part.ts'

/** What a student can do with the skills. */
export const skillsService = ({ records, session, clock }: Services, owner: UserId) =>
  createSkillsService({ skills: records(SKILL_KIND), session, clock }, owner)

/** The skills in the search. */
export const SKILLS_UI: ModuleUi<'skills', 'skill'> = {
  id: 'habilidades',
  open: ({ records }, owner) => ({ skills: records(SKILL_KIND).watch(owner) }),
  service: skillsService,
  kinds: {
    skill: {
      name: 'Habilidades',
      create: ['Nova habilidade'],
    },
  },
}
