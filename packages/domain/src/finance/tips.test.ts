import { describe, expect, it } from 'vitest'
import { aFinancialGoal } from '../../testing/index.ts'
import { FINANCE_TIPS, financeTips, goalsProgress, PUBLIC_RESOURCES, savedOf } from './tips.ts'

const at = (valorAtual: number) => [aFinancialGoal({ valor: 100, valorAtual })]

describe('the progress of all goals', () => {
  it('is of what is saved, no goal for more than its total; 0 without goals (D13)', () => {
    expect(goalsProgress([])).toBe(0)
    expect(goalsProgress([...at(900), aFinancialGoal({ valor: 300, valorAtual: 0 })])).toBe(25)
    expect(goalsProgress([...at(0.1), ...at(0.2)])).toBeCloseTo(0.15, 10)
  })

  it('is told in reais by the same count', () => {
    expect(savedOf([])).toBe(0)
    expect(savedOf([...at(900), aFinancialGoal({ valor: 300, valorAtual: 0.1 }), ...at(0.2)])).toBe(100.3)
  })
})

describe('the tips (§2.3, D13, W25)', () => {
  it.each([
    [0, 0],
    [24.99, 0],
    [25, 2],
    [74.99, 2],
    [75, 4],
    [100, 4],
    [1000, 4],
  ])('at %d per cent are two, from the one at %d on (D13)', (saved, first) => {
    expect(financeTips(at(saved))).toEqual([FINANCE_TIPS[first], FINANCE_TIPS[first + 1]])
  })

  it('are the first two without goals', () => {
    expect(financeTips([])).toEqual(FINANCE_TIPS.slice(0, 2))
  })

  it('are six, each said once, without markup', () => {
    expect(new Set(FINANCE_TIPS.flatMap(({ titulo, texto }) => [titulo, texto])).size).toBe(12)
    expect(JSON.stringify(FINANCE_TIPS)).not.toMatch(/[<>*_]/)
  })
})

it('the public resources are the three of the product, by https', () => {
  expect(PUBLIC_RESOURCES.map(({ href }) => new URL(href).origin)).toEqual([
    'https://www.bcb.gov.br',
    'https://www.gov.br',
    'https://www.serasa.com.br',
  ])
})
