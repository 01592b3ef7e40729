import type { FinanceEdits } from '@caderno/domain/finance'
import { aFinancialGoal, aTransaction } from '@caderno/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectedStateOf, isAsWritten, listEditsOf } from './expected-state.ts'

interface Draft {
  readonly progresso: number
  readonly checkins: Readonly<Record<string, string>>
}
const CHECKED = { checkins: { '2026-11-19': 'Feito', '2026-11-20': '' } }

describe('what became of an update that was queued (B2, R2)', () => {
  it('is that its fields are there, whatever else is', () => {
    const effect = expectedStateOf<Draft>({ fields: { progresso: 50, dias: [1] } })
    expect(isAsWritten({ nome: 'Violão', progresso: 50, dias: [1] }, effect)).toBe(true)
    for (const other of [{ progresso: 60, dias: [1] }, { progresso: 50 }, {}, undefined])
      expect(isAsWritten(other, effect)).toBe(false)
  })

  it('is that a field is there whatever the order of its keys, which the service sorts, and gone where it was taken out', () => {
    const leituras = [{ inicio: '2026-01-01', fim: '2026-02-01' }]
    const read = expectedStateOf({ fields: { leituras } })
    expect(isAsWritten({ leituras: [{ fim: '2026-02-01', inicio: '2026-01-01' }] }, read)).toBe(true)
    expect(isAsWritten({ leituras: [{ fim: '2026-02-01', inicio: '' }] }, read)).toBe(false)
    const taken = expectedStateOf({ fields: { metaLeitura: null } })
    expect([{}, { metaLeitura: { livros: 2 } }].map((data) => isAsWritten(data, taken))).toEqual([
      true,
      false,
    ])
  })

  it('is of a map that the entries which were put are there and the others gone, whatever another device put beside them', () => {
    const put = expectedStateOf<Draft>({ entries: { checkins: { '2026-11-20': '' } } })
    const taken = expectedStateOf<Draft>({ entries: { checkins: { '2026-11-20': null } } })
    expect([isAsWritten(CHECKED, put), isAsWritten(CHECKED, taken)]).toEqual([true, false])
    for (const checkins of [{}, { '2026-11-19': '' }, { '2026-11-20': 3 }, undefined, 'nenhum', null])
      expect(isAsWritten({ checkins }, put)).toBe(false)
    for (const checkins of [{}, { '2026-11-19': '' }, undefined, 'nenhum', null])
      expect(isAsWritten({ checkins }, taken)).toBe(true)
  })

  it('is of several updates what the last says of each entry', () => {
    const first = expectedStateOf<Draft>({
      fields: { progresso: 10 },
      entries: { checkins: { '2026-11-18': 'Antes', '2026-11-20': 'Antes' } },
    })
    const last = expectedStateOf<Draft>({
      entries: { checkins: { '2026-11-18': null, '2026-11-20': '' } },
    })
    expect(isAsWritten({ ...CHECKED, progresso: 10 }, { ...(first as object), ...(last as object) })).toBe(
      true,
    )
  })

  it('is of a new or removed record that it is there, or gone', () => {
    expect([
      isAsWritten({}, 'there'),
      isAsWritten(undefined, 'there'),
      isAsWritten({}, 'gone'),
      isAsWritten(undefined, 'gone'),
    ]).toEqual([true, false, false, true])
  })
})

describe('a list that becomes another one (B2, R2)', () => {
  it.each<[string, object[], object[], object[], object[]]>([
    ['takes one more', [{ n: 1 }], [{ n: 1 }, { n: 2, m: 3 }], [], [{ n: 2, m: 3 }]],
    ['loses one', [{ n: 1 }, { n: 2 }, { n: 3 }], [{ n: 1 }, { n: 3 }], [{ n: 2 }], []],
    [
      'has one in the place of another, at its end',
      [{ n: 1 }, { n: 2 }],
      [{ n: 2 }, { n: 3 }],
      [{ n: 1 }],
      [{ n: 3 }],
    ],
    [
      'keeps what it has, equal ones too',
      [{ n: 1 }, { n: 1 }],
      [{ n: 1 }, { n: 1 }, { n: 2 }],
      [],
      [{ n: 2 }],
    ],
  ])('%s by transforms', (_, before, after, remove, add) => {
    expect(listEditsOf({ lista: before }, { lista: after })).toEqual({
      remove: { lista: remove },
      add: { lista: add },
    })
  })

  it.each<[string, unknown, unknown]>([
    ['in another order', [{ n: 1 }, { n: 2 }], [{ n: 2 }, { n: 1 }]],
    ['with one put in before others', [{ n: 1 }], [{ n: 2 }, { n: 1 }]],
    ['with one that stands there already', [{ n: 1 }, { n: 2 }], [{ n: 1 }, { n: 2 }, { n: 1 }]],
    ['with a new one twice', [], [{ n: 1 }, { n: 1 }]],
    ['without one of two equal ones', [{ n: 1 }, { n: 1 }], [{ n: 1 }]],
    ['that was none', undefined, [{ n: 1 }]],
    ['that is none any more', [{ n: 1 }], 'nada'],
  ])('%s is written as a whole', (_, lista, after) => {
    expect(listEditsOf({ lista }, { lista: after })).toEqual({ remove: {}, add: {} })
  })

  it('is as written when what was put is there and what left it is not, whatever another device put beside them', () => {
    const effect = expectedStateOf({
      fields: { fase: 'aprovado' },
      remove: { lista: [{ n: 1 }] },
      add: { lista: [{ n: 2, m: 3 }] },
    })
    const found = (...lista: object[]) => isAsWritten({ fase: 'aprovado', lista }, effect)
    expect([found({ m: 3, n: 2 }), found({ n: 9 }, { n: 2, m: 3 })]).toEqual([true, true])
    expect([
      found(),
      found({ n: 1 }, { n: 2, m: 3 }),
      isAsWritten({ lista: [{ n: 2, m: 3 }] }, effect),
    ]).toEqual([false, false, false])
  })
})

const NOTHING = { entradas: [], saidas: [], metas: [], orcamentos: [] }
const edits = (over: Partial<Record<'remove' | 'add', Partial<FinanceEdits['add']>>>): FinanceEdits => ({
  remove: { ...NOTHING, ...over.remove },
  add: { ...NOTHING, ...over.add },
})
const BUS = aTransaction({ id: 'onibus', valor: 1 })
const EDITED = { ...BUS, valor: 2 }
const GOAL = aFinancialGoal({ depositos: [{ id: 'd', data: '2026-11-20', valor: 5 }] })

describe('what became of a change of the finances that was queued (B2, R2)', () => {
  it('is that its elements are there, whatever the order of their keys and whatever else is there', () => {
    const effect = expectedStateOf(edits({ add: { saidas: [BUS], metas: [GOAL] } }))
    const reversed = (element: object): object => Object.fromEntries(Object.entries(element).toReversed())
    const goal = { ...reversed(GOAL), depositos: GOAL.depositos!.map(reversed) }
    expect(
      isAsWritten({ saidas: [aTransaction({ id: 'outra' }), reversed(BUS)], metas: [goal] }, effect),
    ).toBe(true)
    const others = [
      {},
      { ...NOTHING, saidas: [BUS] },
      { saidas: 'nada', metas: [GOAL] },
      { entradas: [BUS], metas: [GOAL] },
    ]
    expect(others.filter((document) => isAsWritten(document, effect))).toEqual([])
  })

  it('is that what it removed is gone; what another device made of it meanwhile may stay', () => {
    const effect = expectedStateOf(edits({ remove: { saidas: [BUS] } }))
    expect(isAsWritten({ saidas: [BUS] }, effect)).toBe(false)
    for (const saidas of [[], [EDITED], undefined]) expect(isAsWritten({ saidas }, effect)).toBe(true)
    expect(isAsWritten({}, effect)).toBe(true)
  })

  it('is of several changes what the last of each element says', () => {
    const both = {
      ...(expectedStateOf(edits({ add: { saidas: [BUS] } })) as object),
      ...(expectedStateOf(edits({ remove: { saidas: [BUS] }, add: { saidas: [EDITED] } })) as object),
    }
    expect(isAsWritten({ saidas: [EDITED] }, both)).toBe(true)
    expect(isAsWritten({ saidas: [BUS] }, both)).toBe(false)
    expect(isAsWritten({ saidas: [BUS, EDITED] }, both)).toBe(false)
  })
})
