import { EMPTY_BOOK, FINANCE_TIPS, type FinanceBook } from '@caderno/domain/finance'
import { aFinancialGoal, aTransaction } from '@caderno/domain/testing'
import { describe, expect, it } from 'vitest'
import { ownFigure } from './TipsTab.tsx'

const TODAY = '2026-11-20'
const figures = (book: Partial<FinanceBook>) =>
  FINANCE_TIPS.map((tip) => ownFigure(tip, { ...EMPTY_BOOK, ...book }, TODAY)?.replaceAll('\u00a0', ' '))
const spent = (data: string, valor: number, over: Parameters<typeof aTransaction>[0] = {}) =>
  aTransaction({ id: `${data} ${valor}`, data, valor, ...over })

describe("a tip in the student's own figures (B11)", () => {
  it('has none where there is no money to speak of', () => {
    expect(figures({})).toEqual(Array.from({ length: 6 }))
  })

  it('asks for what the goals ahead need each month, not those that are reached or over', () => {
    const goal = { valor: 600, valorAtual: 0 }
    const metas = [
      aFinancialGoal({ ...goal, id: 'a', dataAlvo: '2027-05-20' }),
      aFinancialGoal({ ...goal, id: 'b', dataAlvo: '2027-01-20' }),
      aFinancialGoal({ ...goal, id: 'c', dataAlvo: '2026-10-01' }),
      aFinancialGoal({ ...goal, id: 'd', dataAlvo: '2027-05-20', valorAtual: 600 }),
    ]
    expect(figures({ metas })[1]).toBe('Para chegar a tempo: R$ 400,00 por mês.')
  })

  it('names the category of this month that took the most until today', () => {
    const saidas = [
      spent('2026-11-02', 80),
      spent('2026-11-03', 90, { categoria: 'Lazer' }),
      spent('2026-11-30', 500),
      spent('2026-10-01', 900),
    ]
    expect(figures({ saidas })[2]).toBe('Neste mês, foi Lazer: R$ 90,00.')
  })

  it('never names what nobody can cut', () => {
    const saidas = (['Moradia', 'Faculdade', 'Educação', 'Saúde'] as const).map((categoria, at) =>
      spent('2026-11-02', 900 + at, { categoria }),
    )
    expect(figures({ saidas })[2]).toBeUndefined()
    expect(figures({ saidas: [...saidas, spent('2026-11-03', 12)] })[2]).toBe(
      'Neste mês, foi Transporte: R$ 12,00.',
    )
  })

  it('adds up three whole months, and keeps silent where one of them is empty', () => {
    const saidas = [
      spent('2026-08-31', 100),
      spent('2026-09-01', 200.5),
      spent('2026-10-31', 300),
      spent('2026-11-01', 7_000),
    ]
    expect(figures({ saidas })[5]).toBe('Suas saídas dos últimos três meses: R$ 600,50.')
    expect(figures({ saidas: saidas.slice(1) })[5]).toBeUndefined()
  })
})
