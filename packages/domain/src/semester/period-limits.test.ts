import { describe, expect, it } from 'vitest'
import { aPeriod, aSubject } from '../../testing/index.ts'
import { addDays } from '../kernel/index.ts'
import { editedPeriod, periodErrors, type PeriodForm } from './period-form.ts'
import { borderDays, isOfKind, isUnderWay, kindOf, likelyDays, weeksOf, type Period } from './period.ts'
import { chosenKind, subjectsBeside } from './semesters.ts'

describe('the kind of a period', () => {
  it('is the chosen one up to its last part', () => {
    const kinds = (periodo: Period['periodo']) =>
      ['2026.2', '2026.3', '2026.4'].map((semestre) => kindOf({ semestre, periodo }))
    expect(kinds('semestre')).toEqual(['semestre', 'quadrimestre', 'trimestre'])
    expect(kinds('quadrimestre')).toEqual(['quadrimestre', 'quadrimestre', 'trimestre'])
    expect(kinds('trimestre')).toEqual(['trimestre', 'trimestre', 'trimestre'])
  })
  it('may be any where none was chosen', () => {
    expect(['2026', '2026.1', '2026.4'].map((semestre) => isOfKind(semestre, ''))).toEqual([true, true, true])
    expect(isOfKind('2026.4', 'quadrimestre')).toBe(false)
  })
  it('is that of the subject that was made last', () => {
    const made = (createdAt: string, periodo: Period['periodo'], semestre = '2026.2') =>
      aSubject({ id: createdAt, createdAt, periodo, semestre })
    const subjects = [
      made('2026-08-02', 'trimestre'),
      made('2026-08-03', 'quadrimestre'),
      made('2026-08-01', 'semestre'),
    ]
    expect(chosenKind(subjects, '2026.2')).toBe('quadrimestre')
    expect(chosenKind(subjects, '2027.1')).toBe('quadrimestre')
  })
})

describe('the days of a period', () => {
  it('say nothing where they are the wrong way round, and one alone is kept', () => {
    expect(borderDays({ inicio: '2026-08-02', fim: '2026-08-01' })).toEqual({ inicio: '', fim: '' })
    for (const days of [
      { inicio: '2026-08-01', fim: '2026-08-01' },
      { inicio: '', fim: '2026-08-01' },
      { inicio: '2026-08-01', fim: '' },
    ])
      expect(borderDays(days)).toEqual(days)
  })
  it('without the last one it lasts as long as one of its kind, from its first day on', () => {
    const late = aPeriod('2026.1', { inicio: '2026-06-10' })
    expect([isUnderWay(late, '2026-11-30'), isUnderWay(late, '2026-12-01')]).toEqual([true, false])
    expect([
      isUnderWay(aPeriod('2026.1'), '2026-08-31'),
      isUnderWay(aPeriod('2026.1'), '2026-09-01'),
    ]).toEqual([true, false])
  })
  it.each([
    ['2026.1', { inicio: '2026-06-10' }, '2026-06-10', '2026-11-30'],
    ['2026.1', {}, '2026-01-01', '2026-08-31'],
    ['2026', {}, '2026-01-01', '2027-02-28'],
    ['2026.2', { fim: '2026-12-12' }, '2026-07-01', '2026-12-12'],
  ])(
    'of %s with %j are those on which it is under way: %s to %s (S4, S19)',
    (semestre, days, first, last) => {
      const period = aPeriod(semestre, days)
      expect(likelyDays(period)).toEqual({ first, last })
      const around = [addDays(first, -1), first, last, addDays(last, 1)]
      expect(around.map((day) => isUnderWay(period, day))).toEqual([false, true, true, false])
    },
  )
  it('of a name that is no part of the year are those of the year', () => {
    const odd = aPeriod('2026.0')
    expect(['2025-12-31', '2026-01-01', '2026-12-31'].map((day) => isUnderWay(odd, day))).toEqual([
      false,
      true,
      true,
    ])
  })
  it('are the weeks of a trimestre, where both are known', () => {
    const weeks = (inicio: string, fim: string) => weeksOf(aPeriod('2026.4', { inicio, fim }))
    expect(weeks('2026-10-05', '2026-12-13')).toBe(10)
    expect(weeks('2026-10-05', '2026-12-09')).toBe(9)
    expect([weeks('', '2026-12-13'), weeks('2026-10-05', ''), weeks('', '')]).toEqual([0, 0, 0])
  })
})

describe('the dialog of a period', () => {
  const opened: PeriodForm = { semestre: '2026.2', periodo: 'semestre', inicio: '', fim: '' }
  const subjects = [aSubject({ semestre: '2026.2' }), aSubject({ id: 'b', semestre: '2026.1' })]
  it('takes no white space for a change', () => {
    expect(editedPeriod(opened, { ...opened, semestre: ' 2026.2 ' })).toEqual({})
    expect(editedPeriod(opened, { ...opened, semestre: ' 2027.1 ' })).toEqual({ semestre: '2027.1' })
    expect(periodErrors(opened, { ...opened, semestre: ' 2026.2 ' }, subjects)).toEqual({})
    expect(periodErrors(opened, { ...opened, semestre: ' 2026.1 ' }, subjects)).toEqual({
      semestre: 'Já há disciplinas em 2026.1',
    })
  })
  it('lets a period keep its name with another kind', () => {
    expect(periodErrors(opened, { ...opened, periodo: 'quadrimestre' }, subjects)).toEqual({})
  })
})

it('beside the subjects of a period stand those of its whole year, and none of another part', () => {
  const [year, now, other] = ['2026', '2026.2', '2026.3'].map((semestre) =>
    aSubject({ id: semestre, nome: semestre, semestre }),
  )
  const beside = (semester: string, day: string) =>
    subjectsBeside([year!, now!, other!], semester, day).map(({ semestre }) => semestre)
  expect(beside('2026.2', '2026-11-20')).toEqual(['2026', '2026.2'])
  expect(beside('2026', '2026-11-20')).toEqual(['2026', '2026.2', '2026.3'])
  expect(beside('2026.2', '2027-06-20')).toEqual(['2026.2'])
})
