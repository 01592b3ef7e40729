import { addDays, isolated, type Module } from '../kernel/index.ts'
import { deadlineOf } from './deadline.ts'
import { waitsToday } from './figures.ts'
import { dayState } from './habit.ts'
import { isOngoing } from './progress.ts'
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
  tasks: ({ skills }, today) =>
    skills
      .map((record) => ({
        kind: 'skill' as const,
        record,
        title: isolated(record.nome),
        done: isOngoing(record) && dayState(record, today, today) === 'done',
      }))
      .filter(({ record, done }) => done || waitsToday(record, today)),
  doneDays: ({ skills }, days) =>
    skills.map(({ checkins }) => days.filter((day) => Object.hasOwn(checkins, day))),
  studied: ({ skills }, day) => skills.reduce((sum, { estudos }) => sum + (estudos[day] ?? 0), 0),
  plannedDays: ({ skills }, days, today) =>
    skills.filter(isOngoing).map((skill) => {
      const { state, daysLeft } = deadlineOf(skill, today)
      return state !== 'noDeadline' && daysLeft >= 0 && daysLeft < days.length
        ? [addDays(today, daysLeft)]
        : []
    }),
}
