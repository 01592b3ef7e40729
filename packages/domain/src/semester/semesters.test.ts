import { expect, it } from 'vitest'
import { aSubject } from '../../testing/index.ts'
import { currentSemester, semestersOf, subjectsBeside, subjectsIn } from './semesters.ts'

const of = (...semesters: string[]) =>
  semesters.map((semestre, at) => aSubject({ id: `d${at}`, nome: `Física ${10 - at}`, semestre }))

it('has the newest first, each once (S4)', () => {
  expect(semestersOf(of('2025.2', '2026.2', '2025.2', '2026.1'))).toEqual(['2026.2', '2026.1', '2025.2'])
})

it.each([
  ['2026-01-01', [], '2026.1'],
  ['2026-06-30', [], '2026.1'],
  ['2026-07-01', [], '2026.2'],
  ['2026-12-31', [], '2026.2'],
  ['2026-07-20', ['2025.2', '2026.1'], '2026.1'],
  ['2026-07-20', ['2026.1', '2026.2'], '2026.2'],
  ['2026-12-20', ['2026.2', '2027.1'], '2026.2'],
  ['2026-12-20', ['2027.1'], '2027.1'],
])('is on %s with subjects in %j the semester %s (S4)', (today, semesters, current) => {
  expect(currentSemester(of(...semesters), today)).toBe(current)
})

it('is the one between whose days it is, though the calendar has another (S4)', () => {
  const strike = aSubject({ semestre: '2026.1', inicio: '2026-06-01', fim: '2026-09-30' })
  const current = (today: string) => currentSemester([strike, ...of('2026.2')], today)
  expect(['2026-05-31', '2026-07-01', '2026-09-30', '2026-10-01'].map(current)).toEqual([
    '2026.1',
    '2026.1',
    '2026.1',
    '2026.2',
  ])
})

it.each([
  ['2026-12-01', ['2026.1', '2026.2', '2026.3'], '2026.3'],
  ['2026-06-20', ['2026', '2026.1'], '2026.1'],
  ['2026-08-20', ['2026', '2026.1'], '2026'],
])('is on %s with the periods %j %s', (today, semesters, current) => {
  expect(currentSemester(of(...semesters), today)).toBe(current)
})

it('is without subjects that of the calendar, of the kind that the student has (S4)', () => {
  const kinds = ['ano', 'semestre', 'quadrimestre', 'trimestre'] as const
  expect(kinds.map((kind) => currentSemester([], '2026-08-31', kind))).toEqual([
    '2026',
    '2026.2',
    '2026.2',
    '2026.3',
  ])
})

it('has beside it what is of the whole year, or of the part that is under way (S4)', () => {
  const all = of('2026', '2026.1', '2026.2', '2025')
  const beside = (semester: string) =>
    subjectsBeside(all, semester, '2026-11-26').map(({ semestre }) => semestre)
  expect(beside('2026.2')).toEqual(['2026.2', '2026'])
  expect(beside('2026')).toEqual(['2026.2', '2026'])
  expect(beside('2025')).toEqual(['2025'])
})

it('has its subjects by name', () => {
  expect(subjectsIn(of('2026.2', '2026.1', '2026.2'), '2026.2').map(({ nome }) => nome)).toEqual([
    'Física 8',
    'Física 10',
  ])
})
