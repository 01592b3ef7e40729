import { addDays, isolated, type AgendaOf } from '../kernel/index.ts'
import { deadlineOf } from './deadline.ts'
import { waitsToday } from './figures.ts'
import { dayState } from './habit.ts'
import type { SKILLS_MODULE } from './module.ts'
import { isOngoing } from './progress.ts'

export const SKILLS_AGENDA: AgendaOf<typeof SKILLS_MODULE> = {
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
  plannedDays: ({ skills }, _days, today) =>
    skills.filter(isOngoing).map((skill) => {
      const { state, daysLeft } = deadlineOf(skill, today)
      return state === 'noDeadline' ? [] : [addDays(today, daysLeft)]
    }),
}
