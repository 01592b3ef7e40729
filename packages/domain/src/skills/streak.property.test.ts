import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyHabitBefore } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addDays, daysFrom, withEntries } from '../kernel/index.ts'
import { checkIn, dayState, skip } from './habit.ts'
import { pause, resume } from './progress.ts'
import type { Skill } from './skill.ts'
import { streak, weekOf, type Streak } from './streak.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(150, 3_000) }
const habit = anyHabitBefore(TODAY)
/** A Monday before everything. */
const FIRST = '2026-08-17'
const DAYS = daysFrom(FIRST, 140)
const anyToday = fc.constantFrom(...DAYS.slice(DAYS.indexOf(TODAY)))
const anyPastDay = fc.constantFrom(...DAYS.slice(0, DAYS.indexOf(TODAY)))

const isFree = ({ dataInicio, pausas, ativo }: Skill, day: string) =>
  day < dataInicio || pausas.some(({ de, ate }) => de <= day && (ate === '' ? !ativo : day <= ate))

/** Lives through it day by day. */
function lived(skill: Skill, today: string): Streak {
  let [current, longest, done, free] = [0, 0, 0, 0]
  for (const [at, day] of DAYS.entries()) {
    if (day in skill.checkins) done += 1
    else if (isFree(skill, day)) free += 1
    if (day === today)
      return done >= skill.metaSemanal
        ? { current: current + 1, longest: Math.max(longest, current + 1) }
        : { current, longest }
    if (at % 7 < 6) continue
    if (done >= skill.metaSemanal) current += 1
    else if (done + free < skill.metaSemanal) current = 0
    longest = Math.max(longest, current)
    ;[done, free] = [0, 0]
  }
  throw new Error(`${today} is not lived through`)
}

test('a streak is what living through it day by day gives (B13)', () => {
  fc.assert(
    fc.property(habit, anyToday, (skill, today) => {
      expect(streak(skill, today)).toEqual(lived(skill, today))
    }),
    many,
  )
})

test('the week counts what its days say', () => {
  fc.assert(
    fc.property(habit, anyToday, (skill, today) => {
      const monday = DAYS[Math.floor(DAYS.indexOf(today) / 7) * 7]!
      const done = daysFrom(monday, 7).filter((day) => dayState(skill, day, today) === 'done')
      expect(weekOf(skill, today)).toEqual({ done: done.length, target: skill.metaSemanal })
    }),
    many,
  )
})

test('the best streak is the longest that ever was the current one (B13)', () => {
  fc.assert(
    fc.property(habit, anyToday, (skill, today) => {
      const evenings = [...DAYS.filter((day, at) => at % 7 === 6 && day < today), today]
      expect(streak(skill, today).longest).toBe(
        Math.max(...evenings.map((evening) => streak(skill, evening).current)),
      )
    }),
    many,
  )
})

test('a check-in or a skip on whatever day never makes a streak shorter, and a skip adds no week (B13)', () => {
  fc.assert(
    fc.property(habit, anyPastDay, anyToday, (skill, day, today) => {
      const before = streak(skill, today)
      for (const after of [withEntries<Skill>(skill, {}, checkIn(day)), { ...skill, ...skip(skill, day) }]) {
        expect(streak(after, today).current).toBeGreaterThanOrEqual(before.current)
        expect(streak(after, today).longest).toBeGreaterThanOrEqual(before.longest)
      }
      const met = DAYS.filter((_, at) => at % 7 === 0).filter(
        (monday) => weekOf(skill, monday).done >= skill.metaSemanal,
      )
      expect(streak({ ...skill, ...skip(skill, day) }, today).longest).toBeLessThanOrEqual(met.length)
    }),
    many,
  )
})

test('a pause that begins on a Monday keeps the streak for as many weeks as it lasts (B13)', () => {
  fc.assert(
    fc.property(habit, fc.nat(12), (skill, weeks) => {
      const monday = '2026-11-23'
      const active = { ...skill, ativo: true }
      const { current } = streak(active, monday)
      const paused = { ...active, ...pause(active, monday) }
      const later = addDays(monday, 7 * weeks)
      expect(streak(paused, addDays(later, 6)).current).toBe(current)
      expect(streak({ ...paused, ...resume(paused, later) }, later).current).toBe(current)
    }),
    many,
  )
})
