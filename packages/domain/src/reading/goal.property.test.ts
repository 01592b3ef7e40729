import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aReading } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addDays, daysFrom, withEntries, type IsoDate } from '../kernel/index.ts'
import { READING_GOAL_TYPES, type ReadingGoal } from '../shell/index.ts'
import { pagesPerMonth, readingPace } from './goal.ts'
import { pagesLogged, turnTo } from './progress.ts'
import { READING_STATUSES, type Reading } from './reading.ts'

const many = { numRuns: runs(200, 5_000) }
const day = fc.integer({ min: -40, max: 400 }).map((past) => addDays('2026-01-01', past))
const inYear = fc.integer({ min: 0, max: 364 }).map((past) => addDays('2026-01-01', past))
const goal: fc.Arbitrary<ReadingGoal> = fc.record({
  ano: fc.constant(2026),
  tipo: fc.constantFrom(...READING_GOAL_TYPES),
  quantidade: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 100_000 })),
})
const shelf: fc.Arbitrary<readonly Reading[]> = fc.array(
  fc
    .record({
      status: fc.constantFrom(...READING_STATUSES),
      dataTermino: fc.oneof(fc.constant(''), day),
      paginasTotal: fc.integer({ min: 0, max: 500 }),
      paginasLidas: fc.nat(600),
      paginasPorDia: fc.option(fc.dictionary(day, fc.integer({ min: 1, max: 300 }), { maxKeys: 6 }), {
        nil: undefined,
      }),
    })
    .map((over) => aReading(over)),
  { maxLength: 12 },
)

/** Goes through the year day by day and asks each item what it knows of that day. */
function slowMonths(readings: readonly Reading[]): readonly number[] {
  const months = Array.from({ length: 12 }, () => 0)
  for (const today of daysFrom('2026-01-01', 365)) {
    for (const { paginasPorDia = {}, status, dataTermino, paginasLidas, paginasTotal } of readings) {
      let pages = paginasPorDia[today] ?? 0
      let untold = Math.min(paginasLidas, paginasTotal)
      for (const logged of Object.values(paginasPorDia)) untold = Math.max(0, untold - logged)
      if (status === 'Concluído' && dataTermino === today) pages += untold
      months[Number(today.slice(5, 7)) - 1]! += pages
    }
  }
  return months
}

test('the months of a year are what its days hold (B15)', () => {
  fc.assert(
    fc.property(shelf, (readings) => {
      expect(pagesPerMonth(readings, '2026').map(({ paginas }) => paginas)).toEqual(slowMonths(readings))
    }),
    many,
  )
})

test('a book that is read from its first page to its last counts each page once, in its month', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.nat(40)), { minLength: 1, maxLength: 8 }),
      (paginasTotal, sittings) => {
        let book: Reading = aReading({ paginasTotal, paginasLidas: 0, status: 'Não Iniciado' })
        let today: IsoDate = '2026-01-05'
        for (const [pages, pause] of sittings) {
          today = addDays(today, pause)
          const patch = turnTo(book, book.paginasLidas + pages, today)
          book = withEntries<Reading>(book, patch, pagesLogged(book, patch, today))
        }
        const read = pagesPerMonth([book], '2026').reduce((sum, { paginas }) => sum + paginas, 0)
        expect(read).toBe(book.paginasLidas)
      },
    ),
    many,
  )
})

test('what is left over the months that are left is enough, and one less would not be (B15)', () => {
  fc.assert(
    fc.property(shelf, goal, inYear, (readings, wanted, today) => {
      const { done, target, left, perMonth, percent, state } = readingPace(readings, wanted, today)
      let reached = done
      for (let month = Number(today.slice(5, 7)); month <= 12; month += 1) reached += perMonth
      expect(left === 0 || reached >= target).toBe(true)
      expect(left === 0 || reached - (13 - Number(today.slice(5, 7))) < target).toBe(true)
      expect(percent === 100).toBe(done >= target)
      expect(state === 'met').toBe(percent === 100)
      expect(percent).toBeGreaterThanOrEqual(0)
    }),
    many,
  )
})

test('with each day the year asks for as much or more, from nothing up to no more than the goal', () => {
  fc.assert(
    fc.property(goal, inYear, (wanted, today) => {
      const { expected, target } = readingPace([], wanted, today)
      const before = readingPace([], wanted, today === '2026-01-01' ? today : addDays(today, -1)).expected
      expect(expected).toBeGreaterThanOrEqual(before)
      expect(expected).toBeLessThan(target)
    }),
    many,
  )
  expect(readingPace([], { ano: 2026, tipo: 'paginas', quantidade: 100_000 }, '2026-01-01').expected).toBe(0)
})

test('who keeps to the pace of each day is never late, and who does nothing is, once it asks for something (B15)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), inYear, (quantidade, today) => {
      const wanted: ReadingGoal = { ano: 2026, tipo: 'paginas', quantidade }
      const { expected } = readingPace([], wanted, today)
      fc.pre(expected > 0)
      const stateAt = (pages: number) =>
        readingPace([aReading({ paginasPorDia: { '2026-01-01': pages } })], wanted, today).state
      expect([stateAt(expected), stateAt(expected - 1)]).toEqual(['onPace', 'behind'])
    }),
    many,
  )
})
