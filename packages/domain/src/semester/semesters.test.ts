import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { anySemester, aSubject } from '../../testing/index.ts'
import { currentSemester, isToCome, isUnderWay, nextSemester, semestersOf, subjectsIn } from './semesters.ts'
import { isSemester } from './subject.ts'

const of = (...semesters: string[]) =>
  semesters.map((semestre, at) => aSubject({ id: `d${at}`, nome: `Física ${10 - at}`, semestre }))

it('has the newest first, each once', () => {
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
])('is on %s with subjects in %j the semester %s', (today, semesters, current) => {
  expect(currentSemester(of(...semesters), today)).toBe(current)
})

it.each([
  ['2026.1', '2026.2'],
  ['2026.2', '2027.1'],
  ['2026.3', '2027.1'],
  ['2026.0', '2026.1'],
  ['9999.2', '9999.2'],
  ['2026', '2027'],
  ['9999', '9999'],
])('comes after %s: %s', (semester, next) => {
  expect(nextSemester(semester)).toBe(next)
})

it.each([
  ['2026.2', '2026-11-20', true],
  ['2026.1', '2026-11-20', false],
  ['2026.1', '2026-08-31', true],
  ['2026.1', '2026-09-01', false],
  ['2026.2', '2027-02-28', true],
  ['2026.2', '2027-03-01', false],
  ['2025.2', '2026-07-01', false],
  ['2027.1', '2026-12-31', false],
  ['2026', '2026-01-01', true],
  ['2026', '2026-12-31', true],
  ['2026', '2027-02-28', true],
  ['2026', '2027-03-01', false],
  ['2026', '2027-07-01', false],
  ['2027', '2026-12-31', false],
])('%s on %s is under way: %s', (semestre, today, is) => {
  expect(isUnderWay({ semestre }, today)).toBe(is)
})

it.each([
  ['2026-11-26', '2026.2', false],
  ['2026-11-26', '2027.1', true],
  ['2027-01-01', '2027.1', false],
])('on %s %s is to come: %s', (today, semestre, is) => {
  expect(isToCome({ semestre }, today)).toBe(is)
})

test('every next one is a semester, and a later one', () => {
  fc.assert(
    fc.property(anySemester, (semester) => {
      const next = nextSemester(semester)
      expect(isSemester(next)).toBe(true)
      expect(next > semester).toBe(true)
    }),
  )
})

it('has its subjects by name', () => {
  expect(subjectsIn(of('2026.2', '2026.1', '2026.2'), '2026.2').map(({ nome }) => nome)).toEqual([
    'Física 8',
    'Física 10',
  ])
})
