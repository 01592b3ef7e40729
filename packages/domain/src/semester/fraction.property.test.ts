import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { runs } from '../../testing/runs.ts'
import {
  add,
  divide,
  fractionOf,
  larger,
  multiply,
  reaches,
  round,
  roundDown,
  roundUp,
  subtract,
} from './fraction.ts'

const many = { numRuns: runs(300, 10_000) }
const fraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map(([numerator, denominator]) => divide(fractionOf(Number(numerator)), fractionOf(Number(denominator))))
const hundredths = fc.integer({ min: -100_000, max: 100_000 }).map((n) => n / 100)
const above = fraction.filter(({ numerator }) => numerator > 0n)

it.each([
  [0.1, 1n, 10n],
  [-6.25, -25n, 4n],
  [7, 7n, 1n],
  [1e-7, 1n, 10_000_000n],
  [1.5e21, 15n * 10n ** 20n, 1n],
  [0, 0n, 1n],
])('%d is the decimal that it prints as (S7)', (value, numerator, denominator) => {
  expect(fractionOf(value)).toEqual({ numerator, denominator })
})

it.each([
  ['0.1 + 0.2', add(fractionOf(0.1), fractionOf(0.2)), fractionOf(0.3)],
  ['1 − 0.9', subtract(fractionOf(1), fractionOf(0.9)), fractionOf(0.1)],
  ['0.07 × 100', multiply(fractionOf(0.07), fractionOf(100)), fractionOf(7)],
  ['4.35 / 100', divide(fractionOf(4.35), fractionOf(100)), fractionOf(0.0435)],
])('%s is exact (S7)', (_, value, expected) => {
  expect(value).toEqual(expected)
})

it.each([
  [1.005, 1, 1.01, 1.01],
  [1.004, 1, 1, 1.01],
  [-1.005, -1.01, -1, -1],
  [-0.001, -0.01, 0, 0],
  [6.3, 6.3, 6.3, 6.3],
])('%d is rounded down to %d, to the nearest %d and up to %d', (value, down, nearest, up) => {
  const exact = fractionOf(value)
  expect([roundDown(exact), round(exact), roundUp(exact)]).toEqual([down, nearest, up])
})

test('what was added is taken off again, and what was multiplied divided', () => {
  fc.assert(
    fc.property(fraction, fraction, above, (a, b, c) => {
      expect(subtract(add(a, b), b)).toEqual(a)
      expect(divide(multiply(a, c), c)).toEqual(a)
      expect(multiply(add(a, b), c)).toEqual(add(multiply(a, c), multiply(b, c)))
    }),
    many,
  )
})

test('more is larger', () => {
  fc.assert(
    fc.property(fraction, above, (a, more) => {
      const b = add(a, more)
      expect([reaches(b, a), reaches(a, b), reaches(a, a)]).toEqual([true, false, true])
      expect([larger(a, b), larger(b, a)]).toEqual([b, b])
    }),
    many,
  )
})

test('what is between two hundredths is rounded to one of them, and a hundredth to itself (S7)', () => {
  fc.assert(
    fc.property(hundredths, fc.integer({ min: 1, max: 999 }), (grade, thousandths) => {
      const exact = fractionOf(grade)
      expect([roundDown(exact), round(exact), roundUp(exact)]).toEqual([grade, grade, grade])
      const between = add(exact, fractionOf(thousandths / 100_000))
      const next = Math.round(grade * 100 + 1) / 100
      expect([roundDown(between), round(between), roundUp(between)]).toEqual([
        grade,
        thousandths < 500 ? grade : next,
        next,
      ])
    }),
    many,
  )
})
