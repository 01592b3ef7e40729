import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { anyDay, anySemester, aPeriod } from '../../testing/index.ts'
import { addDays } from '../kernel/index.ts'
import {
  calendarPeriod,
  isInCalendar,
  isToCome,
  isUnderWay,
  kindOf,
  isOfKind,
  nextSemester,
  weeksOf,
} from './period.ts'
import { isSemester, PERIOD_KINDS } from './subject.ts'

it.each([
  ['2026.1', '2026.2'],
  ['2026.2', '2027.1'],
  ['2026.3', '2027.1'],
  ['2026.4', '2027.1'],
  ['2026.9', '2027.1'],
  ['2026.0', '2026.1'],
  ['9999.2', '9999.2'],
  ['2026', '2027'],
  ['9999', '9999'],
])('comes after %s: %s', (semester, next) => {
  expect(nextSemester(semester)).toBe(next)
})

it.each([
  ['2026.2', 'quadrimestre', '2026.3'],
  ['2026.3', 'quadrimestre', '2027.1'],
  ['2026.3', 'trimestre', '2026.4'],
  ['2026.4', 'trimestre', '2027.1'],
  ['2026.2', 'semestre', '2027.1'],
  ['2026', 'ano', '2027'],
] as const)('comes after %s of the kind %s: %s', (semester, kind, next) => {
  expect(nextSemester(semester, kind)).toBe(next)
})

it.each([
  ['2026', '', 'ano'],
  ['2026', 'semestre', 'ano'],
  ['2026.2', '', 'semestre'],
  ['2026.2', 'ano', 'semestre'],
  ['2026.2', 'trimestre', 'trimestre'],
  ['2026.3', '', 'quadrimestre'],
  ['2026.3', 'semestre', 'quadrimestre'],
  ['2026.3', 'trimestre', 'trimestre'],
  ['2026.4', 'quadrimestre', 'trimestre'],
  ['2026.9', '', 'semestre'],
] as const)('%s that is called «%s» is of the kind %s', (semestre, periodo, kind) => {
  expect(kindOf({ semestre, periodo })).toBe(kind)
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
  ['2026.3', '2026-08-31', false],
  ['2026.3', '2026-09-01', true],
  ['2026.3', '2027-01-31', true],
  ['2026.3', '2027-02-01', false],
  ['2026.4', '2026-09-30', false],
  ['2026.4', '2027-02-28', true],
  ['2026.9', '2026-01-01', true],
])('%s on %s is under way: %s', (semestre, today, is) => {
  expect(isUnderWay(aPeriod(semestre), today)).toBe(is)
})

it.each([
  ['2026-11-26', '2026.2', false],
  ['2026-11-26', '2027.1', true],
  ['2027-01-01', '2027.1', false],
  ['2026-08-31', '2026.3', true],
  ['2026-09-01', '2026.3', false],
  ['2026-09-30', '2026.4', true],
  ['2026-10-01', '2026.4', false],
  ['2026-12-31', '2027', true],
  ['2026-01-01', '2026.9', false],
])('on %s %s is to come: %s', (today, semestre, is) => {
  expect(isToCome(aPeriod(semestre), today)).toBe(is)
})

it.each([
  [{ inicio: '2026-08-03', fim: '2026-12-12' }, ['2026-08-03', '2026-12-12'], ['2026-08-02', '2026-12-13']],
  [{ inicio: '2026-08-03' }, ['2026-08-03', '2027-02-28'], ['2026-08-02', '2027-03-01']],
  [{ inicio: '2027-01-04' }, ['2027-01-04', '2027-06-30'], ['2027-01-03', '2027-07-01']],
  [{ fim: '2026-10-02' }, ['2026-07-01', '2026-10-02'], ['2026-06-30', '2026-10-03']],
  [{ inicio: '2026-12-12', fim: '2026-08-03' }, ['2026-07-01', '2027-02-28'], ['2026-06-30', '2027-03-01']],
])('2026.2 with the days %j is under way on %j and not on %j (S4)', (days, inside, outside) => {
  const is = (day: string) => isUnderWay(aPeriod('2026.2', days), day)
  expect([inside.every(is), outside.some(is)]).toEqual([true, false])
  expect(isToCome(aPeriod('2026.2', days), outside[0]!)).toBe(true)
  expect(isToCome(aPeriod('2026.2', days), inside[0]!)).toBe(false)
})

it.each([
  ['2026', '', 40],
  ['2026.2', '', 15],
  ['2026.2', 'quadrimestre', 12],
  ['2026.3', '', 12],
  ['2026.4', '', 0],
] as const)('%s that is called «%s» counts %i weeks', (semestre, periodo, weeks) => {
  expect(weeksOf(aPeriod(semestre, { periodo }))).toBe(weeks)
})

it('counts the weeks of a trimestre by its days (S4)', () => {
  const weeks = (fim: string) => weeksOf(aPeriod('2026.4', { inicio: '2026-09-21', fim }))
  expect(['2026-12-13', '2026-12-19', '2026-09-20', ''].map(weeks)).toEqual([12, 13, 0, 0])
})

const anyKind = fc.constantFrom(...PERIOD_KINDS)

test('every next one is a semester, a later one, and of the same kind (S4)', () => {
  fc.assert(
    fc.property(anySemester, anyKind, (semestre, wanted) => {
      const periodo = kindOf({ semestre, periodo: wanted })
      const next = nextSemester(semestre, wanted)
      expect(isSemester(next)).toBe(true)
      expect(next > semestre).toBe(true)
      expect(kindOf({ semestre: next, periodo })).toBe(periodo)
    }),
  )
})

test('every day is in the calendar of exactly one period of each kind, and the next one begins the day after its last (S4)', () => {
  fc.assert(
    fc.property(anyDay, anyKind, (day, periodo) => {
      const now = aPeriod(calendarPeriod(day, periodo), { periodo })
      const next = { ...now, semestre: nextSemester(now.semestre, periodo) }
      expect(isOfKind(now.semestre, periodo)).toBe(true)
      expect([isInCalendar(now, day), isUnderWay(now, day), isToCome(now, day)]).toEqual([true, true, false])
      expect([isInCalendar(next, day), isToCome(next, day), isUnderWay(next, day)]).toEqual([
        false,
        true,
        false,
      ])
      const tomorrow = addDays(day, 1)
      expect(isInCalendar(now, tomorrow)).toBe(!isInCalendar(next, tomorrow))
    }),
  )
})

test('no period is to come and under way on one day', () => {
  const anyDays = fc.record({
    inicio: fc.oneof(fc.constant(''), anyDay),
    fim: fc.oneof(fc.constant(''), anyDay),
  })
  fc.assert(
    fc.property(anySemester, anyDays, anyDay, (semestre, days, day) => {
      const period = aPeriod(semestre, days)
      expect(isToCome(period, day) && isUnderWay(period, day)).toBe(false)
    }),
  )
})
