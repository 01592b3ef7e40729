import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../testing/runs.ts'
import { changedPlaces, fieldsBack, isNothing, isSame, placesBack } from './put-back.ts'
import { withEntries, type Entries } from './record-store.ts'

interface Noted {
  readonly nome: string
  readonly regra: { readonly media: number; readonly final?: number }
  readonly dias: Readonly<Record<string, string>>
}
const few = fc.constantFrom('', 'a', 'b')
const anyDays = fc.dictionary(fc.constantFrom('d1', 'd2', 'd3'), few)
const anyNoted: fc.Arbitrary<Noted> = fc.record({
  nome: few,
  regra: fc.record({ media: fc.nat(2), final: fc.nat(1) }, { requiredKeys: ['media'] }),
  dias: anyDays,
})
const anyPatch = fc.record({ nome: few, regra: fc.record({ media: fc.nat(2) }) }, { requiredKeys: [] })
const anyEntries: fc.Arbitrary<Entries<Noted>> = fc
  .dictionary(fc.constantFrom('d1', 'd2', 'd3'), fc.option(few))
  .map((dias) => ({ dias }))
const many = { numRuns: runs(300, 20_000) }

/** The value as a reload hands it on. */
const kept = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

test('a change taken back leaves all as it was; once more, it changes nothing (D24)', () => {
  fc.assert(
    fc.property(anyNoted, anyPatch, anyEntries, (before, patch, entries) => {
      const { was, made } = kept(changedPlaces<Noted>(before, { patch, entries }))
      const after = withEntries(before, patch, entries)
      expect(isNothing(made)).toBe(isSame(after, before))
      const back = placesBack(after, was, made)!
      const undone = withEntries(after, back.patch, back.entries)
      expect(undone).toEqual(before)
      expect(placesBack(undone, was, made)).toSatisfy(
        (again: typeof back) => isNothing(again) || isNothing(made),
      )
    }),
    many,
  )
})

test('a value of somebody else stays, and so does what the change did not touch (D24)', () => {
  fc.assert(
    fc.property(anyNoted, anyPatch, anyEntries, anyNoted, (before, patch, entries, other) => {
      const { was, made } = changedPlaces<Noted>(before, { patch, entries })
      const back = placesBack(other, was, made)
      const undone = back && withEntries(other, back.patch, back.entries)
      const isIn = (record: Noted, places: typeof made) =>
        isSame({ ...record, ...places.patch }, record) &&
        Object.entries(places.entries.dias ?? {}).every(([day, nota]) => (record.dias[day] ?? null) === nota)
      expect(back !== undefined).toBe(isIn(other, made) || isIn(other, was))
      if (undone) expect(isIn(undone, was)).toBe(true)
      for (const day of ['d1', 'd2', 'd3'])
        if (undone && !(day in (made.entries.dias ?? {}))) expect(undone.dias[day]).toBe(other.dias[day])
    }),
    many,
  )
})

test.each([
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{}, 5, false],
  [null, {}, false],
  [[], {}, false],
  [{}, [], false],
  [[{ a: 1 }], [{ a: 1 }], true],
  [[1], [1, 2], false],
])('%j and %j are the same: %j (D24)', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected)
})

test('the order of the fields is the store’s, and a field that is missing is one that is undefined', () => {
  expect(isSame({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1, e: undefined })).toBe(true)
  expect(isSame([1, 2], [2, 1])).toBe(false)
  expect(fieldsBack<{ a?: number }>({ a: 2 }, {}, { a: 2 })).toEqual({})
  expect(fieldsBack<{ a?: number }>({ a: 3 }, {}, { a: 2 })).toBeUndefined()
  expect(fieldsBack<{ a?: number }>({}, { a: 1 }, {})).toEqual({ a: 1 })
  expect(fieldsBack<{ a?: number }>({ a: 4 }, { a: 1 }, {})).toBeUndefined()
})
