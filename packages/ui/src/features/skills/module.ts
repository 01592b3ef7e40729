import { lazyQuery, type IsoDate, type RecordId } from '@caderno/domain/kernel'
import { deadlineOf, deadlineWords, weekOf, type Skill, type SkillsService } from '@caderno/domain/skills'
import type { AgendaAct, AgendaChange, ModulePart } from '../../modules/part.ts'

/** The skills in «Hoje» and in the search. */
export const SKILLS_PART: ModulePart<'skills', 'skill'> = {
  id: 'habilidades',
  open: ({ skills }, owner) => ({ skills: lazyQuery(() => Promise.resolve(skills.watch(owner))) }),
  kinds: {
    skill: {
      name: 'Habilidades',
      create: ['Nova habilidade'],
      details: ({ record }, today) => skillDetails(record, today),
      tick: 'pointer',
      buttons: () => [
        { label: 'Pular hoje', act: 'skip' },
        { label: 'Fiz hoje', act: 'done', isMain: true },
      ],
      act: (service: SkillsService, { record: { id }, title }, act, today) =>
        ACTS[act]?.(service, id, title, today),
    },
  },
}

function skillDetails(skill: Skill, today: IsoDate): readonly string[] {
  const { done, target } = weekOf(skill, today)
  const deadline = deadlineOf(skill, today)
  const pressing = deadline.state === 'vencida' || (deadline.state !== 'semPrazo' && deadline.daysLeft <= 7)
  return [`${done} de ${target} na semana`, pressing ? deadlineWords(deadline) : '']
}

type SkillAct = (service: SkillsService, id: RecordId, title: string, today: IsoDate) => AgendaChange
const ACTS: Partial<Record<AgendaAct, SkillAct>> = {
  done: (service, id, title, today) => ({
    command: service.checkIn(id, today),
    failure: 'update',
    words: () => `${title}: feito hoje`,
  }),
  takeBack: (service, id, title, today) => ({
    command: service.takeBack(id, today),
    failure: 'update',
    words: () => `${title}: ainda por fazer`,
  }),
  skip: (service, id, title, today) => ({
    command: service.skip(id, today),
    failure: 'update',
    words: () => `${title}: hoje não conta`,
  }),
}
