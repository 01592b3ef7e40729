import { describe, expect, it } from 'vitest'
import { anAssessment, aSubject } from '../../testing/index.ts'
import { daysFrom } from '../kernel/index.ts'
import { SEMESTER_AGENDA } from './agenda.ts'
import type { Subject } from './subject.ts'

/** A Friday: day 6 of the timetable. */
const TODAY = '2026-11-20'
const WEEK = daysFrom('2026-11-16', 7)
const onFridays = (over: Partial<Subject>) => aSubject({ horarios: '6M12 6T1', avaliacoes: [], ...over })
const tasksOf = (...subjects: Subject[]) => SEMESTER_AGENDA.tasks({ subjects }, TODAY)

describe('what there is to do (S16)', () => {
  it('are the subjects with a class today, each once and without being counted', () => {
    const subject = onFridays({})
    expect(
      tasksOf(
        subject,
        aSubject({ id: 'b', horarios: '24M12', avaliacoes: [] }),
        onFridays({ id: 'c', semAula: { [TODAY]: '' } }),
        onFridays({ id: 'd', situacao: 'trancada' }),
        onFridays({ id: 'e', horarios: '' }),
        onFridays({ id: 'f', semestre: '2026.1' }),
      ),
    ).toEqual([
      {
        kind: 'subject',
        record: subject,
        title: 'Cálculo I',
        due: TODAY,
        time: '07:00',
        isEvent: true,
        counts: false,
      },
    ])
  })

  it('are the assessments that are neither handed in nor graded, of what is being taken', () => {
    const avaliacoes = [
      anAssessment(),
      anAssessment({ id: 'feita', feita: true }),
      anAssessment({ id: 'corrigida', nota: 0 }),
    ]
    expect(
      tasksOf(aSubject({ avaliacoes }), aSubject({ id: 'b', situacao: 'aprovada' })).map(
        ({ title, due, record }) => [title, due, record.id],
      ),
    ).toEqual([['Prova 1, Cálculo I', '2026-11-24', 'avaliacao-1']])
  })

  it('are no late assessments of a semester that is over (S7)', () => {
    const avaliacoes = [
      anAssessment({ id: 'ontem', data: '2026-11-19' }),
      anAssessment({ id: 'hoje', data: TODAY }),
    ]
    const idsIn = (semestre: string) =>
      tasksOf(aSubject({ semestre, avaliacoes })).map(({ record }) => record.id)
    expect([idsIn('2026.1'), idsIn('2026.2')]).toEqual([['hoje'], ['ontem', 'hoje']])
  })
})

it('was worked on where there is study time, and is planned where an assessment is to come (S16)', () => {
  const subjects = [
    aSubject({
      estudos: { '2026-11-01': 30, '2026-11-17': 30 },
      avaliacoes: [
        anAssessment({ data: '2026-11-21' }),
        anAssessment({ id: 'b', data: '2026-11-22', feita: true }),
      ],
    }),
  ]
  expect(SEMESTER_AGENDA.doneDays({ subjects }, WEEK)).toEqual([['2026-11-17']])
  expect(SEMESTER_AGENDA.plannedDays({ subjects }, WEEK, TODAY)).toEqual([['2026-11-21']])
})
