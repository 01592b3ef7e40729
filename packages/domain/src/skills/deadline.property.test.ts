import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anySkillsAbout } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { calendarOf, slowMonthsAfter } from '../../testing/slow-calendar.ts'
import { inZone, ZONES } from '../../testing/zones.ts'
import { addDays } from '../kernel/index.ts'
import { byUrgency, deadlineOf, deadlineWords, termEnd, type Deadline } from './deadline.ts'
import { SKILL_TERMS } from './skill.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(100, 2_000) }
const skills = anySkillsAbout(TODAY)

describe('the end of every term, from each day of ten years (§4.7, §9.4)', () => {
  const calendar = calendarOf(2020, 2031)
  const starts = calendar.slice(0, 3_653)
  const days: Record<string, number> = { '1 dia': 1, '1 semana': 7, '2 semanas': 14 }
  const months: Record<string, number> = { '1 mês': 1, '3 meses': 3, '6 meses': 6, '1 ano': 12 }

  test('all ten years are there', () => {
    expect([starts[0], starts.at(-1)]).toEqual(['2020-01-01', '2029-12-31'])
    expect([...Object.keys(days), ...Object.keys(months), 'Personalizado']).toEqual(SKILL_TERMS)
  })

  it.each(SKILL_TERMS)('%s', (prazo) => {
    const slowly = (start: string, at: number) =>
      prazo in days
        ? calendar[at + days[prazo]!]
        : prazo in months
          ? slowMonthsAfter(start, months[prazo]!)
          : ''
    expect(starts.filter((start, at) => termEnd(start, prazo) !== slowly(start, at))).toEqual([])
  })

  it.each(ZONES)('is the same in %s', (zone) => {
    inZone(zone, () => {
      expect(starts.filter((start) => termEnd(start, '3 meses') !== slowMonthsAfter(start, 3))).toEqual([])
    })
  })
})

test('the pace that is expected never falls, from nothing at the start to all at the end', () => {
  fc.assert(
    fc.property(skills, fc.nat(400), (all, wait) => {
      for (const skill of all) {
        const [now, later] = [TODAY, addDays(TODAY, wait)].map(
          (today) => deadlineOf(skill, today).expected,
        ) as [number, number]
        expect(now).toBeLessThanOrEqual(later)
        for (const expected of [now, later])
          expect(Number.isInteger(expected) && expected >= 0 && expected <= 100).toBe(true)
        if (skill.dataConclusao && skill.dataInicio < skill.dataConclusao) {
          expect(deadlineOf(skill, skill.dataInicio || '2026-01-01').expected).toBe(0)
          expect(deadlineOf(skill, skill.dataConclusao).expected).toBe(100)
        }
      }
    }),
    many,
  )
})

test('more progress never makes a skill more urgent (B12)', () => {
  const rank: Readonly<Record<Deadline['state'], number>> = {
    overdue: 0,
    behind: 1,
    onPace: 2,
    noDeadline: 2,
    concluded: 3,
  }
  fc.assert(
    fc.property(skills, fc.nat(100), (all, more) => {
      for (const skill of all) {
        const [before, after] = [skill, { ...skill, progresso: Math.min(skill.progresso + more, 100) }].map(
          (one) => rank[deadlineOf(one, TODAY).state],
        )
        expect(after).toBeGreaterThanOrEqual(before!)
      }
    }),
    many,
  )
})

test('the order of urgency is total: it keeps every skill, and never depends on how or with what others they arrived (B12)', () => {
  fc.assert(
    fc.property(skills, fc.nat(), (all, turn) => {
      const before = [...all]
      const sorted = byUrgency(all, TODAY)
      const at = all.length > 0 ? turn % all.length : 0
      expect(byUrgency([...all.slice(at), ...all.slice(0, at)].reverse(), TODAY)).toEqual(sorted)
      expect(byUrgency(sorted, TODAY)).toEqual(sorted)
      expect(new Set(sorted)).toEqual(new Set(all))
      expect(all).toEqual(before)
      sorted.forEach((first, place) =>
        sorted
          .slice(place + 1)
          .forEach((second) => expect(byUrgency([second, first], TODAY)).toEqual([first, second])),
      )
    }),
    many,
  )
})

test('the order follows the state, and within it the days that are left', () => {
  const states = ['overdue', 'behind', 'onPace', 'noDeadline', 'concluded']
  fc.assert(
    fc.property(skills, (all) => {
      const deadlines = byUrgency(all, TODAY).map((skill) => deadlineOf(skill, TODAY))
      deadlines.slice(1).forEach((second, at) => {
        const first = deadlines[at]!
        expect(states.indexOf(first.state)).toBeLessThanOrEqual(states.indexOf(second.state))
        if (first.state === second.state && first.state !== 'concluded')
          expect(first.daysLeft).toBeLessThanOrEqual(second.daysLeft)
      })
    }),
    many,
  )
})

test('no number of days is said wrong', () => {
  const said = Array.from({ length: 4_001 }, (_, n) => n - 2_000).map((daysLeft) =>
    deadlineWords({ state: daysLeft < 0 ? 'overdue' : 'onPace', daysLeft, expected: 0 }),
  )
  expect(
    said.filter(
      (words) =>
        !/^(Vence (hoje|amanhã)|Venceu há 1 dia|(Faltam|Venceu há) (([2-9]|[1-5]\d) dias|([2-9]|1[01]) meses|[2-9] anos( e (1 mês|([2-9]|1[01]) meses))?)|(Falta|Venceu há) 1 ano( e (1 mês|([2-9]|1[01]) meses))?)$/.test(
          words,
        ),
    ),
  ).toEqual([])
})
