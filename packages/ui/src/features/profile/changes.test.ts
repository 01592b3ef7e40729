import { changesOf } from '@caderno/domain/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('changesOf', () => {
  it('names only what differs', () => {
    expect(changesOf({ nome: 'Ana', curso: 'Letras' }, { nome: 'Ana', curso: 'Pedagogia' })).toEqual({
      curso: 'Pedagogia',
    })
    expect(changesOf({ nome: 'Ana' }, { nome: 'Ana' })).toEqual({})
  })

  it("carries one person's edits over another's: edits win, everything else is the newer", () => {
    const record = fc.record({ a: fc.string(), b: fc.string(), c: fc.string() })
    fc.assert(
      fc.property(record, record, record, (start, typed, newer) => {
        const merged = { ...newer, ...changesOf(start, typed) }
        for (const name of ['a', 'b', 'c'] as const)
          expect(merged[name]).toBe(typed[name] === start[name] ? newer[name] : typed[name])
      }),
    )
  })
})
