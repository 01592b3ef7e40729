import { aCareerGoal } from '@caderno/domain/testing'
import { expect, test } from 'vitest'
import { goalChanges, goalForm } from './use-goal-forms.ts'

test('an edit writes what was typed and nothing of what another tab changed meanwhile', () => {
  const goal = aCareerGoal({ texto: 'Antes', tipo: 'longoPrazo' })
  expect(goalChanges(goal, { ...goalForm(goal), texto: 'Depois' })).toEqual({ texto: 'Depois' })
  expect(goalChanges(goal, { ...goalForm(goal), dataAlvo: '2027-01-01' })).toEqual({
    dataAlvo: '2027-01-01',
    tipo: 'longoPrazo',
  })
  expect(goalChanges(goal, goalForm(goal))).toEqual({})
})
