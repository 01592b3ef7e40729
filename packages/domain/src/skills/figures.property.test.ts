import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySkillsAbout } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { withEntries } from '../kernel/index.ts'
import { CATEGORY_CHOICES, countsByCategory, filterSkills, skillFigures } from './figures.ts'
import { checkIn } from './habit.ts'
import { isOngoing, pause } from './progress.ts'
import { SKILL_CATEGORIES, type Skill } from './skill.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(100, 2_000) }
const skills = anySkillsAbout(TODAY)

test('the categories share out the skills (§2.4, §9.4, B13)', () => {
  fc.assert(
    fc.property(skills, (all) => {
      const shared = SKILL_CATEGORIES.flatMap((categoria) => filterSkills(all, categoria))
      expect(new Set(shared)).toEqual(new Set(all))
      expect(shared).toHaveLength(all.length)
      expect(CATEGORY_CHOICES.map((choice) => countsByCategory(all)[choice])).toEqual([
        all.length,
        ...SKILL_CATEGORIES.map((categoria) => filterSkills(all, categoria).length),
      ])
    }),
    many,
  )
})

test('the figures do not depend on the order, nor but for the best streak on what is paused or concluded (B13)', () => {
  fc.assert(
    fc.property(skills, (all) => {
      const figures = skillFigures(all, TODAY)
      expect(skillFigures(all.toReversed(), TODAY)).toEqual(figures)
      const ongoing = skillFigures(all.filter(isOngoing), TODAY)
      expect({
        ...ongoing,
        longestStreak: { ...ongoing.longestStreak, longest: figures.longestStreak.longest },
      }).toEqual(figures)
      expect(figures.longestStreak.longest).toBeGreaterThanOrEqual(ongoing.longestStreak.longest)
    }),
    many,
  )
})

test('what waits is done by a check-in, and nobody waits for what is paused (B13)', () => {
  fc.assert(
    fc.property(skills, (all) => {
      const doneAll = skillFigures(
        all.map((skill) => withEntries<Skill>(skill, {}, checkIn(TODAY))),
        TODAY,
      )
      expect(doneAll).toMatchObject({ doneToday: doneAll.active, waitingToday: 0 })
      expect(
        skillFigures(
          all.map((skill) => ({ ...skill, ...pause(skill, TODAY) })),
          TODAY,
        ),
      ).toMatchObject({ active: 0, doneToday: 0, waitingToday: 0 })
    }),
    many,
  )
})
