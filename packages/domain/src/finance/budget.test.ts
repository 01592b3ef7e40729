import { describe, expect, it } from 'vitest'
import { aBook, aTransaction } from '../../testing/index.ts'
import { budgetId, budgetsOf, setBudget } from './budget.ts'
import { dailyAllowance } from './figures.ts'
import type { ExpenseCategory } from './choices.ts'
import type { Budget, Transaction } from './records.ts'

const TODAY = '2026-11-21'
const income = (valor: number, data = '2026-11-05'): Transaction =>
  aTransaction({ id: `entrada-${data}`, tipo: 'entrada', categoria: 'Salário', valor, data })
const budget = (mes: string, categoria: ExpenseCategory, valor: number): Budget => ({
  id: budgetId(mes, categoria),
  mes,
  categoria,
  valor,
})

describe('a budget (B8, B9)', () => {
  const book = aBook({
    orcamentos: [
      budget('2026-12', 'Lazer', 80),
      budget('2026-03', 'Lazer', 50),
      budget('2026-05', 'Saúde', 100),
      budget('2026-10', 'Saúde', 0),
    ],
  })

  it.each([
    ['2026-02', {}],
    ['2026-03', { Lazer: 50 }],
    ['2026-09', { Lazer: 50, Saúde: 100 }],
    ['2026-10', { Lazer: 50 }],
    ['2026-11', { Lazer: 50 }],
    ['2027-06', { Lazer: 80 }],
  ])('holds from its month on until a later one, and 0 ends it: in %s %j', (month, limits) => {
    expect(Object.fromEntries(budgetsOf(book, month))).toEqual(limits)
  })

  it('is set for the month and those after it', () => {
    expect(setBudget(book, '2026-11', 'Lazer', 60)).toEqual([
      { list: 'orcamentos', put: { id: '2026-11/Lazer', categoria: 'Lazer', mes: '2026-11', valor: 60 } },
    ])
    expect(setBudget(book, '2026-11', 'Lazer', 0)).toEqual([
      { list: 'orcamentos', put: budget('2026-11', 'Lazer', 0) },
    ])
  })

  it('is not written where it holds already, or where there is none to end', () => {
    expect(setBudget(book, '2026-11', 'Lazer', 50)).toEqual([])
    expect(setBudget(book, '2026-11', 'Saúde', 0)).toEqual([])
  })
})

describe('what may be spent a day (B8, B9)', () => {
  const ate = '2026-11-30'
  const transport = (valor: number, data = '2026-11-02') => aTransaction({ id: `passe-${data}`, valor, data })

  it('is what is left of the income, by the days left with today, rounded down', () => {
    const book = aBook({ entradas: [income(700)], saidas: [aTransaction({ valor: 100, data: TODAY })] })
    expect(dailyAllowance(book, '2026-11', TODAY)).toEqual({ saldo: 60, limites: null, ate })
    expect(dailyAllowance(book, '2026-11', '2026-11-24')).toEqual({ saldo: 85.71, limites: null, ate })
    expect(dailyAllowance(book, '2026-11', '2026-11-30')?.saldo).toBe(600)
  })

  it('sets scheduled expenses aside, and counts no income before its day', () => {
    const book = aBook({
      entradas: [income(700), income(1_000, '2026-11-29')],
      saidas: [transport(300, '2026-11-28')],
    })
    expect(dailyAllowance(book, '2026-11', TODAY)?.saldo).toBe(40)
    expect(dailyAllowance(aBook({ entradas: [income(1_000, '2026-11-30')] }), '2026-11', TODAY)).toBeNull()
    expect(dailyAllowance(aBook({ entradas: [income(1_000, TODAY)] }), '2026-11', TODAY)?.saldo).toBe(100)
  })

  it('is told of the limits apart: one that is used up takes nothing from what the income leaves', () => {
    const used = aBook({
      entradas: [income(1_000)],
      saidas: [transport(100)],
      orcamentos: [budget('2026-11', 'Transporte', 100)],
    })
    expect(dailyAllowance(used, '2026-11', TODAY)).toEqual({ saldo: 90, limites: 0, ate })
    const free = { ...used, orcamentos: [...used.orcamentos, budget('2026-11', 'Lazer', 150)] }
    expect(dailyAllowance(free, '2026-11', TODAY)).toEqual({ saldo: 90, limites: 15, ate })
  })

  it('of the limits counts for each category what is left of it, scheduled expenses set aside: none pays for another', () => {
    const orcamentos = [budget('2026-01', 'Transporte', 150), budget('2026-11', 'Lazer', 100)]
    const saidas = [
      transport(30),
      transport(20, '2026-11-29'),
      aTransaction({ id: 'show', categoria: 'Lazer', valor: 900 }),
      aTransaction({ id: 'luz', categoria: 'Moradia', valor: 80 }),
    ]
    expect(dailyAllowance(aBook({ saidas, orcamentos }), '2026-11', TODAY)).toEqual({
      saldo: null,
      limites: 10,
      ate,
    })
  })

  it('is never less than nothing', () => {
    expect(
      dailyAllowance(
        aBook({ entradas: [income(10)], saidas: [aTransaction({ valor: 50 })] }),
        '2026-11',
        TODAY,
      )?.saldo,
    ).toBe(0)
  })

  it('is unknown without income and limits, and in every other month', () => {
    expect(dailyAllowance(aBook({ saidas: [aTransaction()] }), '2026-11', TODAY)).toBeNull()
    expect(dailyAllowance(aBook({ entradas: [income(700)] }), '2026-10', TODAY)).toBeNull()
    expect(dailyAllowance(aBook({ entradas: [income(700, '2026-12-05')] }), '2026-12', TODAY)).toBeNull()
  })
})
