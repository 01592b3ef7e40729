import { aCareerGoal, createFakeCareer, fakeClock } from '@caderno/domain/testing'
import type { CareerGoal } from '@caderno/domain/career'
import { firstData } from '@caderno/domain/kernel'
import { expect, test } from 'vitest'
import { createGoalActions } from './goal-actions.ts'
import { goalChanges, goalForm } from './goal-form.ts'

const OWNER = 'uid-ana'
function plan(...goals: CareerGoal[]) {
  const career = createFakeCareer({ goals })
  const stored = () => firstData(career.goals.watch(OWNER))
  return {
    actions: createGoalActions({
      goals: career.goals,
      owner: OWNER,
      clock: fakeClock('2026-11-20T12:00:00.000Z'),
    }),
    stored,
  }
}

test('the target day decides the list, to the day (D12)', async () => {
  const { actions, stored } = plan()
  await actions.add({ texto: 'No limite', dataAlvo: '2027-05-20' })
  await actions.add({ texto: 'Um dia depois', dataAlvo: '2027-05-21' })
  await actions.add({ texto: 'Sem data', tipo: 'longoPrazo' })
  expect((await stored()).map(({ texto, tipo }) => [texto, tipo])).toEqual([
    ['No limite', 'curtoPrazo'],
    ['Um dia depois', 'longoPrazo'],
    ['Sem data', 'longoPrazo'],
  ])
})

test('a saved edit of the text alone finds the list anew, and ticking off never does', async () => {
  const goal = aCareerGoal({ tipo: 'longoPrazo', dataAlvo: '2026-12-01' })
  const { actions, stored } = plan(goal)
  await actions.tick(goal.id, true)
  expect(await stored()).toMatchObject([{ tipo: 'longoPrazo', concluida: true }])
  await actions.edit(goal.id, goalChanges(goal, { ...goalForm(goal), texto: 'Outro texto' }))
  expect(await stored()).toMatchObject([{ tipo: 'curtoPrazo', texto: 'Outro texto' }])
})

test('an edit writes what was typed and nothing of what another tab changed meanwhile', () => {
  const goal = aCareerGoal({ texto: 'Antes', tipo: 'longoPrazo' })
  expect(goalChanges(goal, { ...goalForm(goal), texto: 'Depois' })).toEqual({ texto: 'Depois' })
  expect(goalChanges(goal, { ...goalForm(goal), dataAlvo: '2027-01-01' })).toEqual({
    dataAlvo: '2027-01-01',
    tipo: 'longoPrazo',
  })
  expect(goalChanges(goal, goalForm(goal))).toEqual({})
})
