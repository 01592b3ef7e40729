import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCareerGoal, anyCareerGoalDraft } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { inZone, ZONES } from '../../testing/zones.ts'
import { goalLists, goalProgress, termOf } from './goal.ts'

/** 2023 to 2030, each day written down with its year, month and date. */
const DAYS = calendarOf(2023, 2030)
const seen = DAYS.filter(({ year }) => year <= 2029)

test('the slow calendar has the days it should', () => {
  expect([seen.length, seen[0]!.day, seen.at(-1)!.day]).toEqual([2557, '2023-01-01', '2029-12-31'])
})

/** The same date six months on, or the last of that month; the day before it and the day after. */
const horizons = seen.map(({ day, year, month, date }) => {
  const inSix = DAYS.filter((other) => other.year * 12 + other.month === year * 12 + month + 6)
  const last = DAYS.indexOf(inSix[Math.min(date, inSix.length) - 1]!)
  return { day, before: DAYS[last - 1]!.day, last: DAYS[last]!.day, after: DAYS[last + 1]!.day }
})

test.each(ZONES)(
  'seen in %s on any day of seven years, six months on is the last short day and the next the first long one (§4.5, D12)',
  (zone) => {
    inZone(zone, () => {
      const wrong = horizons.filter(
        ({ day, before, last, after }) =>
          termOf(before, day) !== 'curtoPrazo' ||
          termOf(last, day) !== 'curtoPrazo' ||
          termOf(after, day) !== 'longoPrazo',
      )
      expect(wrong).toEqual([])
    })
  },
)

test('the two lists are all the goals, each in its own, and what is done is never above what is to do', () => {
  fc.assert(
    fc.property(fc.array(anyCareerGoalDraft, { maxLength: 20 }), (drafts) => {
      const goals = drafts.map((draft, at) => aCareerGoal({ ...draft, id: `meta-${at}` }))
      const lists = goalLists(goals)
      expect(goalLists([...goals].reverse())).toEqual(lists)
      expect(new Set([...lists.curtoPrazo, ...lists.longoPrazo])).toEqual(new Set(goals))
      for (const term of ['curtoPrazo', 'longoPrazo'] as const) {
        const list = lists[term]
        expect(list.every(({ tipo }) => tipo === term)).toBe(true)
        const { done, total } = goalProgress(list)
        expect(list.slice(total - done).every(({ concluida }) => concluida)).toBe(true)
        expect(list.slice(0, total - done).some(({ concluida }) => concluida)).toBe(false)
      }
    }),
    { numRuns: runs(200, 5_000) },
  )
})

function calendarOf(first: number, last: number) {
  const days: { day: string; year: number; month: number; date: number }[] = []
  for (let year = first; year <= last; year += 1)
    for (let month = 1; month <= 12; month += 1)
      for (let date = 1; date <= lengthOf(year, month); date += 1)
        days.push({
          day: [year, month, date].map((part) => String(part).padStart(2, '0')).join('-'),
          year,
          month,
          date,
        })
  return days
}

function lengthOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
