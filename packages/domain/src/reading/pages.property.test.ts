import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aReading } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addDays, withEntries } from '../kernel/index.ts'
import { pagesLogged, pagesOn, pageOf, stepPages, turnTo } from './progress.ts'
import { MAX_PAGES, type Reading } from './reading.ts'

const FIRST = '2026-11-20'
const many = { numRuns: runs(300, 10_000) }
const total = fc.integer({ min: 1, max: 400 })
const steps = fc.array(fc.oneof(fc.constantFrom(10, -10), fc.integer({ min: -200, max: 200 })), {
  maxLength: 20,
})

function moved(before: Reading, pages: number, today: string): Reading {
  const patch = stepPages(before, pages, today)
  return withEntries<Reading>(before, patch, pagesLogged(before, patch, today))
}

/** Lays down a slip for each page turned and takes the day's own slips up again, one by one. */
function slowLog(from: number, to: number, slips: number): number {
  for (let page = from; page < to; page += 1) slips += 1
  for (let page = from; page > to; page -= 1) slips = slips === 0 ? 0 : slips - 1
  return slips
}

test('a walk through the days logs on each what turning leaf by leaf would (B15)', () => {
  fc.assert(
    fc.property(
      total,
      fc.nat(400),
      fc.array(fc.tuple(steps, fc.nat(3)), { maxLength: 5 }),
      (paginasTotal, start, days) => {
        const slips = new Map<string, number>()
        let today = FIRST
        let book = aReading({ paginasTotal, paginasLidas: Math.min(start, paginasTotal) })
        for (const [walk, pause] of days) {
          today = addDays(today, pause)
          for (const pages of walk) {
            const next = moved(book, pages, today)
            slips.set(today, slowLog(pageOf(book), pageOf(next), slips.get(today) ?? 0))
            book = next
          }
        }
        expect(book.paginasPorDia ?? {}).toEqual(
          Object.fromEntries([...slips].filter(([, count]) => count > 0)),
        )
      },
    ),
    many,
  )
})

test('reading on and turning all of it back leaves the day as it was', () => {
  fc.assert(
    fc.property(total, fc.nat(400), fc.nat(400), (paginasTotal, from, to) => {
      fc.pre(from <= to && to <= paginasTotal)
      const before = aReading({ paginasTotal, paginasLidas: from, paginasPorDia: { [FIRST]: 3 } })
      expect(moved(moved(before, to - from, FIRST), from - to, FIRST).paginasPorDia).toEqual(
        before.paginasPorDia,
      )
    }),
    many,
  )
})

test('no log holds more than an item can have, whatever devices left behind', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: MAX_PAGES }),
      fc.integer({ min: 1, max: MAX_PAGES }),
      fc.nat(MAX_PAGES),
      (page, known, wanted) => {
        const before = aReading({
          paginasTotal: MAX_PAGES,
          paginasLidas: page,
          paginasPorDia: { [FIRST]: known },
        })
        const patch = turnTo(before, wanted, FIRST)
        const after = withEntries<Reading>(before, patch, pagesLogged(before, patch, FIRST))
        expect(pagesOn(after, FIRST)).toBeGreaterThanOrEqual(0)
        expect(pagesOn(after, FIRST)).toBeLessThanOrEqual(MAX_PAGES)
      },
    ),
    many,
  )
})
