import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { anyText, runs } from '../../testing/index.ts'
import { changesOf, withEntries } from './record-store.ts'
import { byName, byText, memoizeByRecord } from './records.ts'

interface Log {
  readonly nome: string
  readonly dias?: Readonly<Record<string, number>>
}

it('gives the fields that differ, and no others', () => {
  expect(changesOf({ a: 1, b: 'x', c: true }, { a: 1, b: 'y' })).toEqual({ b: 'y' })
  expect(changesOf({ a: 1 }, { a: 1 })).toEqual({})
})

it('puts single entries into a map and takes them out, beside the patch', () => {
  const record: Log = { nome: 'Violão', dias: { '2026-11-18': 2, '2026-11-19': 3 } }
  expect(withEntries(record, { nome: 'Piano' }, { dias: { '2026-11-18': null, '2026-11-20': 5 } })).toEqual({
    nome: 'Piano',
    dias: { '2026-11-19': 3, '2026-11-20': 5 },
  })
  expect(withEntries(record, {})).toEqual(record)
  expect(record.dias).toEqual({ '2026-11-18': 2, '2026-11-19': 3 })
})

it('makes a map that is not there, or is none, with the first entry that is put, and not before', () => {
  expect(withEntries<Log>({ nome: '' }, {}, { dias: { '2026-11-20': null } })).toEqual({ nome: '' })
  expect(withEntries<Log>({ nome: '' }, {}, { dias: { '2026-11-20': 1 } })).toEqual({
    nome: '',
    dias: { '2026-11-20': 1 },
  })
  for (const broken of ['nenhum', ['2026-11-19'], null, 3])
    expect(withEntries<{ dias: unknown }>({ dias: broken }, {}, { dias: { '2026-11-20': 1 } })).toEqual({
      dias: { '2026-11-20': 1 },
    })
})

it('computes once per record, also when the answer is nothing', () => {
  const compute = vi.fn(({ size }: { size: number }) => size)
  const sizeOf = memoizeByRecord(compute)
  const [none, two] = [{ size: 0 }, { size: 2 }]
  expect([sizeOf(none), sizeOf(two), sizeOf(none), sizeOf(two)]).toEqual([0, 2, 0, 2])
  expect(compute).toHaveBeenCalledTimes(2)
})

it('compares as the code points stand', () => {
  expect(['b', 'a', 'Z', ''].sort(byText)).toEqual(['', 'Z', 'a', 'b'])
})

it('compares names as `Intl` does', () => {
  const { compare } = new Intl.Collator('pt-BR', { numeric: true })
  const name = fc.string({
    unit: fc.constantFrom(...'aAbBzZáÁãàçÇceêoOñnŁlÅ01 9-.\u0301', 'ß', 'æ', 'ﬁ', 'Å', '🍕'),
  })
  fc.assert(
    fc.property(fc.oneof(name, anyText()), fc.oneof(name, anyText()), (a, b) => {
      expect(Math.sign(byName(a, b))).toBe(compare(a, b))
    }),
    { numRuns: runs(1_000, 100_000) },
  )
})

it('compares names as a Brazilian list has them', () => {
  expect(['P10', 'Zoologia', 'b', 'Álgebra', 'P9', 'a'].sort(byName)).toEqual([
    'a',
    'Álgebra',
    'b',
    'P9',
    'P10',
    'Zoologia',
  ])
})
