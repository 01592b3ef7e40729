import { runs } from '@caderno/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { structuralSharing } from './structural-sharing.ts'

const rounds = { numRuns: runs(300, 10_000) }
const anyValue = fc.jsonValue({ maxDepth: 4 })
const anyElements = fc.uniqueArray(fc.record({ id: fc.string(), valor: fc.integer(), notas: fc.string() }), {
  selector: ({ id }) => id,
})

test('what is shared says the same as what is new (B22)', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (last, next) => {
      expect(structuralSharing(last, next)).toStrictEqual(next)
    }),
    rounds,
  )
})

test.each([[[{ id: [] }]], [[{ id: 'a' }, { id: 'a', valor: 1 }]]])(
  'an equal value is the last one, whatever its ids are: %j',
  (value) => expect(structuralSharing(value, structuredClone(value))).toBe(value),
)

test('an equal value is the last one', () => {
  fc.assert(
    fc.property(fc.oneof(fc.array(anyValue), fc.dictionary(fc.string(), anyValue)), (value) => {
      expect(structuralSharing(value, structuredClone(value))).toBe(value)
    }),
    rounds,
  )
})

test('neither of the two is changed', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (last, next) => {
      const before = structuredClone([last, next])
      structuralSharing(last, next)
      expect([last, next]).toStrictEqual(before)
    }),
    rounds,
  )
})

test('an element keeps its object wherever it moves to in its list, whatever is added or removed around it', () => {
  fc.assert(
    fc.property(anyElements, anyElements, fc.infiniteStream(fc.nat()), (kept, others, order) => {
      const last = { entradas: kept }
      const added = others.filter(({ id }) => kept.every((each) => each.id !== id))
      const placed = [...kept, ...added].map((each) => ({
        each: { ...each },
        at: order.next().value as number,
      }))
      const next = { entradas: placed.toSorted((a, b) => a.at - b.at).map(({ each }) => each) }
      const shared = new Set<object>(structuralSharing(last, next).entradas)
      for (const element of kept) expect(shared.has(element)).toBe(true)
    }),
    rounds,
  )
})

test('lists and records are not taken for one another', () => {
  expect(structuralSharing([], {})).toStrictEqual({})
  expect(structuralSharing({ a: undefined }, { b: undefined })).toStrictEqual({ b: undefined })
})
