import { deadlineOf, deadlineWords, weekOf, type SkillsService } from '@caderno/domain/skills'
import type { AgendaAct, AgendaParts } from '../../modules/part.ts'

/** The skills in «Hoje». */
export const SKILLS_ROWS: AgendaParts<'skill', SkillsService> = {
  skill: {
    details({ record }, today) {
      const { done, target } = weekOf(record, today)
      const deadline = deadlineOf(record, today)
      const pressing =
        deadline.state === 'overdue' || (deadline.state !== 'noDeadline' && deadline.daysLeft <= 7)
      return [`${done} de ${target} na semana`, pressing ? deadlineWords(deadline) : '']
    },
    tick: 'pointer',
    buttons: () => [
      { label: 'Pular hoje', act: 'skip' },
      { label: 'Fiz hoje', act: 'done', isMain: true },
    ],
    act(service, { record, title }, act, today) {
      const [command, words] = ACTS[act] ?? []
      const { done, target } = weekOf(record, today)
      const isLastOfWeek = act === 'done' && done + 1 === target
      return (
        command && {
          write: service[command](record.id, today),
          failure: 'update',
          words: () => `${title}: ${words}${isLastOfWeek ? ', meta da semana alcançada' : ''}`,
        }
      )
    },
  },
}

/** The command of each act, and what is said of it. */
const ACTS: Partial<Record<AgendaAct, readonly [command: 'checkIn' | 'takeBack' | 'skip', words: string]>> = {
  done: ['checkIn', 'feito hoje'],
  takeBack: ['takeBack', 'ainda por fazer'],
  skip: ['skip', 'hoje não conta'],
}
