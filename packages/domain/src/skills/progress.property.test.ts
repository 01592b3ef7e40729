import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyHabitBefore } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addDays, daysFrom } from '../kernel/index.ts'
import { dayState } from './habit.ts'
import { pause, resume, stepProgress } from './progress.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(100, 2_000) }
const habit = anyHabitBefore(TODAY)

test('steps stay within 0 and 100, and so many of them reach either end (§4.7, §9.4)', () => {
  fc.assert(
    fc.property(
      habit,
      fc.array(fc.constantFrom(10 as const, -10 as const), { maxLength: 30 }),
      fc.constantFrom(10 as const, -10 as const),
      (skill, steps, way) => {
        const walk = (path: readonly (10 | -10)[]) =>
          path.reduce((at, by) => ({ ...at, ...stepProgress(at, by) }), skill).progresso
        const arrived = walk(steps)
        expect(arrived).toBeGreaterThanOrEqual(0)
        expect(arrived).toBeLessThanOrEqual(100)
        expect(walk([...steps, ...Array.from({ length: 10 }, () => way)])).toBe(way > 0 ? 100 : 0)
      },
    ),
    many,
  )
})

test('a pause excuses its days, from the first to the day before the skill goes on, and no other (§4.7)', () => {
  fc.assert(
    fc.property(habit, fc.nat(30), (before, length) => {
      const skill = { ...before, ativo: true }
      const later = addDays(TODAY, length)
      const paused = { ...skill, ...pause(skill, TODAY) }
      const resumed = { ...paused, ...resume(paused, later) }
      for (const day of daysFrom(addDays(TODAY, -30), 30 + length + 1)) {
        const state = dayState(skill, day, later)
        const changed = day >= TODAY && day < later && state !== 'done' && state !== 'before'
        expect(dayState(resumed, day, later)).toBe(changed ? 'paused' : state)
      }
      expect(resumed.ativo).toBe(true)
    }),
    many,
  )
})

test('pausing and going on twice is as once', () => {
  fc.assert(
    fc.property(habit, (skill) => {
      const paused = { ...skill, ...pause(skill, TODAY) }
      expect(pause(paused, TODAY)).toEqual({})
      const resumed = { ...paused, ...resume(paused, TODAY) }
      expect(resume(resumed, TODAY)).toEqual({})
    }),
    many,
  )
})
