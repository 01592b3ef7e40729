import { aFinancialGoal } from '@caderno/domain/testing'
import { expect, test } from 'vitest'
import { progressWords } from './TipsTab.tsx'

const goal = (valor: number, valorAtual: number) => aFinancialGoal({ valor, valorAtual })
const plain = (words: string) => words.replaceAll('\u00a0', ' ')

test.each([
  [[goal(1_000, 0)], 'Nada guardado ainda dos R$ 1.000,00 da sua meta.'],
  [[goal(1_000, 250.5)], 'Você já guardou R$ 250,50 dos R$ 1.000,00 da sua meta.'],
  [[goal(1_000, 5_000), goal(500, 0)], 'Você já guardou R$ 1.000,00 dos R$ 1.500,00 das suas 2 metas.'],
  [[goal(1_000, 1_000), goal(500, 700)], 'Você já guardou os R$ 1.500,00 das suas 2 metas.'],
])('how far all goals are, case %#', (goals, words) => {
  expect(plain(progressWords(goals))).toBe(words)
})
