import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDay } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { calendarOf, slowMonthsAfter } from '../../testing/slow-calendar.ts'
import { occurrences, repeatErrors, splitInstalments } from './repeat.ts'

const many = { numRuns: runs(500, 20_000) }

test('instalments sum to the amount, differ by at most one centavo, and the larger ones come first (B10, R10)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999_999 }),
      fc.integer({ min: 1, max: 120 }),
      (total, vezes) => {
        const parts = splitInstalments(total / 100, vezes)
        const centavos = parts.map((part) => Math.round(part * 100))
        expect(parts).toEqual(centavos.map((part) => part / 100))
        expect(parts).toHaveLength(vezes)
        expect(centavos.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(total))
        expect(centavos[0]! - centavos.at(-1)!).toBeLessThanOrEqual(1)
        expect(centavos).toEqual(centavos.toSorted((a, b) => b - a))
      },
    ),
    many,
  )
})

/** Leap years are among both; forty years in the long run. */
const STARTS = calendarOf(runs(2024, 1987), 2026)

test('from every day of years, 49 months on are the same day of each month, or its last (B10, R10)', () => {
  const wrong = STARTS.flatMap((start) => {
    const days = occurrences(start, { tipo: 'parcelas', vezes: 49 })
    return days.every((day, months) => day === slowMonthsAfter(start, months)) ? [] : [start]
  })
  expect(wrong).toEqual([])
})

test('weeks are every seventh day of the calendar, until the day that was given', () => {
  const days = calendarOf(2024, 2026)
  fc.assert(
    fc.property(fc.nat(days.length - 1), fc.nat(400), (from, length) => {
      const ate = days[Math.min(from + length, days.length - 1)]!
      expect(occurrences(days[from]!, { tipo: 'semanal', ate })).toEqual(
        days.filter((day, at) => at >= from && (at - from) % 7 === 0 && day <= ate),
      )
    }),
    many,
  )
})

test('what has no error is at least two days, and a limit to what is entered at once', () => {
  const repeat = fc.oneof(
    fc.record({ tipo: fc.constant('parcelas' as const), vezes: fc.integer({ min: -5, max: 200 }) }),
    fc.record({
      tipo: fc.constantFrom('mensal' as const, 'semanal' as const),
      ate: fc.oneof(anyDay, fc.constantFrom('', 'x', '9999-12-31')),
    }),
  )
  fc.assert(
    fc.property(
      repeat,
      fc.oneof(anyDay, fc.constantFrom('9999-12-31', '9999-11-30', '0001-01-01')),
      fc.integer({ min: 1, max: 500 }),
      (each, data, centavos) => {
        const isSound = Object.keys(repeatErrors({ valor: centavos / 100, data }, each)).length === 0
        const days = occurrences(data, each)
        expect(days.length).toBeLessThanOrEqual(120)
        if (!isSound) return
        expect(days.length).toBeGreaterThanOrEqual(2)
        if (each.tipo === 'parcelas')
          expect(splitInstalments(centavos / 100, days.length).every((part) => part > 0)).toBe(true)
        else expect(occurrences(data, { ...each, ate: days.at(-1)! })).toEqual(days)
      },
    ),
    many,
  )
})
