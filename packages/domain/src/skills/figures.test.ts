import { expect, it } from 'vitest'
import { aSkill } from '../../testing/index.ts'
import { addDays, daysFrom, withEntries } from '../kernel/index.ts'
import { countsByCategory, filterSkills, isToCome, skillFigures, waitsToday } from './figures.ts'
import { checkIn } from './habit.ts'
import type { Skill } from './skill.ts'

/** A Friday. */
const TODAY = '2026-11-20'
const on = (...days: readonly string[]) => Object.fromEntries(days.map((day) => [day, '']))
/** Every day of the weeks before this one. */
const weeks = (count: number) => daysFrom(addDays('2026-11-16', -7 * count), 7 * count)
const timed = { prazo: 'Personalizado', dataInicio: '2026-01-01', dataConclusao: '2026-12-31' } as const

const overdue = aSkill({
  ...timed,
  id: 'a',
  progresso: 60,
  dataConclusao: '2026-11-15',
  checkins: on('2026-11-17'),
  metaSemanal: 3,
})
const late = aSkill({
  ...timed,
  id: 'b',
  progresso: 40,
  checkins: on(...weeks(2), '2026-11-16', '2026-11-18', '2026-11-19'),
  metaSemanal: 4,
  categoria: 'Saúde',
})
const done = aSkill({ ...timed, id: 'c', progresso: 90, checkins: on(...weeks(4), TODAY), metaSemanal: 1 })
const met = aSkill({
  ...timed,
  id: 'd',
  progresso: 80,
  checkins: on('2026-11-16', '2026-11-17'),
  metaSemanal: 1,
})
const skipped = aSkill({
  ...timed,
  id: 'e',
  progresso: 86,
  pausas: [{ de: TODAY, ate: TODAY }],
  metaSemanal: 2,
})
const paused = aSkill({
  ...timed,
  id: 'f',
  progresso: 0,
  checkins: on(...weeks(9)),
  ativo: false,
  pausas: [{ de: TODAY, ate: '' }],
})
const concluded = aSkill({
  ...timed,
  id: 'g',
  progresso: 100,
  checkins: on(...weeks(7), TODAY),
  metaSemanal: 1,
  categoria: 'Social',
})
const skills = [overdue, late, done, met, skipped, paused, concluded]

it('sums up the skills that are neither paused nor concluded; the best streak is of all (B13)', () => {
  expect(skillFigures(skills, TODAY)).toEqual({
    active: 5,
    doneToday: 1,
    waitingToday: 2,
    weekTargets: { met: 2, checkInsLeft: 2 + 1 + 2 },
    longestStreak: { current: 5, longest: 9 },
    averageProgress: 71,
    onPace: 3,
    needAttention: 2,
    toCome: 0,
  })
})

it('counts a skill from its first day on, and until then among those to come (B12, B13)', () => {
  const tomorrow = aSkill({ ...timed, id: 'h', dataInicio: '2026-11-21', progresso: 50 })
  expect(skillFigures([...skills, tomorrow], TODAY)).toEqual({
    ...skillFigures(skills, TODAY),
    toCome: 1,
  })
  expect(skillFigures([tomorrow], '2026-11-21')).toMatchObject({
    active: 1,
    waitingToday: 1,
    averageProgress: 50,
    onPace: 1,
    toCome: 0,
  })
  const early = withEntries<Skill>(tomorrow, {}, checkIn(TODAY))
  for (const other of [{ ...tomorrow, ativo: false }, { ...tomorrow, progresso: 100 }, early])
    expect(isToCome(other, TODAY)).toBe(false)
})

it('has figures for no skill (B13)', () => {
  expect(skillFigures([], TODAY)).toEqual({
    active: 0,
    doneToday: 0,
    waitingToday: 0,
    weekTargets: { met: 0, checkInsLeft: 0 },
    longestStreak: { current: 0, longest: 0 },
    averageProgress: 0,
    onPace: 0,
    needAttention: 0,
    toCome: 0,
  })
})

it('awaits today what is open while its week lacks something', () => {
  const waiting = (over: Partial<Skill>) => waitsToday(aSkill({ ...timed, metaSemanal: 2, ...over }), TODAY)
  expect(skills.filter((skill) => waitsToday(skill, TODAY))).toEqual([overdue, late])
  expect(waiting({ checkins: on('2026-11-19') })).toBe(true)
  expect(waiting({ checkins: on('2026-11-15', '2026-11-14') })).toBe(true)
  expect(waiting({ checkins: on('2026-11-18', '2026-11-19') })).toBe(false)
  expect(waiting({ dataInicio: '2026-11-21' })).toBe(false)
  expect(waiting({ progresso: 100 })).toBe(false)
})

it('filters by category and counts each (§2.4, §9.4)', () => {
  expect(filterSkills(skills, 'Todas')).toBe(skills)
  expect(filterSkills(skills, 'Saúde')).toEqual([late])
  expect(filterSkills(skills, 'Criatividade')).toEqual([])
  expect(countsByCategory(skills)).toEqual({
    Todas: 7,
    Estudo: 5,
    Produtividade: 0,
    Saúde: 1,
    Criatividade: 0,
    Social: 1,
  })
})
