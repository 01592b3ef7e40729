import { describe, expect, it } from 'vitest'
import { aFinancialGoal, fakeIds } from '../../testing/index.ts'
import {
  depositChanges,
  depositError,
  editGoal,
  goalProgress,
  goalsAhead,
  goalsByTarget,
  mergeGoals,
  neededPerMonth,
  newGoal,
  removeGoal,
  setSaved,
} from './goals.ts'

const TODAY = '2026-11-20'
const ids = () => ({ ids: fakeIds('d') })

describe('a goal', () => {
  it.each([
    [0, 0],
    [0.99, 0],
    [33.33, 33],
    [99.99, 99],
    [100, 100],
    [250, 100],
  ])('with R$ %d of R$ 100 is at %d per cent (§9.3)', (valorAtual, percent) => {
    expect(goalProgress(aFinancialGoal({ valor: 100, valorAtual }))).toBe(percent)
  })

  it('stands by its target day, one without a day last (§2.3)', () => {
    const days = ['2027-06-30', '', '2026-12-01', '2027-01-15']
    expect(
      goalsByTarget(days.map((dataAlvo) => aFinancialGoal({ dataAlvo }))).map(({ dataAlvo }) => dataAlvo),
    ).toEqual(['2026-12-01', '2027-01-15', '2027-06-30', ''])
  })

  it.each([
    ['2026-11-20', 1, 1000],
    ['2026-12-20', 1, 1000],
    ['2026-12-21', 2, 500],
    ['2027-02-20', 3, 333.34],
    ['2027-11-20', 12, 83.34],
    ['2026-11-19', 0, 1000],
    ['2020-01-01', 0, 1000],
  ])('until %s needs %d months of R$ %d', (dataAlvo, meses, porMes) => {
    expect(neededPerMonth(aFinancialGoal({ valor: 1500, valorAtual: 500, dataAlvo }), TODAY)).toEqual({
      porMes,
      meses,
    })
  })

  it('counts the months at their ends as the calendar does', () => {
    expect(
      neededPerMonth(aFinancialGoal({ valor: 100, valorAtual: 0, dataAlvo: '2027-02-28' }), '2027-01-31')
        ?.meses,
    ).toBe(1)
    expect(
      neededPerMonth(aFinancialGoal({ valor: 100, valorAtual: 0, dataAlvo: '2027-03-01' }), '2027-01-31')
        ?.meses,
    ).toBe(2)
  })

  it('needs nothing once it is reached, and nobody knows what without a day', () => {
    expect(neededPerMonth(aFinancialGoal({ valor: 100, valorAtual: 100 }), TODAY)).toBeNull()
    expect(neededPerMonth(aFinancialGoal({ dataAlvo: '' }), TODAY)).toBeNull()
  })
})

it('asks for a month what the goals need whose day is ahead, the soonest first (B11)', () => {
  const goal = (id: string, dataAlvo: string, valorAtual = 0) =>
    aFinancialGoal({ id, valor: 100, valorAtual, dataAlvo })
  const goals = [
    goal('later', '2027-01-20'),
    goal('today', TODAY),
    goal('over', '2026-11-19'),
    goal('reached', '2027-01-20', 100),
    goal('some day', ''),
  ]
  expect(goalsAhead(goals, TODAY).map(({ goal: { id }, valor }) => [id, valor])).toEqual([
    ['today', 100],
    ['later', 50],
  ])
})

describe('what is done to a goal', () => {
  const goal = aFinancialGoal()

  it('is one change of its element', () => {
    const { id: _, ...draft } = goal
    expect(newGoal(draft, ids())).toEqual([{ list: 'metas', put: { ...draft, id: 'd-1' } }])
    expect(editGoal(goal, { ...draft, valor: 4000 })).toEqual([
      { list: 'metas', put: { ...goal, valor: 4000 } },
    ])
    expect(removeGoal(goal)).toEqual([{ list: 'metas', remove: goal.id }])
  })

  it('writes nothing where nothing changed', () => {
    expect(editGoal(goal, goal)).toEqual([])
    expect(setSaved(goal, goal.valorAtual)).toEqual([])
  })

  it.each([0, 0.01, 5000])('takes R$ %d as what is saved (§5.7)', (valorAtual) => {
    expect(setSaved(goal, valorAtual)).toEqual([{ list: 'metas', put: { ...goal, valorAtual } }])
  })

  it.each([-0.01, Number.NaN])('does not take %d (§5.7)', (valorAtual) => {
    expect(setSaved(goal, valorAtual)).toEqual([])
  })

  it('keeps each deposit with its day, oldest first, and counts it', () => {
    const before = { ...goal, depositos: [{ id: 'a', data: '2026-11-10', valor: 900 }] }
    expect(depositChanges(before, 0.1, '2026-11-01', ids())).toEqual([
      {
        list: 'metas',
        put: {
          ...goal,
          valorAtual: 900.1,
          depositos: [
            { id: 'd-1', data: '2026-11-01', valor: 0.1 },
            { id: 'a', data: '2026-11-10', valor: 900 },
          ],
        },
      },
    ])
  })

  it('refuses a deposit that no amount could hold', () => {
    expect(depositError({ ...goal, valorAtual: 999_999_999 }, 0.99)).toBeUndefined()
    expect(depositError({ ...goal, valorAtual: 999_999_999 }, 1)).toBe('Informe no máximo R$ 999.999.999,99')
  })
})

describe('a goal that two devices saved at once', () => {
  const [mine, theirs] = [
    { id: 'a', data: '2026-11-10', valor: 10 },
    { id: 'b', data: '2026-11-09', valor: 20 },
  ]

  it('is the later one with the deposits of both', () => {
    const goal = aFinancialGoal({ valorAtual: 100 })
    expect(
      mergeGoals(
        { ...goal, valorAtual: 110, depositos: [mine] },
        { ...goal, descricao: 'Novo', valorAtual: 120, depositos: [theirs] },
      ),
    ).toEqual({
      ...goal,
      descricao: 'Novo',
      valorAtual: 130,
      depositos: [theirs, mine],
    })
  })

  it('has the deposits of the earlier where the later has none', () => {
    const goal = aFinancialGoal({ valorAtual: 100 })
    expect(mergeGoals({ ...goal, depositos: [mine] }, goal)).toEqual({
      ...goal,
      valorAtual: 110,
      depositos: [mine],
    })
  })

  it('is the later one as it stands where the earlier knows no more', () => {
    const later = aFinancialGoal({ depositos: [mine] })
    expect(mergeGoals({ ...later, valorAtual: 1 }, later)).toBe(later)
  })
})
