import { expect, it, vi } from 'vitest'
import { byText, changesOf, remembered } from './records.ts'

it('gives the fields that differ, and no others', () => {
  expect(changesOf({ a: 1, b: 'x', c: true }, { a: 1, b: 'y' })).toEqual({ b: 'y' })
  expect(changesOf({ a: 1 }, { a: 1 })).toEqual({})
})

it('computes once per record, also when the answer is nothing', () => {
  const compute = vi.fn(({ size }: { size: number }) => size)
  const sizeOf = remembered(compute)
  const [none, two] = [{ size: 0 }, { size: 2 }]
  expect([sizeOf(none), sizeOf(two), sizeOf(none), sizeOf(two)]).toEqual([0, 2, 0, 2])
  expect(compute).toHaveBeenCalledTimes(2)
})

it('compares as the code points stand', () => {
  expect(['b', 'a', 'Z', ''].sort(byText)).toEqual(['', 'Z', 'a', 'b'])
})
