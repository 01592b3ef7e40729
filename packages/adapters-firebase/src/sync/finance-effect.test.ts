import type { FinanceEdits } from '@caderno/domain/finance'
import { aFinancialGoal, aTransaction } from '@caderno/domain/testing'
import { describe, expect, it } from 'vitest'
import { effectOf, isBookAsWritten } from './finance-effect.ts'

const NOTHING = { entradas: [], saidas: [], metas: [], orcamentos: [] }
const edits = (over: Partial<Record<'remove' | 'add', Partial<FinanceEdits['add']>>>): FinanceEdits => ({
  remove: { ...NOTHING, ...over.remove },
  add: { ...NOTHING, ...over.add },
})
const BUS = aTransaction({ id: 'onibus', valor: 1 })
const EDITED = { ...BUS, valor: 2 }
const GOAL = aFinancialGoal({ depositos: [{ id: 'd', data: '2026-11-20', valor: 5 }] })

describe('what became of a change that was queued', () => {
  it('is that its elements are there, whatever the order of their keys and whatever else is there', () => {
    const effect = effectOf(edits({ add: { saidas: [BUS], metas: [GOAL] } }))
    const reversed = (element: object): object => Object.fromEntries(Object.entries(element).toReversed())
    const goal = { ...reversed(GOAL), depositos: GOAL.depositos!.map(reversed) }
    expect(
      isBookAsWritten({ saidas: [aTransaction({ id: 'outra' }), reversed(BUS)], metas: [goal] }, effect),
    ).toBe(true)
    const others = [
      undefined,
      {},
      { ...NOTHING, saidas: [BUS] },
      { saidas: 'nada', metas: [GOAL] },
      { entradas: [BUS], metas: [GOAL] },
    ]
    expect(others.filter((document) => isBookAsWritten(document, effect))).toEqual([])
  })

  it('is that what it removed is gone; what another device made of it meanwhile may stay', () => {
    const effect = effectOf(edits({ remove: { saidas: [BUS] } }))
    expect(isBookAsWritten({ saidas: [BUS] }, effect)).toBe(false)
    for (const saidas of [[], [EDITED], undefined]) expect(isBookAsWritten({ saidas }, effect)).toBe(true)
    expect(isBookAsWritten(undefined, effect)).toBe(true)
  })

  it('is of several changes what the last of each element says', () => {
    const both = {
      ...(effectOf(edits({ add: { saidas: [BUS] } })) as object),
      ...(effectOf(edits({ remove: { saidas: [BUS] }, add: { saidas: [EDITED] } })) as object),
    }
    expect(isBookAsWritten({ saidas: [EDITED] }, both)).toBe(true)
    expect(isBookAsWritten({ saidas: [BUS] }, both)).toBe(false)
    expect(isBookAsWritten({ saidas: [BUS, EDITED] }, both)).toBe(false)
  })
})
