import { lazyQuery } from '@caderno/domain/kernel'
import type { ModulePart } from '../../modules/part.ts'

/** The skills in the search. */
export const SKILLS_PART: ModulePart<'skills', 'skill'> = {
  id: 'habilidades',
  open: ({ skills }, owner) => ({ skills: lazyQuery(() => Promise.resolve(skills.watch(owner))) }),
  kinds: {
    skill: {
      name: 'Habilidades',
      create: ['Nova habilidade'],
    },
  },
}
