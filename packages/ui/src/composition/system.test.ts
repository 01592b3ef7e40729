import { expect, it } from 'vitest'
import { cryptoIds } from './container.ts'

it('gives ids of 12 characters that need no escaping, another each time', () => {
  const ids = Array.from({ length: 10_000 }, () => cryptoIds.next())
  expect(ids.filter((id) => !/^[\w-]{12}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(10_000)
})
