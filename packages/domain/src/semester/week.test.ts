import { describe, expect, it } from 'vitest'
import { spansOf } from './class-hours.ts'
import { lanesOf } from './lanes.ts'
import { classesOn, clashesOf, timetableOf, weekClasses, weekdayOf, type WeeklySubject } from './week.ts'

const MONDAY = '2026-11-23'
const aSubject = (nome: string, horarios: string, more: Partial<WeeklySubject> = {}): WeeklySubject => ({
  id: nome,
  nome,
  horarios,
  tabela: '',
  semAula: {},
  semanaI: '',
  semestre: '2026.2',
  periodo: '',
  inicio: '',
  fim: '',
  situacao: 'cursando',
  ...more,
})
const calculus = aSubject('Cálculo', '24M123 6T34')
const nets = aSubject('Redes', 'seg 8h–10h')

it('knows the weekday of a day', () => {
  expect([MONDAY, '2026-11-29', '2026-11-30', '0001-01-01'].map(weekdayOf)).toEqual([1, 7, 1, 1])
})

describe('a fortnightly class (S2, S5)', () => {
  const labs = aSubject('Lab', '2M12 quinzenal (I) 2T12 semana B', { semanaI: '2026-11-26' })
  const hours = (subject: WeeklySubject, day: string) =>
    classesOn([subject], day).map(({ hours: all, semana }) => [...all, semana])

  it('is in its own week, and in every week until it is known which one is I', () => {
    expect(hours(labs, MONDAY)).toEqual([['07:00', '07:50', 'I']])
    expect(hours(labs, '2026-11-30')).toEqual([['13:00', '13:50', 'II']])
    expect(hours(labs, '2026-11-16')).toEqual([['13:00', '13:50', 'II']])
    expect(hours({ ...labs, semanaI: '' }, MONDAY)).toHaveLength(2)
  })

  it('clashes with no class of the other week', () => {
    const other = (horarios: string) => clashesOf([labs, aSubject('Redes', horarios)]).length
    expect(['2M12 quinzenal (II)', '2M12 quinzenal (I)', '2M12'].map(other)).toEqual([0, 1, 1])
  })
})

it('clashes with no subject that is over before it begins (S5)', () => {
  const [first, second] = [aSubject('A', '2M1', { fim: '2026-09-30' }), aSubject('B', '2M1')]
  const clashes = (inicio: string) => clashesOf([first, { ...second, inicio }]).length
  expect(['', '2026-09-30', '2026-10-01'].map(clashes)).toEqual([1, 1, 0])
})

describe('the classes of a day (S4)', () => {
  it('are blocks in order, with the starts of their class hours', () => {
    expect(classesOn([nets, calculus], MONDAY)).toEqual([
      { subject: calculus, inicio: '07:00', fim: '09:45', hours: ['07:00', '07:50', '08:55'] },
      { subject: nets, inicio: '08:00', fim: '10:00', hours: ['08:00', '09:00'] },
    ])
    expect(classesOn([calculus], '2026-11-24')).toEqual([])
  })

  it('are one block over a break of 20 minutes, and two over a longer one', () => {
    const spans = (horarios: string) =>
      classesOn([aSubject('Redes', horarios)], MONDAY).map(({ inicio, fim }) => `${inicio}-${fim}`)
    expect(spans('seg 8h-8h50 9h10-10h')).toEqual(['08:00-10:00'])
    expect(spans('seg 8h-8h50 9h11-10h')).toEqual(['08:00-08:50', '09:11-10:00'])
  })

  it('are from the first day of a subject to its last one, as far as they are known', () => {
    const days = ['2026-11-09', '2026-11-16', MONDAY, '2026-11-30']
    const held = (inicio: string, fim: string) =>
      days.filter((day) => classesOn([aSubject('Redes', '2M1', { inicio, fim })], day).length > 0)
    expect(held('2026-11-16', MONDAY)).toEqual(['2026-11-16', MONDAY])
    expect(held('2026-11-17', '')).toEqual([MONDAY, '2026-11-30'])
    expect(held('', '2026-11-22')).toEqual(['2026-11-09', '2026-11-16'])
    expect(held(MONDAY, MONDAY)).toEqual([MONDAY])
    expect(held(MONDAY, '2026-11-16')).toEqual(days)
  })

  it('say why there is none on a day off', () => {
    const off = aSubject('Redes', '2M1', { semAula: { [MONDAY]: 'Feriado', '2026-11-30': '' } })
    expect(classesOn([off], MONDAY)[0]).toMatchObject({ off: 'Feriado' })
    expect(classesOn([off], '2026-11-30')[0]).toMatchObject({ off: '' })
    expect(classesOn([off], '2026-12-07')[0]).not.toHaveProperty('off')
  })

  it('are those of the subjects alone that are being taken', () => {
    expect(classesOn([aSubject('Redes', '2M1', { situacao: 'trancada' })], MONDAY)).toEqual([])
    expect(classesOn([aSubject('Redes', '2M9')], MONDAY)).toEqual([])
  })

  it('come in the order of the names where they are at the same time', () => {
    const names = classesOn([aSubject('Ética', '2M1'), aSubject('Direito', '2M1')], MONDAY)
    expect(names.map(({ subject }) => subject.nome)).toEqual(['Direito', 'Ética'])
  })
})

it('has the seven days of a week', () => {
  const week = weekClasses([calculus, nets, aSubject('Coral', 'dom 9h-10h')], MONDAY)
  expect(week.map(({ day, blocks }) => [day.slice(8), blocks.length])).toEqual([
    ['23', 2],
    ['24', 0],
    ['25', 1],
    ['26', 0],
    ['27', 1],
    ['28', 0],
    ['29', 1],
  ])
})

it('has no class behind the days that its period may last, where nobody has told the last one (S4, S5)', () => {
  const daysOf = (subject: WeeklySubject, monday: string) =>
    weekClasses([subject], monday).flatMap(({ day, blocks }) => (blocks.length > 0 ? [day] : []))
  const monToFri = aSubject('Redes', '23456M1', { semestre: '2026.1' })
  expect(daysOf(monToFri, '2026-08-31')).toEqual(['2026-08-31'])
  expect(daysOf(monToFri, '2026-09-07')).toEqual([])
  expect(daysOf({ ...monToFri, fim: '2026-09-08' }, '2026-09-07')).toEqual(['2026-09-07', '2026-09-08'])
  // What is still to come is planned in its week, whichever is looked at.
  expect(daysOf(monToFri, '2025-12-08')).toHaveLength(5)
})

it('tells from when to when there is class on each day (S5)', () => {
  expect(spansOf(timetableOf(calculus))).toEqual([
    { dia: 1, inicio: '07:00', fim: '09:45' },
    { dia: 3, inicio: '07:00', fim: '09:45' },
    { dia: 5, inicio: '14:55', fim: '16:35' },
  ])
})

describe('clashes', () => {
  it('are the times that two subjects share, once for each day', () => {
    expect(clashesOf([calculus, nets])).toEqual([
      { dia: 1, inicio: '08:00', fim: '09:45', a: calculus, b: nets },
    ])
    expect(clashesOf([calculus, aSubject('Ética', '24M3'), aSubject('Redes', '6T4')])).toMatchObject([
      { dia: 1, inicio: '08:55', fim: '09:45', b: { nome: 'Ética' } },
      { dia: 3, inicio: '08:55', fim: '09:45', b: { nome: 'Ética' } },
      { dia: 5, inicio: '15:45', fim: '16:35', b: { nome: 'Redes' } },
    ])
  })

  it('are none in a break, nor with a subject that is not being taken', () => {
    expect(clashesOf([calculus, aSubject('Redes', 'seg 8h40-8h55 9h45-10h')])).toEqual([])
    expect(clashesOf([calculus, { ...nets, situacao: 'aprovada' }])).toEqual([])
  })
})

it('puts blocks of the same time side by side, and leaves the others their whole width', () => {
  const block = (inicio: string, fim: string) => ({ inicio, fim })
  const blocks = [
    block('08:00', '10:00'),
    block('09:00', '12:00'),
    block('10:00', '11:00'),
    block('12:00', '13:00'),
  ]
  expect(lanesOf(blocks).map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ])
})
