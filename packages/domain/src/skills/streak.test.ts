import { describe, expect, it } from 'vitest'
import { aSkill } from '../../testing/index.ts'
import { addDays } from '../kernel/index.ts'
import type { Skill } from './skill.ts'
import { streak, weekOf } from './streak.ts'

/** A Friday. */
const TODAY = '2026-11-20'
const MONDAY = '2026-11-16'

/** One sign a day from a Monday on, week by week: x is done. */
const done = (...weeks: readonly string[]) => {
  const days = weeks.map((week) => week.padEnd(7, '·')).join('')
  const first = addDays(MONDAY, -7 * (weeks.length - 1))
  return Object.fromEntries([...days].flatMap((sign, at) => (sign === 'x' ? [[addDays(first, at), '']] : [])))
}
const habit = (over: Partial<Skill>) => aSkill({ dataInicio: '2026-01-01', metaSemanal: 3, ...over })
const of = (over: Partial<Skill>) => streak(habit(over), TODAY)

it('counts the check-ins since Monday', () => {
  expect(weekOf(habit({ checkins: done('xxxxxxx', 'x·x') }), TODAY)).toEqual({ done: 2, target: 3 })
  expect(weekOf(habit({ checkins: done('xxxxxxx', '') }), TODAY)).toEqual({ done: 0, target: 3 })
  expect(weekOf(habit({ checkins: { '2026-11-15': '', '2026-11-16': '' } }), '2026-11-22')).toEqual({
    done: 1,
    target: 3,
  })
  expect(weekOf(habit({ checkins: { '2026-11-16': '' } }), '2026-11-23')).toEqual({ done: 0, target: 3 })
})

describe('a streak (B13)', () => {
  it.each([
    ['nothing', [], 0, 0],
    ['a week under way', ['xx'], 0, 0],
    ['a week that reached its target', ['xxx'], 1, 1],
    ['more than the target', ['xxxxx'], 1, 1],
    ['two weeks, the current one under way', ['xxx', 'x·x·x', ''], 2, 2],
    ['two weeks and the current one', ['xxx', '····xxx', 'x·xx'], 3, 3],
    ['a week short of its target', ['xxx', 'xxx', 'xx', 'xxx', ''], 1, 2],
    ['a week of nothing', ['xxx', 'xxx', '', ''], 0, 2],
    ['the best one long ago', ['xxx', 'xxx', 'xxx', '', 'xxx', 'x'], 1, 3],
  ])('of %s', (_, weeks, current, longest) => {
    expect(of({ checkins: done(...weeks) })).toEqual({ current, longest })
  })

  it('holds through the current week to its last evening, and breaks with the next Monday', () => {
    const skill = habit({ checkins: done('xxx', 'xxx', 'xx') })
    expect(streak(skill, '2026-11-22')).toEqual({ current: 2, longest: 2 })
    expect(streak(skill, '2026-11-23')).toEqual({ current: 0, longest: 2 })
  })

  it('follows the target', () => {
    const checkins = done('x', 'xxxxxxx', 'x')
    expect(of({ checkins, metaSemanal: 1 })).toEqual({ current: 3, longest: 3 })
    expect(of({ checkins, metaSemanal: 7 })).toEqual({ current: 1, longest: 1 })
  })
})

describe('a pause and a skip', () => {
  it('neither break nor add', () => {
    const checkins = done('xxx', 'xxx', '', 'x', 'xxx')
    expect(of({ checkins })).toEqual({ current: 1, longest: 2 })
    expect(of({ checkins, pausas: [{ de: '2026-11-02', ate: '2026-11-13' }] })).toEqual({
      current: 3,
      longest: 3,
    })
  })

  it('excuse a week that they would have completed, and no other', () => {
    const checkins = done('xxx', 'xx', 'xxx')
    const skips = (...days: readonly string[]) => days.map((day) => ({ de: day, ate: day }))
    expect(of({ checkins, pausas: skips('2026-11-11') })).toEqual({ current: 2, longest: 2 })
    expect(of({ checkins: done('xxx', 'x', 'xxx'), pausas: skips('2026-11-11') })).toEqual({
      current: 1,
      longest: 1,
    })
    expect(of({ checkins: done('xxx', 'x', 'xxx'), pausas: skips('2026-11-11', '2026-11-15') })).toEqual({
      current: 2,
      longest: 2,
    })
  })

  it('on a day that was done after all, or told twice, count once', () => {
    const checkins = done('xxx', 'x', 'xxx')
    const twice = [
      { de: '2026-11-09', ate: '2026-11-10' },
      { de: '2026-11-10', ate: '2026-11-10' },
    ]
    expect(of({ checkins, pausas: twice })).toEqual({ current: 1, longest: 1 })
  })

  it('that lasts keeps the streak for as long', () => {
    const paused = habit({
      ativo: false,
      checkins: done('xxx', 'xxx'),
      pausas: [{ de: '2026-11-20', ate: '' }],
    })
    expect(streak(paused, '2027-06-30')).toEqual({ current: 2, longest: 2 })
    expect(streak({ ...paused, ativo: true }, '2027-06-30')).toEqual({ current: 0, longest: 2 })
  })
})

it('does not ask for the days before the start, and counts what was done on them', () => {
  const checkins = done('xxx', '·····x·', 'xxx')
  expect(of({ checkins, dataInicio: '2026-11-13' })).toEqual({ current: 2, longest: 2 })
  expect(of({ checkins, dataInicio: '2026-11-09' })).toEqual({ current: 1, longest: 1 })
  expect(of({ checkins, dataInicio: '' })).toEqual({ current: 1, longest: 1 })
})
