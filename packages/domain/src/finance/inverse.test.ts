import { describe, expect, it, test } from 'vitest'
import { aBook, aFinancialGoal, aTransaction, fakeIds } from '../../testing/index.ts'
import { budgetId } from './budget.ts'
import { depositChanges, editGoal, setSaved } from './goals.ts'
import type { FinanceBook, FinanceChange } from './ports.ts'
import type { Budget } from './records.ts'
import { inverseChanges, leftAlone } from './inverse.ts'

const [kept, gone] = [aTransaction(), aTransaction({ id: 'outra' })]
const book = aBook({ saidas: [kept, gone] })
const edited = { ...kept, valor: 1 }
const moved = { ...kept, tipo: 'entrada', categoria: 'Outros' } as const

describe('undoing', () => {
  it.each<[string, FinanceChange[], Partial<FinanceBook>, FinanceChange[]]>([
    [
      'an addition removes it',
      [{ list: 'saidas', put: aTransaction({ id: 'nova' }) }],
      { saidas: [kept, gone, aTransaction({ id: 'nova' })] },
      [{ list: 'saidas', remove: 'nova' }],
    ],
    [
      'a removal puts it back',
      [{ list: 'saidas', remove: 'outra' }],
      { saidas: [kept] },
      [{ list: 'saidas', put: gone }],
    ],
    [
      'an edit puts it back as it was',
      [{ list: 'saidas', put: edited }],
      { saidas: [gone, edited] },
      [{ list: 'saidas', put: kept }],
    ],
    [
      'a move takes it back to its list',
      [
        { list: 'saidas', remove: kept.id },
        { list: 'entradas', put: moved },
      ],
      { entradas: [moved], saidas: [gone] },
      [
        { list: 'entradas', remove: kept.id },
        { list: 'saidas', put: kept },
      ],
    ],
  ])('%s', (_, changes, now, expected) => {
    expect(inverseChanges(book, changes, aBook(now))).toEqual({ changes: expected, left: [] })
  })

  it('knows an element whose fields the store keeps in another order', () => {
    const stored = Object.fromEntries(Object.entries(edited).reverse()) as unknown as typeof edited
    expect(
      inverseChanges(book, [{ list: 'saidas', put: edited }], aBook({ saidas: [stored] })).changes,
    ).toEqual([{ list: 'saidas', put: kept }])
  })
})

describe('of an edited element, only the fields that the edit changed go back (D24)', () => {
  it.each<[string, FinanceChange[], Partial<FinanceBook>, FinanceChange[]]>([
    [
      'the others are as another device left them',
      [{ list: 'saidas', put: edited }],
      { saidas: [{ ...edited, descricao: 'Outra' }, gone] },
      [{ list: 'saidas', put: { ...kept, descricao: 'Outra' } }],
    ],
    [
      'also where it moved between the lists',
      [
        { list: 'saidas', remove: kept.id },
        { list: 'entradas', put: moved },
      ],
      { entradas: [{ ...moved, valor: 3 }], saidas: [gone] },
      [
        { list: 'entradas', remove: kept.id },
        { list: 'saidas', put: { ...kept, valor: 3 } },
      ],
    ],
    [
      'a field that it had not had is gone',
      [{ list: 'saidas', put: { ...kept, createdAt: '2026-11-20T10:00:00.000Z' } }],
      { saidas: [{ ...kept, createdAt: '2026-11-20T10:00:00.000Z', descricao: 'Outra' }, gone] },
      [{ list: 'saidas', put: { ...kept, descricao: 'Outra' } }],
    ],
  ])('%s', (_, changes, now, expected) => {
    expect(inverseChanges(book, changes, aBook(now))).toStrictEqual({ changes: expected, left: [] })
  })

  it('of a goal its deposits stay', () => {
    const goal = aFinancialGoal({ valorAtual: 100 })
    const deposited = { valorAtual: 100.05, depositos: [{ id: 'outro', data: '2026-11-19', valor: 0.05 }] }
    const now = aBook({ metas: [{ ...goal, descricao: 'Outra', ...deposited }] })
    const undone = inverseChanges(aBook({ metas: [goal] }), editGoal(goal, { descricao: 'Outra' }), now)
    expect(undone).toEqual({ changes: [{ list: 'metas', put: { ...goal, ...deposited } }], left: [] })
  })
})

describe('what was changed again elsewhere (D24)', () => {
  const again = { ...edited, valor: 2 }

  it.each<[string, FinanceChange[], Partial<FinanceBook>]>([
    ['an edit', [{ list: 'saidas', put: edited }], { saidas: [again, gone] }],
    ['an edit of what is gone', [{ list: 'saidas', put: edited }], { saidas: [gone] }],
    ['an edit of what has moved', [{ list: 'saidas', put: edited }], { entradas: [{ ...moved, valor: 1 }] }],
    ['a removal of what is back', [{ list: 'saidas', remove: kept.id }], { saidas: [again, gone] }],
    [
      'an addition that was edited',
      [{ list: 'saidas', put: aTransaction({ id: 'nova' }) }],
      { saidas: [kept, gone, aTransaction({ id: 'nova', valor: 2 })] },
    ],
    [
      'a move that was moved back',
      [
        { list: 'saidas', remove: kept.id },
        { list: 'entradas', put: moved },
      ],
      { saidas: [{ ...kept, categoria: 'Outros' }, gone] },
    ],
  ])('is left alone by the undo of %s', (_, changes, now) => {
    const { changes: back, left } = inverseChanges(book, changes, aBook(now))
    expect(back).toEqual([])
    expect(left).toHaveLength(1)
  })

  it('is another where it has the same id in another list', () => {
    const goal = aFinancialGoal({ id: kept.id })
    const now = aBook({ saidas: [edited], metas: [{ ...goal, descricao: 'Outra' }] })
    expect(
      inverseChanges(aBook({ saidas: [kept], metas: [goal] }), [{ list: 'saidas', put: edited }], now),
    ).toEqual({
      changes: [{ list: 'saidas', put: kept }],
      left: [],
    })
  })

  it('is left alone in a series, and the others are taken back', () => {
    const changes: FinanceChange[] = [
      { list: 'saidas', remove: kept.id },
      { list: 'saidas', remove: gone.id },
    ]
    expect(inverseChanges(book, changes, aBook({ saidas: [again] }))).toEqual({
      changes: [{ list: 'saidas', put: gone }],
      left: ['entradas'],
    })
  })

  it('may be a limit', () => {
    const limit: Budget = { id: budgetId('2026-11', 'Lazer'), categoria: 'Lazer', mes: '2026-11', valor: 150 }
    const back = (valor: number) =>
      inverseChanges(
        aBook({ orcamentos: [limit] }),
        [{ list: 'orcamentos', put: { ...limit, valor: 200 } }],
        aBook({ orcamentos: [{ ...limit, valor }] }),
      )
    expect(back(200)).toEqual({ changes: [{ list: 'orcamentos', put: limit }], left: [] })
    expect(back(300)).toEqual({ changes: [], left: ['orcamentos'] })
  })
})

describe('a deposit that is undone (D24)', () => {
  const goal = aFinancialGoal({ valorAtual: 100 })
  const before = aBook({ metas: [goal] })
  const deposit = depositChanges(goal, 30.1, '2026-11-20', { ids: fakeIds('meu') })
  const mine = { id: 'meu-1', data: '2026-11-20', valor: 30.1 }
  const theirs = { id: 'outro', data: '2026-11-19', valor: 0.05 }
  const back = (now: object) => inverseChanges(before, deposit, aBook({ metas: [{ ...goal, ...now }] }))

  it('leaves the goal as it was', () => {
    expect(back({ valorAtual: 130.1, depositos: [mine] }).changes).toStrictEqual([
      { list: 'metas', put: goal },
    ])
  })

  it('leaves the deposits of others, and what else was changed since', () => {
    expect(back({ descricao: 'Outra', valorAtual: 130.15, depositos: [theirs, mine] })).toEqual({
      changes: [
        { list: 'metas', put: { ...goal, descricao: 'Outra', valorAtual: 100.05, depositos: [theirs] } },
      ],
      left: [],
    })
    expect(back({ valor: 5_000, valorAtual: 130.1, depositos: [mine] }).changes).toStrictEqual([
      { list: 'metas', put: { ...goal, valor: 5_000 } },
    ])
  })

  it('may be all that is saved', () => {
    const now = { valor: 5_000, valorAtual: 30.1, depositos: [mine] }
    expect(back(now).changes).toStrictEqual([
      { list: 'metas', put: { ...goal, valor: 5_000, valorAtual: 0 } },
    ])
  })

  it.each<[string, object]>([
    ['is there no more', { valorAtual: 100.05, depositos: [theirs] }],
    ['is not in what is saved', { valorAtual: 30, depositos: [mine] }],
  ])('and %s takes nothing back', (_, now) => {
    expect(back(now)).toEqual({ changes: [], left: ['metas'] })
  })

  it('of a goal that is gone does not bring it back', () => {
    expect(inverseChanges(before, deposit, aBook())).toEqual({ changes: [], left: ['metas'] })
  })

  it('is nothing that the undo of another change of what is saved would take', () => {
    const changes = setSaved(goal, 50)
    const now = { ...goal, valorAtual: 50.05, depositos: [theirs] }
    expect(inverseChanges(before, changes, aBook({ metas: [now] }))).toEqual({ changes: [], left: ['metas'] })
  })
})

test('what an undo left as it is has its name, and is counted', () => {
  const change = { list: 'metas', remove: 'm' } as const
  expect(leftAlone({ changes: [change], left: [] })).toBeUndefined()
  expect(leftAlone({ changes: [], left: ['metas'] })).toBe(
    'Esta meta mudou de novo depois disso. Nada foi desfeito.',
  )
  expect(leftAlone({ changes: [], left: ['entradas', 'saidas'] })).toBe(
    'Estes lançamentos mudaram de novo depois disso. Nada foi desfeito.',
  )
  expect(leftAlone({ changes: [change], left: ['metas'] })).toBe(
    'O que mudou de novo depois disso ficou como está. O resto foi desfeito.',
  )
})
