import { neededPerMonth, type FinancialGoal } from '@caderno/domain/finance'
import { aFinancialGoal } from '@caderno/domain/testing'
import { describe, expect, it, test } from 'vitest'
import { deposited, neededWords, removed } from './texts.ts'

const TODAY = '2026-11-20'
const wordsOf = (over: Partial<FinancialGoal>) => {
  const goal = aFinancialGoal({ valor: 1_000, valorAtual: 100, ...over })
  return neededWords(goal, TODAY, neededPerMonth(goal, TODAY)).replaceAll('\u00a0', ' ')
}

test.each([
  ['2027-05-20', 'Guarde R$ 150,00 por mês até 20/05/2027'],
  ['2026-12-20', 'Faltam R$ 900,00 até 20/12/2026'],
  ['2026-11-20', 'Faltam R$ 900,00 até hoje'],
  ['2026-11-19', 'A data passou em 19/11/2026. Faltam R$ 900,00'],
  ['', 'Faltam R$ 900,00'],
])('what is needed until «%s» (§2.3)', (dataAlvo, words) => {
  expect(wordsOf({ dataAlvo })).toBe(words)
})

describe('what a change says', () => {
  const plain = (words: string) => words.replaceAll('\u00a0', ' ')

  it('is that a deposit has reached its goal, to the centavo and only then', () => {
    const goal = aFinancialGoal({ descricao: 'Livro', valor: 0.8, valorAtual: 0.7 })
    expect(plain(deposited(goal, 0.1))).toBe('R$ 0,10 para Livro: meta alcançada.')
    expect(plain(deposited(goal, 0.09))).toBe('R$ 0,09 para Livro.')
    expect(plain(deposited({ ...goal, valorAtual: 0.8 }, 1))).toBe('R$ 1,00 para Livro.')
  })

  it('names a goal with a long description by its beginning', () => {
    const goal = aFinancialGoal({ descricao: 'a'.repeat(200), valor: 900 })
    expect(removed(goal)).toBe(`${'a'.repeat(59)}… saiu das metas.`)
    expect(plain(deposited(goal, 1))).toBe(`R$ 1,00 para ${'a'.repeat(59)}…`)
  })
})
