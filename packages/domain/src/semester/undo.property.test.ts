import { after, always, twoOf, describeUndoContract, type UndoCases } from '../../contracts/undo.contract.ts'
import { anAssessment, aSubject, createFakeRecordStore, fakeIds } from '../../testing/index.ts'
import { constantQuery } from '../kernel/index.ts'
import { USUAL_RULE } from './assessment.ts'
import { createSemesterService, type SemesterService } from './service.ts'
import { NEW_SUBJECT, SUBJECT_KIND, type Subject, type SubjectDraft } from './subject.ts'

const OWNER = 'uid-ana'
const TODAY = '2026-11-20'
const SUBJECT = aSubject({
  id: 'c',
  userId: OWNER,
  faltas: { '2026-11-16': '07:00', [TODAY]: '07:50 08:55' },
  semAula: { '2026-11-18': 'Viagem' },
  estudos: { [TODAY]: 45 },
  avaliacoes: [anAssessment({ id: 'p1', nota: 5 }), anAssessment({ id: 'p2' })],
})
const P1 = SUBJECT.avaliacoes[0]!
const { id: _, ...P1_FIELDS } = P1
const STAGE_GRADE = anAssessment({ id: 'etapa-1', nota: 7, etapa: 1 })
const BROUGHT = { subject: 'c', added: [{ ...P1_FIELDS, titulo: 'P3', origem: 'a.b' }], edited: [] }
const LINE = { line: 1, text: '' }
const CHANGE = { subject: SUBJECT, graded: [STAGE_GRADE], differences: [], notes: [] }
const APPROVED = { ...LINE, is: 'changed', ...CHANGE, graded: [], patch: { situacao: 'aprovada' } } as const
const DRAFT = { ...NEW_SUBJECT, nome: 'Física', semestre: '2026.2' }
const gone = (service: SemesterService) => service.remove(SUBJECT)
const local = (service: SemesterService) => service.edit('c', { local: 'Sala 7' })

const SEMESTER: UndoCases<SemesterService> = {
  add: { offersNothing: (service) => service.add(DRAFT) },
  addAll: [
    always({
      make: (service) => service.addAll([DRAFT]),
      elsewhere: (service, [id]) => service.edit(id!, { nome: 'Física I' }),
    }),
  ],
  edit: [
    twoOf('Álgebra', 'Biologia', '').map(([nome, other]) => ({
      make: (service) => service.edit('c', { nome }),
      elsewhere: (service) => service.edit('c', { nome: other }),
      beside: local,
      gone,
    })),
    twoOf('Ana', 'Rui').map(([professor, other]) => ({
      make: (service) => service.edit('c', { professor, turma: '9' }),
      elsewhere: (service) => service.edit('c', { professor: other }),
      beside: local,
      gone,
    })),
  ],
  remove: [
    always({
      make: gone,
      elsewhere: (service) => after(service.restore(SUBJECT), () => service.edit('c', { nome: 'Outra' })),
    }),
  ],
  miss: [
    always({
      make: (service) => service.miss('c', TODAY, ['07:00', '10:35']),
      elsewhere: (service) => service.attend('c', TODAY, ['07:00']),
      beside: (service) => service.miss('c', TODAY, ['09:45']),
      gone,
    }),
  ],
  attend: [
    always({
      make: (service) => service.attend('c', TODAY, ['07:50', '08:55']),
      elsewhere: (service) => service.miss('c', TODAY, ['07:50']),
      beside: (service) => service.miss('c', TODAY, ['09:45']),
      gone,
    }),
  ],
  setDayOff: [
    twoOf('Greve', 'Feriado', '').map(([reason, other]) => ({
      make: (service) => service.setDayOff(['c'], TODAY, reason),
      elsewhere: (service) => service.setReason('c', TODAY, other),
      beside: (service) => service.setDayOff(['c'], '2026-11-19', other),
      gone,
    })),
  ],
  clearDayOff: [
    always({
      make: (service) => service.clearDayOff(['c'], '2026-11-18'),
      elsewhere: (service) => service.setReason('c', '2026-11-18', 'Greve'),
      beside: local,
      gone,
    }),
  ],
  setReason: [
    twoOf('Greve', 'Feriado', null).map(([reason, other]) => ({
      make: (service) => service.setReason('c', '2026-11-18', reason),
      elsewhere: (service) => service.setReason('c', '2026-11-18', other),
      beside: local,
      gone,
    })),
  ],
  addAssessment: [
    always({
      make: (service) => service.addAssessment('c', P1_FIELDS),
      elsewhere: (service) => service.setGrade('c', 'nova-1', 9),
      beside: (service) => service.setGrade('c', 'p1', 9),
      gone,
    }),
  ],
  editAssessment: [
    twoOf('P1', 'Prova final').map(([titulo, other]) => ({
      make: (service) => service.editAssessment('c', 'p1', { titulo, feita: true }),
      elsewhere: (service) => service.editAssessment('c', 'p1', { titulo: other }),
      beside: (service) => service.setGrade('c', 'p1', 9),
      gone,
    })),
    // Its grade before does not fit into the best one that somebody has set meanwhile.
    always({
      make: (service) => service.setGrade('c', 'p1', 1),
      elsewhere: (service) => service.editAssessment('c', 'p1', { maxima: 2 }),
    }),
  ],
  removeAssessment: [
    always({
      make: (service) => service.removeAssessment('c', 'p1'),
      elsewhere: (service) => after(service.restoreAssessment('c', P1), () => service.setGrade('c', 'p1', 9)),
      beside: (service) => service.setGrade('c', 'p2', 9),
      gone,
    }),
  ],
  setGrade: [
    twoOf(7, 8.5, null).map(([nota, other]) => ({
      make: (service) => service.setGrade('c', 'p1', nota),
      elsewhere: (service) => service.setGrade('c', 'p1', other),
      beside: (service) => service.setDone('c', 'p1', true),
      gone: (service) => service.removeAssessment('c', 'p1'),
    })),
  ],
  enterGrade: [
    always({
      make: (service) => service.enterGrade('c', STAGE_GRADE),
      elsewhere: (service) => service.setGrade('c', STAGE_GRADE.id, 9),
      beside: (service) => service.setGrade('c', 'p1', 9),
      gone,
    }),
    twoOf(7, 8.5).map(([nota, other]) => ({
      make: (service) => service.enterGrade('c', { ...P1, nota }),
      elsewhere: (service) => service.setGrade('c', 'p1', other),
      beside: (service) => service.setDone('c', 'p1', true),
      gone: (service) => service.removeAssessment('c', 'p1'),
    })),
  ],
  enterTranscript: [
    always({
      make: (service) => service.enterTranscript([{ ...LINE, is: 'new', notes: [], draft: DRAFT }]),
      elsewhere: (service, [id]) => service.edit(id!, { nome: 'Física I' }),
    }),
    always({
      make: (service) => service.enterTranscript([APPROVED]),
      elsewhere: (service) => service.edit('c', { situacao: 'reprovada' }),
      beside: (service) => service.setGrade('c', 'p1', 9),
      gone,
    }),
    always({
      make: (service) => service.enterTranscript([{ ...LINE, is: 'changed', ...CHANGE, patch: {} }]),
      elsewhere: (service) => service.setGrade('c', STAGE_GRADE.id, 9),
      beside: local,
      gone,
    }),
  ],
  bringIn: [
    always({
      make: (service) => service.bringIn([BROUGHT]),
      elsewhere: (service) => service.setGrade('c', 'nova-1', 9),
      beside: (service) => service.setGrade('c', 'p1', 9),
      gone,
    }),
    twoOf('2026-12-01', '2026-12-02').map(([data, other]) => ({
      make: (service) =>
        service.bringIn([
          { ...BROUGHT, added: [], edited: [{ id: 'p1', changes: { data, origem: 'a.c' } }] },
        ]),
      elsewhere: (service) => service.postpone('c', 'p1', other),
      beside: (service) => service.setGrade('c', 'p2', 9),
      gone,
    })),
    twoOf('GCC128', 'GCC129').map(([name, other]) => ({
      make: (service) => service.bringIn([{ ...BROUGHT, added: [], calendario: [name] }]),
      elsewhere: (service) => service.bringIn([{ ...BROUGHT, added: [], calendario: [other] }]),
      beside: local,
      gone,
    })),
  ],
  setDone: [
    always({
      make: (service) => service.setDone('c', 'p1', true),
      elsewhere: (service) => service.setDone('c', 'p1', false),
      beside: (service) => service.setGrade('c', 'p1', 9),
      gone,
    }),
  ],
  postpone: [
    twoOf('2026-12-01', '2026-12-02').map(([data, other]) => ({
      make: (service) => service.postpone('c', 'p1', data),
      elsewhere: (service) => service.postpone('c', 'p1', other),
      beside: (service) => service.setGrade('c', 'p1', 9),
      gone,
    })),
  ],
  setFinal: [
    twoOf(6, 7.5).map(([nota, other]) => ({
      make: (service) => service.setFinal('c', nota),
      elsewhere: (service) => service.setFinal('c', other),
      beside: local,
      gone,
    })),
  ],
  setPeriod: [
    twoOf('2026-12-12', '2026-12-19').map(([fim, other]) => ({
      make: (service) => service.setPeriod(['c'], { periodo: 'quadrimestre', fim }),
      elsewhere: (service) => service.setPeriod(['c'], { fim: other }),
      beside: local,
      gone,
    })),
  ],
  setWeekI: [
    twoOf('2026-08-03', '2026-08-10').map(([day, other]) => ({
      make: (service) => service.setWeekI(['c'], day),
      elsewhere: (service) => service.setWeekI(['c'], other),
      beside: local,
      gone,
    })),
  ],
  setRule: [
    twoOf(5, 6).map(([media, other]) => ({
      make: (service) => service.setRule(['c'], { ...USUAL_RULE, media }),
      elsewhere: (service) => service.setRule(['c'], { ...USUAL_RULE, media: other }),
      beside: local,
      gone,
    })),
  ],
  addStudy: [
    twoOf(30, 60, -30, 1_440).map(([minutes, other]) => ({
      make: (service) => service.addStudy('c', TODAY, minutes),
      elsewhere: (service) =>
        after(service.addStudy('c', TODAY, -1_440), () => service.addStudy('c', TODAY, 7)),
      beside: (service) => service.addStudy('c', '2026-11-19', Math.abs(other)),
      gone,
    })),
  ],
  discard: 'inverse',
  restore: 'inverse',
  putBack: 'inverse',
  putHoursBack: 'inverse',
  discardAssessment: 'inverse',
  restoreAssessment: 'inverse',
  putAssessmentBack: 'inverse',
  revertAll: 'inverse',
}

describeUndoContract<SemesterService>(
  (world) => {
    const subjects = createFakeRecordStore<SubjectDraft, Subject>(SUBJECT_KIND, { world, records: [SUBJECT] })
    const session = constantQuery({ uid: OWNER })
    return () => createSemesterService({ subjects, session, ids: fakeIds('nova') }, OWNER)
  },
  [SUBJECT_KIND.collection],
  SEMESTER,
)
