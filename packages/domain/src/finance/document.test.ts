import { describe, expect, it } from 'vitest'
import { aFinancialGoal, aTransaction } from '../../testing/index.ts'
import { decodeFinances, EMPTY_BOOK } from './document.ts'

const income = aTransaction({ id: 'salario', tipo: 'entrada', categoria: 'Salário' })

describe('a stored financas document (§3.6)', () => {
  it('is read list by list, and a missing list is empty', () => {
    expect(
      decodeFinances({ entradas: [income], metas: [aFinancialGoal()], updatedAt: 'x', outro: [] }),
    ).toEqual({
      book: { entradas: [income], saidas: [], metas: [aFinancialGoal()], orcamentos: [] },
      unreadable: 0,
    })
    expect(decodeFinances({})).toEqual({ book: EMPTY_BOOK, unreadable: 0 })
  })

  it('counts the last of several elements with one id, where it stands', () => {
    const [first, other, last] = [
      aTransaction({ valor: 1 }),
      aTransaction({ id: 'outra' }),
      aTransaction({ valor: 2 }),
    ]
    expect(decodeFinances({ saidas: [first, other, last] })?.book.saidas).toEqual([other, last])
  })

  it('sets aside what it cannot read, each element for itself', () => {
    const saidas = [null, 'x', { id: 'sem-valor' }, aTransaction(), income]
    expect(decodeFinances({ saidas, metas: [[]] })).toEqual({
      book: { entradas: [], saidas: [aTransaction()], metas: [], orcamentos: [] },
      unreadable: 5,
    })
  })

  it('leaves a broken instant of adding out of a transaction, also as a key: Firestore refuses undefined (D7, B1)', () => {
    expect(decodeFinances({ saidas: [aTransaction({ createdAt: 7 as never })] })!.book.saidas).toStrictEqual([
      aTransaction(),
    ])
  })

  it.each([
    { grupo: '' },
    { grupo: 7 },
    { grupo: undefined },
    { parcela: 0 },
    { parcela: 13 },
    { parcela: 1.5 },
    { parcelas: 1 },
    { parcelas: 121 },
    { parcelas: '12' },
    { frequencia: 'anual' },
  ])('with %j leaves the whole place in a series out, and nothing else (D10, B1)', (broken) => {
    const place = { grupo: 'x', parcela: 2, parcelas: 12, frequencia: 'mensal' } as const
    const read = (over: object) =>
      decodeFinances({ saidas: [{ ...aTransaction(), ...place, conta: 'x', ...over }] })!.book.saidas
    expect(read({})).toStrictEqual([{ ...aTransaction(), ...place, conta: 'x' }])
    expect(read(broken)).toStrictEqual([{ ...aTransaction(), conta: 'x' }])
  })

  it('leaves the place of an instalment out that is none of its instalments', () => {
    const beyond = { ...aTransaction(), grupo: 'x', parcela: 13, parcelas: 12 }
    expect(decodeFinances({ saidas: [beyond] })!.book.saidas).toStrictEqual([aTransaction()])
  })

  it('leaves a broken deposit out, and all of them where they are no list (D7, B1)', () => {
    const deposit = { id: 'd', data: '2026-11-01', valor: 10 }
    const stored = (depositos: unknown) =>
      decodeFinances({ metas: [{ ...aFinancialGoal(), depositos }] })!.book.metas[0]
    expect(stored([deposit, { id: 'x' }, null, { ...deposit, valor: -1 }])).toStrictEqual(
      aFinancialGoal({ depositos: [deposit] }),
    )
    expect(stored('x')).toStrictEqual(aFinancialGoal())
  })

  it.each([
    { categoria: 'Iates' },
    { categoria: 'Salário' },
    { mes: '2026-13' },
    { mes: '' },
    { valor: -1 },
    { valor: 'x' },
    { id: 7 },
  ])('sets a budget with %j aside (D7, B1)', (broken) => {
    const sound = { id: '2026-11/Lazer', categoria: 'Lazer', mes: '2026-11', valor: 0 }
    expect(decodeFinances({ orcamentos: [sound, { ...sound, ...broken }] })).toEqual({
      book: { ...EMPTY_BOOK, orcamentos: [sound] },
      unreadable: 1,
    })
  })

  it('adds what was put aside in two copies of one goal (D7)', () => {
    const goal = (id: string, valor: number) =>
      aFinancialGoal({ valorAtual: 100 + valor, depositos: [{ id, data: '2026-11-01', valor }] })
    expect(decodeFinances({ metas: [goal('a', 10), goal('b', 20), goal('c', 5)] })!.book.metas).toEqual([
      {
        ...goal('c', 5),
        valorAtual: 135,
        depositos: ['a', 'b', 'c'].map((id, at) => ({ id, data: '2026-11-01', valor: [10, 20, 5][at] })),
      },
    ])
  })

  it.each([
    [null],
    ['x'],
    [7],
    [undefined],
    [{ entradas: {} }],
    [{ saidas: 'x' }],
    [{ metas: null }],
    [{ orcamentos: 1 }],
  ])('is none if it is %j', (document) => {
    expect(decodeFinances(document)).toBeUndefined()
  })
})
