import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { hashOf, keyOfOrigin, keysOf, originOf } from './key.ts'

interface Fare {
  readonly id?: string
  readonly says: string
}
const keys = (...items: readonly Fare[]) =>
  keysOf(
    items,
    ({ id }) => id,
    ({ says }) => says,
  )

test('a file that is read twice has the same keys', () => {
  const file = [{ id: 'a', says: 'ônibus' }, { says: 'ônibus' }, { says: 'ônibus' }]
  expect(keys(...file)).toEqual(keys(...file))
})

test('equal rows without an id are told apart by how many stood before', () => {
  const [first, second, other] = keys({ says: 'ônibus' }, { says: 'ônibus' }, { says: 'pão' })
  expect(new Set([first, second, other].map((key) => key!.content)).size).toBe(3)
  expect(first!.id).toBeUndefined()
})

test('two files that overlap share the keys of what both have', () => {
  const week = keys({ says: '1 ônibus' }, { says: '2 pão' }, { says: '2 pão' })
  const next = keys({ says: '2 pão' }, { says: '2 pão' }, { says: '3 café' })
  expect(next.slice(0, 2)).toEqual(week.slice(1))
})

test('an id that a bank gives to several contents is the id of none', () => {
  const [one, two, sound] = keys(
    { id: '7', says: 'pão' },
    { id: '7', says: 'café' },
    { id: '8', says: 'chá' },
  )
  expect([one!.id, two!.id]).toEqual([undefined, undefined])
  expect(sound!.id).toBe(hashOf('8'))
  expect(keys({ says: 'pão' })).toEqual([one])
})

test('the same id with the same content is one item', () => {
  const [one, again] = keys({ id: '7', says: 'pão' }, { id: '7', says: 'pão' })
  expect(again).toEqual(one)
})

test('an origin reads back as its key', () => {
  const text = fc.option(anyText(30), { nil: undefined })
  fc.assert(
    fc.property(fc.array(fc.record({ id: text, says: anyText(30) }), { maxLength: 8 }), (items) => {
      for (const key of keysOf(
        items,
        ({ id }) => id,
        ({ says }) => says,
      ))
        expect(keyOfOrigin(originOf(key))).toEqual(key)
    }),
    { numRuns: runs(200, 5_000) },
  )
})

test('ten thousand texts that differ in one letter have ten thousand hashes', () => {
  const hashes = new Set(Array.from({ length: 10_000 }, (_, at) => hashOf(`2026-11-20 -500 Ônibus ${at}`)))
  expect(hashes.size).toBe(10_000)
  expect([...hashes].every((hash) => /^[a-z0-9]{1,11}$/.test(hash))).toBe(true)
})
