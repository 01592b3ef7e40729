import { after, always, twoOf, describeUndoContract, type UndoCases } from '../../contracts/undo.contract.ts'
import { aSkill, createFakeRecordStore, fakeClock } from '../../testing/index.ts'
import { constantQuery } from '../kernel/index.ts'
import { createSkillsService, type SkillsService } from './service.ts'
import { NEW_SKILL, SKILL_KIND, type Skill, type SkillDraft } from './skill.ts'

const OWNER = 'uid-ana'
const TODAY = '2026-11-20'
const ENGLISH = aSkill({
  id: 'i',
  userId: OWNER,
  checkins: { '2026-11-18': 'falei com a Bia' },
  estudos: { [TODAY]: 45 },
})
const named = (service: SkillsService) => service.edit('i', { nome: 'Inglês falado' })
const dropped = (service: SkillsService) => service.remove(ENGLISH)
const SKILLS: UndoCases<SkillsService> = {
  add: {
    offersNothing: (service) =>
      service.add({ ...NEW_SKILL, nome: 'Violão', descricao: 'x', dataInicio: TODAY }),
  },
  edit: { offersNothing: named },
  checkIn: { offersNothing: (service) => service.checkIn('i', TODAY, 'nota') },
  takeBack: [
    twoOf('li um conto', 'vi um filme').map(([, other]) => ({
      make: (service) => service.takeBack('i', '2026-11-18'),
      elsewhere: (service) => service.checkIn('i', '2026-11-18', other),
      beside: (service) => service.checkIn('i', TODAY, other),
      gone: dropped,
    })),
  ],
  skip: [
    always({
      make: (service) => service.skip('i', TODAY),
      elsewhere: (service) => service.pause('i'),
      beside: (service) => service.checkIn('i', '2026-11-19'),
      gone: dropped,
    }),
  ],
  unskip: { offersNothing: (service) => service.unskip('i', TODAY) },
  addStudy: [
    twoOf(30, -30, 1_440).map(([minutes]) => ({
      make: (service) => service.addStudy('i', TODAY, minutes),
      elsewhere: (service) =>
        after(service.addStudy('i', TODAY, -1_440), () => service.addStudy('i', TODAY, 7)),
      beside: named,
      gone: dropped,
    })),
  ],
  step: { offersNothing: (service) => service.step('i', 10) },
  pause: { offersNothing: (service) => service.pause('i') },
  resume: { offersNothing: (service) => service.resume('i') },
  remove: [
    always({
      make: dropped,
      elsewhere: (service) => after(service.restore(ENGLISH), () => named(service)),
    }),
  ],
  restore: 'inverse',
  putBack: 'inverse',
}

const clock = fakeClock(`${TODAY}T15:00:00.000Z`)
describeUndoContract<SkillsService>(
  (world) => {
    const skills = createFakeRecordStore<SkillDraft, Skill>(SKILL_KIND, { world, records: [ENGLISH] })
    return () => createSkillsService({ skills, session: constantQuery({ uid: OWNER }), clock }, OWNER)
  },
  [SKILL_KIND.collection],
  SKILLS,
)
