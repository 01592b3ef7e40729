import {
  FOUR_TERMS,
  semesterFailure,
  USUAL_RULE,
  type SemesterService,
  type Subject,
} from '@caderno/domain/semester'
import { anAssessment, aSubject } from '@caderno/domain/testing'
import { done } from './commands.ts'

/** A Friday. */
export const TODAY = '2026-11-20'

/** The subjects of one student on that day: absences near and over the limit, one without, and one dropped. */
export const SOME: readonly Subject[] = [
  aSubject({
    id: '1',
    nome: 'Cálculo I',
    horarios: '246M12',
    cor: 'azul',
    cargaHoraria: 90,
    faltas: { '2026-11-04': '07:00 07:50', '2026-10-19': '07:00' },
    estudos: { '2026-11-17': 90, [TODAY]: 30 },
    metaEstudo: 240,
    avaliacoes: [
      anAssessment({ id: 'p1', titulo: 'P1', data: '2026-09-28', nota: 6.5, feita: true }),
      anAssessment({ id: 'p2', titulo: 'P2', data: '2026-11-23', hora: '07:00' }),
      anAssessment({ id: 'lista', titulo: 'Lista 4', tipo: 'entrega', data: '2026-11-18', hora: '' }),
    ],
  }),
  aSubject({
    id: '2',
    nome: 'Física Experimental',
    codigo: 'FIS0301',
    professor: 'Otávio Nunes',
    local: 'Lab. 2',
    horarios: '6M3456',
    cor: 'verde',
    cargaHoraria: 60,
    faltas: {
      '2026-11-06': '08:55 09:45 10:50 11:40',
      '2026-10-23': '08:55 09:45 10:50 11:40',
      '2026-10-09': '08:55 09:45 10:50 11:40',
    },
    avaliacoes: [
      anAssessment({
        id: 'r1',
        titulo: 'Relatório 1',
        tipo: 'entrega',
        data: '2026-11-27',
        hora: '',
        nota: null,
      }),
    ],
  }),
  aSubject({
    id: '3',
    nome: 'Introdução à Programação',
    codigo: 'IMD0012',
    professor: 'Lia Farias',
    local: 'DECOM-03',
    horarios: '35T34',
    cor: 'laranja',
    cargaHoraria: 60,
    faltas: Object.fromEntries(
      [
        '2026-08-18',
        '2026-08-20',
        '2026-08-25',
        '2026-09-01',
        '2026-09-08',
        '2026-09-10',
        '2026-09-15',
        '2026-09-22',
      ].map((day) => [day, '14:55 15:45']),
    ),
    avaliacoes: [
      anAssessment({ id: 'u1', titulo: 'Unidade 1', data: '2026-09-15', nota: 9, feita: true }),
      anAssessment({ id: 'u2', titulo: 'Unidade 2', data: '2026-10-20', nota: 8.5, feita: true }),
    ],
  }),
  aSubject({
    id: '4',
    nome: 'Ética e Sociedade',
    codigo: '',
    professor: '',
    local: '',
    turma: '',
    horarios: 'qua 19h–20h40',
    cor: 'roxo',
    ead: true,
    avaliacoes: [],
  }),
  aSubject({
    id: '5',
    nome: 'Geometria Analítica',
    codigo: 'MAT0011',
    horarios: '24T12',
    cor: 'cinza',
    situacao: 'trancada',
    avaliacoes: [],
  }),
  aSubject({
    id: '6',
    nome: 'Química Geral',
    semestre: '2026.1',
    horarios: '24T56',
    situacao: 'aprovada',
    cor: 'turquesa',
  }),
]

/** Subjects as the UnB grades them: one half way, one whose mention is out, one without a grade. */
export const MENTIONED: readonly Subject[] = (
  [
    ['u1', 'Redes', [8, 4.5, null], {}],
    ['u2', 'Compiladores', [], { situacao: 'aprovada', mencao: 'MS' }],
    ['u3', 'Lógica', [null], {}],
  ] as const
).map(([id, nome, grades, over]) =>
  aSubject({
    id,
    nome,
    regra: { ...USUAL_RULE, media: 5, minimoFinal: 5, mediaFinal: 5, escala: 'mencoes' },
    avaliacoes: grades.map((nota, at) => anAssessment({ id: `p${at + 1}`, titulo: `P${at + 1}`, nota })),
    ...over,
  }),
)

/** Subjects whose rules have stages: one half way, one that a recuperação can still pass, one whose assessment is of none. */
export const STAGED: readonly Subject[] = [
  aSubject({
    id: 's1',
    nome: 'Matemática',
    regra: { ...FOUR_TERMS, etapas: [2, 2, 3, 3] },
    avaliacoes: [
      anAssessment({ id: 'm1', titulo: 'Prova bimestral', data: '2026-03-20', nota: 5.5, etapa: 1 }),
      anAssessment({ id: 'm2', titulo: 'Trabalho', tipo: 'entrega', data: '2026-04-02', nota: 8, etapa: 1 }),
      anAssessment({ id: 'm3', titulo: 'Prova bimestral', data: '2026-06-12', nota: 4, etapa: 2 }),
    ],
  }),
  aSubject({
    id: 's2',
    nome: 'História',
    cor: 'verde',
    regra: { ...FOUR_TERMS, minimoFinal: 6, etapas: [1, 1], nomeEtapa: 'trimestre' },
    avaliacoes: [
      anAssessment({ id: 'h1', titulo: 'Prova', data: '', nota: 3, etapa: 1 }),
      anAssessment({ id: 'h2', titulo: 'Seminário', data: '', nota: 7, etapa: 2 }),
    ],
  }),
  aSubject({
    id: 's3',
    nome: 'Cálculo II',
    cor: 'laranja',
    regra: { ...USUAL_RULE, etapas: [1, 1, 1], final: 'melhor', mediaFinal: 6 },
    avaliacoes: [
      anAssessment({ id: 'c1', titulo: 'P1', data: '', nota: 4, etapa: 1 }),
      anAssessment({ id: 'c2', titulo: 'P2', data: '', nota: 5, etapa: 2 }),
      anAssessment({ id: 'c3', titulo: 'P3', data: '', nota: 5.5, etapa: 3 }),
      anAssessment({ id: 'c4', titulo: 'Lista', tipo: 'entrega', data: '', nota: 9 }),
    ],
  }),
]

/** Everything that can be done with the subjects; all of it succeeds. */
export const semesterActions = () =>
  ({
    failure: semesterFailure,
    add: done(),
    addAll: done('revertAll'),
    discard: done(),
    edit: done('putBack'),
    remove: done('restore'),
    restore: done(),
    putBack: done(),
    miss: done('putHoursBack'),
    attend: done('putHoursBack'),
    putHoursBack: done(),
    setDayOff: done('revertAll'),
    clearDayOff: done('revertAll'),
    setReason: done(),
    addAssessment: done('discardAssessment'),
    discardAssessment: done(),
    restoreAssessment: done(),
    editAssessment: done('putAssessmentBack'),
    putAssessmentBack: done(),
    removeAssessment: done('restoreAssessment'),
    enterGrade: done('discardAssessment'),
    enterTranscript: done('revertAll'),
    bringIn: done('revertAll'),
    setGrade: done('putAssessmentBack'),
    setDone: done('putAssessmentBack'),
    postpone: done('putAssessmentBack'),
    setFinal: done('putBack'),
    setPeriod: done('revertAll'),
    setWeekI: done('revertAll'),
    setRule: done('revertAll'),
    addStudy: done('putBack'),
    revertAll: done(),
  }) satisfies SemesterService
