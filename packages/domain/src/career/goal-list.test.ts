import { describe, expect, it } from 'vitest'
import { aCareerGoal } from '../../testing/index.ts'
import {
  careerGoalErrors,
  careerGoalForm,
  editedGoalFields,
  editGoal,
  goalLists,
  goalProgress,
  newGoal,
  termOf,
  TWO_LISTS,
} from './goal.ts'

const TODAY = '2026-11-20'

it('stands on this device in the list of its term', () => {
  const [short, long] = [aCareerGoal(), aCareerGoal({ id: 'longe', tipo: 'longoPrazo' })]
  const lists = { curtoPrazo: [short], longoPrazo: [long] }
  expect(TWO_LISTS.pack([long, short])).toEqual(lists)
  expect(TWO_LISTS.unpack(lists)).toEqual([short, long])
  expect(TWO_LISTS.unpack({ curtoPrazo: 'nenhuma' })).toEqual([])
})

describe('the form of a goal (§4.5, §5.6, D12)', () => {
  it('begins blank and asks for a text alone', () => {
    expect(careerGoalForm()).toEqual({ texto: '', dataAlvo: '', tipo: 'curtoPrazo' })
    expect(careerGoalErrors(careerGoalForm())).toEqual({ texto: 'Meta é obrigatória' })
    expect(careerGoalErrors({ ...careerGoalForm(), texto: 'Inglês' })).toEqual({})
  })

  it('writes what was typed and nothing of what another tab changed meanwhile', () => {
    const goal = aCareerGoal({ texto: 'Antes', tipo: 'longoPrazo' })
    expect(editedGoalFields(goal, { ...careerGoalForm(goal), texto: 'Depois' })).toEqual({ texto: 'Depois' })
    expect(editedGoalFields(goal, { ...careerGoalForm(goal), dataAlvo: '2027-01-01' })).toEqual({
      dataAlvo: '2027-01-01',
      tipo: 'longoPrazo',
    })
    expect(editedGoalFields(goal, careerGoalForm(goal))).toEqual({})
  })
})

describe('the list of a goal (§4.5, D12)', () => {
  it.each([
    ['2026-11-20', TODAY, 'curtoPrazo'],
    ['2020-01-01', TODAY, 'curtoPrazo'],
    ['2027-05-20', TODAY, 'curtoPrazo'],
    ['2027-05-21', TODAY, 'longoPrazo'],
    ['2027-02-28', '2026-08-31', 'curtoPrazo'],
    ['2027-03-01', '2026-08-31', 'longoPrazo'],
    ['2028-02-29', '2027-08-31', 'curtoPrazo'],
    ['2027-09-30', '2027-03-31', 'curtoPrazo'],
  ] as const)('for %s, seen on %s, is %s', (dataAlvo, today, term) => {
    expect(termOf(dataAlvo, today)).toBe(term)
  })

  it('is decided by the target day, and by the user where there is none', () => {
    expect(newGoal({ texto: ' Portfólio ', dataAlvo: '2027-12-01' }, TODAY)).toEqual({
      texto: 'Portfólio',
      dataAlvo: '2027-12-01',
      tipo: 'longoPrazo',
      concluida: false,
    })
    expect(newGoal({ texto: 'Portfólio', tipo: 'longoPrazo' }, TODAY).tipo).toBe('longoPrazo')
    expect(newGoal({ texto: 'Portfólio', tipo: 'longoPrazo', dataAlvo: TODAY }, TODAY).tipo).toBe(
      'curtoPrazo',
    )
  })

  it('follows a changed day, and the choice once the day is taken away', () => {
    const goal = aCareerGoal({ tipo: 'curtoPrazo', dataAlvo: '2026-12-01' })
    expect(editGoal(goal, { dataAlvo: '2027-12-01' }, TODAY)).toEqual({
      dataAlvo: '2027-12-01',
      tipo: 'longoPrazo',
    })
    expect(editGoal(goal, { dataAlvo: '', tipo: 'longoPrazo' }, TODAY)).toEqual({
      dataAlvo: '',
      tipo: 'longoPrazo',
    })
    expect(editGoal(goal, { tipo: 'longoPrazo' }, TODAY)).toEqual({})
  })

  it('stays when the goal is only ticked off or worded anew, however much nearer its day has come', () => {
    const goal = aCareerGoal({ tipo: 'longoPrazo', dataAlvo: '2026-12-01' })
    expect(editGoal(goal, { concluida: true }, TODAY)).toEqual({ concluida: true })
    expect(editGoal(goal, { texto: ' Outro ' }, TODAY)).toEqual({ texto: 'Outro' })
    expect(editGoal(goal, { texto: goal.texto, dataAlvo: goal.dataAlvo }, TODAY)).toEqual({
      tipo: 'curtoPrazo',
    })
  })
})

describe('the two lists', () => {
  it('show what is to do first, by target day, those without one last, then as they were added', () => {
    const goals = [
      aCareerGoal({ id: 'a', concluida: true, dataAlvo: '2026-11-01' }),
      aCareerGoal({ id: 'b', createdAt: '2026-11-02T12:00:00.000Z' }),
      aCareerGoal({ id: 'c' }),
      aCareerGoal({ id: 'd', dataAlvo: '2027-01-01' }),
      aCareerGoal({ id: 'e', dataAlvo: '2026-12-01' }),
      aCareerGoal({ id: 'f', tipo: 'longoPrazo' }),
    ]
    const { curtoPrazo, longoPrazo } = goalLists(goals)
    expect([curtoPrazo, longoPrazo].map((list) => list.map(({ id }) => id).join(''))).toEqual(['edcba', 'f'])
  })

  it('have a progress, 0 without a goal (D12)', () => {
    expect(goalProgress([])).toEqual({ done: 0, total: 0, percent: 0 })
    expect(goalProgress([true, true, false].map((concluida) => ({ concluida })))).toEqual({
      done: 2,
      total: 3,
      percent: 67,
    })
  })
})
