import { aFinancialGoal } from '@caderno/domain/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GoalFigures } from './GoalsTab.tsx'

test('what one goal has too much is in none of the figures of all goals: words and ring tell the same (D13)', () => {
  const goals = [
    aFinancialGoal({ id: 'a', valor: 400, valorAtual: 5_000 }),
    aFinancialGoal({ id: 'b', valor: 100, valorAtual: 0 }),
  ]
  const { container } = render(<GoalFigures goals={goals} today="2026-11-20" />)
  expect(container.textContent.replaceAll('\u00a0', ' ')).toContain('R$ 400,00')
  expect(container.textContent.replaceAll('\u00a0', ' ')).toContain('de R$ 500,00 em 2 metas')
  expect(screen.getByRole('img', { name: '80% de todas as metas' })).toBeVisible()
})
