import { describe, expect, it } from 'vitest'
import { aBook, aTransaction } from '../../testing/index.ts'
import { budgetId, budgetsOf, dailyAllowance, setBudget } from './budget.ts'
import type { Budget, ExpenseCategory, Transaction } from './records.ts'

const TODAY = '2026-11-21'
const income = (valor: number, data = '2026-11-05'): Transaction => aTransaction({ id: `entrada-${data}`, tipo: 'entrada', categoria: 'Salário', valor, data })
const budget = (mes: string, categoria: ExpenseCategory, valor: number): Budget => ({ id: budgetId(mes, categoria), mes, categoria, valor })

describe('a budget', () => {
  const book = aBook({ orcamentos: [budget('2026-12', 'Lazer', 80), budget('2026-03', 'Lazer', 50), budget('2026-05', 'Saúde', 100), budget('2026-10', 'Saúde', 0)] })

  it.each([
    ['2026-02', {}], ['2026-03', { Lazer: 50 }], ['2026-09', { Lazer: 50, Saúde: 100 }], ['2026-10', { Lazer: 50 }], ['2026-11', { Lazer: 50 }], ['2027-06', { Lazer: 80 }],
  ])('holds from its month on until a later one, and 0 ends it: in %s %j', (month, limits) => {
    expect(Object.fromEntries(budgetsOf(book, month))).toEqual(limits)
  })

  it('is set for the month and those after it', () => {
    expect(setBudget(book, '2026-11', 'Lazer', 60)).toEqual([{ list: 'orcamentos', put: { id: '2026-11/Lazer', categoria: 'Lazer', mes: '2026-11', valor: 60 } }])
    expect(setBudget(book, '2026-11', 'Lazer', 0)).toEqual([{ list: 'orcamentos', put: budget('2026-11', 'Lazer', 0) }])
  })

  it('is not written where it holds already, or where there is none to end', () => {
    expect(setBudget(book, '2026-11', 'Lazer', 50)).toEqual([])
    expect(setBudget(book, '2026-11', 'Saúde', 0)).toEqual([])
  })
})

describe('what may be spent a day', () => {
  it('is what the balance leaves, by the days left with today, rounded down', () => {
    const book = aBook({ entradas: [income(700)], saidas: [aTransaction({ valor: 100, data: TODAY })] })
    expect(dailyAllowance(book, '2026-11', TODAY)).toEqual({ porDia: 60, ate: '2026-11-30', de: 'saldo' })
    expect(dailyAllowance(book, '2026-11', '2026-11-24')).toEqual({ porDia: 85.71, ate: '2026-11-30', de: 'saldo' })
    expect(dailyAllowance(book, '2026-11', '2026-11-30')?.porDia).toBe(600)
  })

  it('sets aside what is scheduled, and counts what is still to come in', () => {
    const book = aBook({ entradas: [income(700), income(100, '2026-11-29')], saidas: [aTransaction({ valor: 300, data: '2026-11-28' })] })
    expect(dailyAllowance(book, '2026-11', TODAY)?.porDia).toBe(50)
  })

  it('is what the budgets leave, where that is less', () => {
    const saidas = [aTransaction({ valor: 50, data: '2026-11-02' }), aTransaction({ id: 'livre', valor: 30, categoria: 'Lazer' })]
    const book = aBook({ entradas: [income(700)], saidas, orcamentos: [budget('2026-11', 'Transporte', 150)] })
    expect(dailyAllowance(book, '2026-11', TODAY)).toEqual({ porDia: 10, ate: '2026-11-30', de: 'orcamento' })
  })

  it('is reckoned from the budgets alone where no income is written down', () => {
    const book = aBook({ saidas: [aTransaction({ valor: 50 })], orcamentos: [budget('2026-01', 'Transporte', 150)] })
    expect(dailyAllowance(book, '2026-11', TODAY)).toEqual({ porDia: 10, ate: '2026-11-30', de: 'orcamento' })
  })

  it('is never less than nothing', () => {
    expect(dailyAllowance(aBook({ entradas: [income(10)], saidas: [aTransaction({ valor: 50 })] }), '2026-11', TODAY)?.porDia).toBe(0)
  })

  it('is unknown without income and budgets, and in every other month', () => {
    expect(dailyAllowance(aBook({ saidas: [aTransaction()] }), '2026-11', TODAY)).toBeNull()
    expect(dailyAllowance(aBook({ entradas: [income(700)] }), '2026-10', TODAY)).toBeNull()
    expect(dailyAllowance(aBook({ entradas: [income(700, '2026-12-05')] }), '2026-12', TODAY)).toBeNull()
  })
})
