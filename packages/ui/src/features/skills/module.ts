import { lazyQuery } from '@caderno/domain/kernel'
import { deadlineOf, deadlineWords, weekOf, type SkillsService } from '@caderno/domain/skills'
import type { AgendaAct, ModulePart } from '../../modules/part.ts'

/** The skills in «Hoje» and in the search. */
export const SKILLS_PART: ModulePart<'skills', 'skill'> = {
  id: 'habilidades',
  open: ({ skills }, owner) => ({ skills: lazyQuery(() => Promise.resolve(skills.watch(owner))) }),
  kinds: {
    skill: {
      name: 'Habilidades',
      create: ['Nova habilidade'],
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
      act(service: SkillsService, { record: { id }, title }, act, today) {
        const [command, words] = ACTS[act] ?? []
        return (
          command && {
            command: service[command](id, today),
            failure: 'update',
            words: () => `${title}: ${words}`,
          }
        )
      },
    },
  },
}

/** The command of each act, and what is said of it. */
const ACTS: Partial<Record<AgendaAct, readonly [command: 'checkIn' | 'takeBack' | 'skip', words: string]>> = {
  done: ['checkIn', 'feito hoje'],
  takeBack: ['takeBack', 'ainda por fazer'],
  skip: ['skip', 'hoje não conta'],
}
