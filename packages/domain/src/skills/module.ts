import type { Module } from '../kernel/index.ts'
import { SKILL_KIND, skillDraftSchema, type Skill } from './skill.ts'

export const SKILLS_MODULE: Module<
  'habilidades',
  { readonly skills: readonly Skill[] },
  { readonly skill: Skill },
  { readonly habilidades: Skill }
> = {
  id: 'habilidades',
  empty: { skills: [] },
  kinds: {
    skill: {
      all: ({ skills }) => skills,
      words: ({ nome, categoria, nivel, meta, descricao, checkins, createdAt }) => ({
        title: nome,
        meta: [categoria],
        more: [nivel, meta, descricao, ...Object.values(checkins)],
        when: createdAt,
      }),
    },
  },
  collections: { habilidades: { kind: SKILL_KIND, draft: skillDraftSchema } },
}
