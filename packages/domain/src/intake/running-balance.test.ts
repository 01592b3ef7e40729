import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../testing/runs.ts'
import { addDays } from '../kernel/index.ts'
import { type BalancePoint, balancesOf, dailyPoints } from './running-balance.ts'

type Short = readonly [centavos: number | undefined, saldo?: number]
const pointsOf = (...rows: readonly Short[]): readonly BalancePoint[] =>
  rows.map(([centavos, saldo], at) => ({ centavos, saldo, day: addDays('2026-07-01', at) }))

test.each<[string, readonly BalancePoint[], ReturnType<typeof balancesOf>]>([
  ['of no rows', [], undefined],
  ['of one row', pointsOf([-100, 900]), { inicial: 1000, final: 900 }],
  ['of rows without balances', pointsOf([-100], [50]), undefined],
  ['with the oldest row first', pointsOf([-100, 900], [50, 950]), { inicial: 1000, final: 950 }],
  ['with the newest row first', pointsOf([50, 950], [-100, 900]), { inicial: 1000, final: 950 }],
  [
    'with balances on some rows',
    pointsOf([-100], [0, 900], [50], [20], [0, 970], [5]),
    { inicial: 1000, final: 975 },
  ],
  [
    'over a refused row',
    pointsOf([-100, 900], [undefined], [50, 800], [10, 810]),
    { inicial: 1000, final: 810 },
  ],
  [
    'behind a refused row',
    pointsOf([undefined, 900], [50, 950], [10, 960]),
    { inicial: undefined, final: 960 },
  ],
  [
    'over a row that is missing',
    pointsOf([-100, 900], [50, 950], [10, 1000], [1, 1001]),
    { inicial: 1000, final: 1001 },
  ],
  ['that follow from nothing', pointsOf([-100, 1], [50, 2], [10, 3]), undefined],
  ['that fit both ways, by the days', pointsOf([100, 1100], [-100, 1000]), { inicial: 1000, final: 1000 }],
])('balances %s', (_, points, balances) => {
  expect(balancesOf(points)).toEqual(balances)
})

test('a balance that holds at the end of a day is that of all its rows', () => {
  const day = '2026-07-01'
  const points = [
    { centavos: 100, saldo: 150, day },
    { centavos: 50, saldo: 150, day },
    { centavos: -30, saldo: 120, day: '2026-07-02' },
    { centavos: undefined, saldo: 120, day: '2026-07-02' },
  ]
  expect(dailyPoints(points)).toEqual([
    { centavos: 150, saldo: 150, day },
    { centavos: undefined, saldo: 120, day: '2026-07-02' },
  ])
})

test('what is derived is what the account had, in either order and with any balances left out', () => {
  const rows = fc.array(fc.tuple(fc.integer({ min: -9_999, max: 9_999 }), fc.boolean()), {
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(fc.integer(), rows, fc.boolean(), (inicial, moves, isNewestFirst) => {
      let saldo = inicial
      const points = moves.map(([centavos, isSeen], at) => {
        saldo += centavos
        return { centavos, saldo: isSeen ? saldo : undefined, day: addDays('2026-07-01', at) }
      })
      const found = balancesOf(isNewestFirst ? points.toReversed() : points)
      const seen = points.filter((point) => point.saldo !== undefined)
      if (seen.length >= 2) expect(found).toBeDefined()
      // Balances that all follow in the other order too are told apart by the days alone, here always right.
      if (found) expect(found).toEqual({ inicial, final: saldo })
    }),
    { numRuns: runs(300, 10_000) },
  )
})
