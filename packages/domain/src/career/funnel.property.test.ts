import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anApplication, anyApplicationsAbout } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addDays } from '../kernel/index.ts'
import { applicationFunnel } from './funnel.ts'
import { applicationStatistics } from './statistics.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(200, 5_000) }

/** Strikes out the least and the greatest until one or two are left. */
function slowMedian(numbers: readonly number[]): number | null {
  const left = [...numbers]
  while (left.length > 2)
    for (const end of [Math.min(...left), Math.max(...left)]) left.splice(left.indexOf(end), 1)
  return left.length === 0 ? null : left.reduce((sum, each) => sum + each, 0) / left.length
}

test('the median is the middle one of the days to the first answer (B5)', () => {
  const wait = fc.record({ days: fc.option(fc.nat(90)), later: fc.nat(20), sent: fc.nat(500) })
  fc.assert(
    fc.property(fc.array(wait, { maxLength: 15 }), (waits) => {
      const applications = waits.map(({ days, later, sent }) => {
        const dataEnvio = addDays(TODAY, -sent)
        const first = { fase: 'enviado' as const, em: dataEnvio }
        if (days === null) return anApplication({ dataEnvio, historico: [first] })
        const answered = addDays(dataEnvio, days)
        return anApplication({
          dataEnvio,
          fase: 'rejeitado',
          historico: [
            first,
            { fase: 'entrevista', em: answered },
            { fase: 'rejeitado', em: addDays(answered, later) },
          ],
        })
      })
      expect(applicationFunnel(applications, TODAY).medianDaysToAnswer).toBe(
        slowMedian(waits.flatMap(({ days }) => days ?? [])),
      )
    }),
    many,
  )
})

test('the months are those of a calendar leafed back from today, with all that were sent in them; what is to be sent is of this month (B5)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -60, max: 500 }), { maxLength: 20 }),
      fc.nat(365),
      (ages, shift) => {
        const today = addDays(TODAY, shift)
        const typed = ages.map((age) => addDays(today, -age))
        const days = ages.map((age) => addDays(today, -Math.max(0, age)))
        let [year, month] = today.split('-').map(Number) as [number, number]
        const leaves = Array.from({ length: 12 }, () => {
          const name = `${year}-${String(month).padStart(2, '0')}`
          ;[year, month] = month === 1 ? [year - 1, 12] : [year, month - 1]
          return { month: name, count: days.filter((day) => day.startsWith(name)).length }
        }).reverse()
        const known = days.some((day) => day.slice(0, 7) < leaves[0]!.month)
          ? 0
          : leaves.findIndex(({ count }) => count > 0)
        const applications = typed.map((dataEnvio) => anApplication({ dataEnvio }))
        expect(applicationFunnel(applications, today).perMonth).toEqual(known < 0 ? [] : leaves.slice(known))
      },
    ),
    many,
  )
})

test('the stages narrow, the sources add up to all, and nothing present is missing in what was reached (B5)', () => {
  fc.assert(
    fc.property(anyApplicationsAbout(TODAY), (applications) => {
      const {
        stages: [sent, met, approved],
        responseRate,
        bySource,
      } = applicationFunnel(applications, TODAY)
      expect(sent!.reached).toBe(applications.length)
      expect(met!.reached).toBeLessThanOrEqual(sent!.reached)
      expect(approved!.reached).toBeLessThanOrEqual(met!.reached)
      const now = applicationStatistics(applications)
      expect(met!.reached).toBeGreaterThanOrEqual(now.entrevistas + now.aprovados)
      expect(approved!.reached).toBeGreaterThanOrEqual(now.aprovados)
      const sum = (of: 'total' | 'answered' | 'approved') =>
        bySource.reduce((total, source) => total + source[of], 0)
      expect([sum('total'), sum('approved')]).toEqual([applications.length, approved!.reached])
      expect(responseRate).toBe(
        applications.length === 0 ? 0 : Math.round((100 * sum('answered')) / applications.length),
      )
      expect(bySource.every(({ total }, at) => at === 0 || total <= bySource[at - 1]!.total)).toBe(true)
    }),
    many,
  )
})

test('the funnel does not depend on how the applications arrived', () => {
  fc.assert(
    fc.property(anyApplicationsAbout(TODAY), (applications) => {
      expect(applicationFunnel([...applications].reverse(), TODAY)).toEqual(
        applicationFunnel(applications, TODAY),
      )
    }),
    many,
  )
})
