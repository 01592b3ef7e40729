import { describe, expect, it } from 'vitest'
import { aFinancialGoal, aTransaction } from '../../testing/index.ts'
import { decodeFinances, EMPTY_BOOK } from './document.ts'

const income = aTransaction({ id: 'salario', tipo: 'entrada', categoria: 'Salário' })

describe('a stored financas document', () => {
  it('is read list by list, and a missing list is empty', () => {
    expect(decodeFinances({ entradas: [income], metas: [aFinancialGoal()], updatedAt: 'x', outro: [] })).toEqual({
      book: { entradas: [income], saidas: [], metas: [aFinancialGoal()], orcamentos: [] }, setAside: 0,
    })
    expect(decodeFinances({})).toEqual({ book: EMPTY_BOOK, setAside: 0 })
  })

  it('counts the last of several elements with one id, where it stands', () => {
    const [first, other, last] = [aTransaction({ valor: 1 }), aTransaction({ id: 'outra' }), aTransaction({ valor: 2 })]
    expect(decodeFinances({ saidas: [first, other, last] })?.book.saidas).toEqual([other, last])
  })

  it('sets aside what it cannot read, each element for itself', () => {
    const saidas = [null, 'x', { id: 'sem-valor' }, aTransaction(), income]
    expect(decodeFinances({ saidas, metas: [[]] })).toEqual({ book: { entradas: [], saidas: [aTransaction()], metas: [], orcamentos: [] }, setAside: 5 })
  })

  it.each([[null], ['x'], [7], [undefined], [{ entradas: {} }], [{ saidas: 'x' }], [{ metas: null }]])('is none if it is %j', (document) => {
    expect(decodeFinances(document)).toBeUndefined()
  })
})
