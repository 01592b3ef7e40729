import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFinancialGoal, fakeIds } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { calendarOf, slowMonthsAfter } from '../../testing/slow-calendar.ts'
import { addDays } from '../kernel/index.ts'
import {
  depositChanges,
  depositError,
  goalProgress,
  goalsByTarget,
  mergeGoals,
  neededPerMonth,
} from './goals.ts'
import type { FinancialGoal } from './records.ts'
import { financeTips, FINANCE_TIPS, goalsProgress } from './tips.ts'

const many = { numRuns: runs(300, 10_000) }

test('progress is whole, from 0 to 100, and 100 just when the goal is reached (§9.3)', () => {
  fc.assert(
    fc.property(anyFinancialGoal, (goal) => {
      const progress = goalProgress(goal)
      expect(Number.isInteger(progress) && progress >= 0 && progress <= 100).toBe(true)
      expect(progress === 100).toBe(goal.valorAtual >= goal.valor)
    }),
    many,
  )
})

test('from every day of two years, one a leap year, the months until a day are those that reach it, and no fewer (B11)', () => {
  const days = calendarOf(2027, 2028)
  const goal = (dataAlvo: string): FinancialGoal => ({
    id: 'g',
    descricao: 'x',
    valor: 100,
    valorAtual: 0,
    dataAlvo,
  })
  const wrong = days.flatMap((today, at) =>
    [0, 1, 27, 28, 29, 30, 31, 59, 60, 365, 366, 400].flatMap((ahead) => {
      const target = addDays(today, ahead)
      let months = 1
      while (slowMonthsAfter(today, months) < target) months += 1
      return neededPerMonth(goal(target), today)?.meses === months ? [] : [`${days[at]} ${ahead}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('so much a month is enough, and a centavo less is not (B11)', () => {
  fc.assert(
    fc.property(anyFinancialGoal, fc.integer({ min: 0, max: 3_000 }), (goal, ahead) => {
      const needed = neededPerMonth({ ...goal, dataAlvo: addDays('2026-11-20', ahead) }, '2026-11-20')
      const missing = Math.round(goal.valor * 100) - Math.round(goal.valorAtual * 100)
      expect(needed === null).toBe(missing <= 0)
      if (!needed) return
      const centavos = Math.round(needed.porMes * 100)
      expect(centavos * needed.meses).toBeGreaterThanOrEqual(missing)
      expect((centavos - 1) * needed.meses).toBeLessThan(missing)
    }),
    many,
  )
})

test('goals by target keep every goal, the soonest first (§2.3)', () => {
  fc.assert(
    fc.property(fc.array(anyFinancialGoal), (goals) => {
      const sorted = goalsByTarget(goals)
      expect(new Set(sorted)).toEqual(new Set(goals))
      expect(sorted.every(({ dataAlvo }, at) => at === 0 || sorted[at - 1]!.dataAlvo <= dataAlvo)).toBe(true)
    }),
    many,
  )
})

test('a deposit adds what it says, to the centavo, and merging the goal with what it was changes nothing', () => {
  fc.assert(
    fc.property(anyFinancialGoal, fc.integer({ min: 1, max: 10_000_000 }), (goal, centavos) => {
      fc.pre(depositError(goal, centavos / 100) === undefined)
      const [change] = depositChanges(goal, centavos / 100, '2026-11-20', { ids: fakeIds('novo') })
      const after = (change as { put: FinancialGoal }).put
      expect(Math.round(after.valorAtual * 100)).toBe(Math.round(goal.valorAtual * 100) + centavos)
      expect(after.depositos).toHaveLength((goal.depositos?.length ?? 0) + 1)
      expect(mergeGoals(goal, after)).toBe(after)
    }),
    many,
  )
})

test('tips are always two of the six, of the band in which all goals together are, reckoned in whole numbers (§2.3, D13, W25)', () => {
  fc.assert(
    fc.property(fc.array(anyFinancialGoal, { maxLength: 6 }), (goals) => {
      const whole = (reais: number) => BigInt(Math.round(reais * 100))
      const total = goals.reduce((sum, { valor }) => sum + whole(valor), 0n)
      const saved = goals.reduce(
        (sum, { valor, valorAtual }) =>
          sum + (whole(valorAtual) < whole(valor) ? whole(valorAtual) : whole(valor)),
        0n,
      )
      const band = saved * 4n < total || total === 0n ? 0 : saved * 4n < total * 3n ? 2 : 4
      expect(financeTips(goals)).toEqual(FINANCE_TIPS.slice(band, band + 2))
      expect(goalsProgress(goals) >= 0 && goalsProgress(goals) <= 100).toBe(true)
    }),
    many,
  )
})
