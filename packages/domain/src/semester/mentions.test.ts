import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { divide, fractionOf, reaches } from './fraction.ts'
import { MENTIONS, mentionOf, resultOf } from './mentions.ts'

it.each([
  [10, 'SS'],
  [9, 'SS'],
  [8.99, 'MS'],
  [7, 'MS'],
  [6.99, 'MM'],
  [5, 'MM'],
  [4.99, 'MI'],
  [3, 'MI'],
  [2.99, 'II'],
  [0.01, 'II'],
  [0, 'SR'],
])('a mean of %d is %s (S10)', (mean, mention) => {
  expect(mentionOf(fractionOf(mean))).toBe(mention)
})

it('is not rounded up to one that is not reached (S10)', () => {
  expect(mentionOf(divide(fractionOf(14.999), fractionOf(3)))).toBe('MI')
})

test('more is never a worse one', () => {
  const mean = fc.integer({ min: 0, max: 10_000 }).map((n) => fractionOf(n / 1_000))
  fc.assert(
    fc.property(mean, mean, (one, other) => {
      const [less, more] = reaches(one, other) ? [other, one] : [one, other]
      expect(MENTIONS.indexOf(mentionOf(more))).toBeLessThanOrEqual(MENTIONS.indexOf(mentionOf(less)))
    }),
  )
})

it('passes from MM on, and without one a subject goes on (S10)', () => {
  expect(MENTIONS.map((one) => resultOf(one).situacao)).toEqual([
    'aprovada',
    'aprovada',
    'aprovada',
    'reprovada',
    'reprovada',
    'reprovada',
  ])
  expect(resultOf('')).toEqual({ mencao: '', situacao: 'cursando' })
})
