import { expect, it } from 'vitest'
import { validated } from './validation.ts'

/** An element of a file with one field, that is decoded as this. */
const taken = (given: unknown, decoded: unknown) =>
  validated(['campo'], { campo: given }, () => ({ campo: decoded })) !== undefined

it('an element of a file is taken where all that it says is kept, but for white space around it', () => {
  expect(taken(' Ana ', 'Ana')).toBe(true)
  expect(taken({ a: 1 }, { a: 1, b: '' })).toBe(true)
  expect(taken('Ana', 'Bia')).toBe(false)
  expect(taken({ a: 1, b: 2 }, { a: 1 })).toBe(false)
  expect(taken([1, 2], [1])).toBe(false)
})

it('an empty list is no empty record, nor the other way round', () => {
  expect(taken([], [])).toBe(true)
  expect(taken([], {})).toBe(false)
  expect(taken({}, [])).toBe(false)
})
