import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyHabitBefore } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addDays, daysFrom, withEntries } from '../kernel/index.ts'
import { checkIn, dayState, lastDays, skip, takeBack, unskip, yearGrid } from './habit.ts'
import type { Skill } from './skill.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(60, 2_000) }
const habit = anyHabitBefore(TODAY)
const DAYS = daysFrom(addDays(TODAY, -100), 105)
const anyDayOfIt = fc.constantFrom(...DAYS)
const states = (skill: Skill) => DAYS.map((day) => dayState(skill, day, TODAY))
const allBut = (skill: Skill, day: string) =>
  DAYS.filter((other) => other !== day).map((other) => dayState(skill, other, TODAY))

test('a check-in changes its own day and no other, and taken back leaves all as it was (B13)', () => {
  fc.assert(
    fc.property(habit, anyDayOfIt, fc.string({ maxLength: 20 }), (skill, day, note) => {
      const done = withEntries<Skill>(skill, {}, checkIn(day, note))
      expect(dayState(done, day, TODAY)).toBe(day > TODAY ? 'future' : 'done')
      expect(allBut(done, day)).toEqual(allBut(skill, day))
      const { [day]: _, ...others } = skill.checkins
      expect(withEntries<Skill>(done, {}, takeBack(day)).checkins).toEqual(others)
    }),
    many,
  )
})

test('a skip changes its own day and no other, and taken back leaves all as it was (B13)', () => {
  fc.assert(
    fc.property(habit, anyDayOfIt, (skill, day) => {
      const before = dayState(skill, day, TODAY)
      const patch = skip(skill, day)
      const skipped = { ...skill, ...patch }
      expect(dayState(skipped, day, TODAY)).toBe(before === 'open' ? 'skipped' : before)
      expect(allBut(skipped, day)).toEqual(allBut(skill, day))
      expect(skip(skipped, day)).toEqual({})
      if (patch.pausas) expect({ ...skipped, ...unskip(skipped, day) }).toEqual(skill)
    }),
    many,
  )
})

test('the last days and the year tell each day as it is, one after the other (B13)', () => {
  fc.assert(
    fc.property(habit, fc.nat(40), (skill, wait) => {
      const today = addDays(TODAY, wait)
      const year = yearGrid(skill, today).flat()
      expect(year.map(({ dia }) => dia)).toEqual(daysFrom(year[0]!.dia, 53 * 7))
      expect(year).toEqual(
        year.map(({ dia }) => ({ dia, state: dayState(skill, dia, today), nota: skill.checkins[dia] ?? '' })),
      )
      const until = year.filter(({ dia }) => dia <= today).map(({ dia, state }) => ({ dia, state }))
      expect(until.at(-1)!.dia).toBe(today)
      expect(lastDays(skill, today, 30)).toEqual(until.slice(-30))
    }),
    { numRuns: runs(15, 250) },
  )
})

test('whatever a skill has been through, done is done, and only what is to come is «future»', () => {
  fc.assert(
    fc.property(habit, (skill) => {
      const found = states(skill)
      expect(DAYS.filter((_, at) => found[at] === 'future')).toEqual(DAYS.filter((day) => day > TODAY))
      expect(DAYS.filter((_, at) => found[at] === 'done')).toEqual(
        DAYS.filter((day) => day in skill.checkins),
      )
      expect(DAYS.filter((day, at) => found[at] === 'before' && day >= skill.dataInicio)).toEqual([])
    }),
    many,
  )
})
