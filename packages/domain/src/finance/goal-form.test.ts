import { describe, expect, it } from 'vitest'
import { aFinancialGoal } from '../../testing/index.ts'
import {
  depositErrors,
  editedGoalFields,
  financialGoalErrors,
  financialGoalForm,
  financialGoalOf,
  savedErrors,
  unfilledGoal,
} from './goal-form.ts'
import { FILL_IN_GOAL } from './messages.ts'

const TODAY = '2026-11-20'
const typed = { descricao: ' Notebook ', valor: 'R$ 3.500', dataAlvo: '2027-06-30', valorAtual: '900,5' }

describe('the goal that was typed (W8)', () => {
  it('is in reais, whatever the way its amounts were written', () => {
    expect(financialGoalErrors(typed, TODAY)).toEqual({})
    expect(financialGoalOf(typed)).toEqual({
      descricao: 'Notebook',
      valor: 3_500,
      dataAlvo: '2027-06-30',
      valorAtual: 900.5,
    })
  })

  it('fills the same fields again', () => {
    expect(financialGoalForm(financialGoalOf(typed))).toEqual({
      descricao: 'Notebook',
      valor: '3500,00',
      dataAlvo: '2027-06-30',
      valorAtual: '900,50',
    })
    expect(financialGoalForm()).toEqual({ descricao: '', valor: '', dataAlvo: '', valorAtual: '0,00' })
  })

  it('has nothing saved where nothing is said about it', () => {
    expect(financialGoalErrors({ ...typed, valorAtual: '  ' }, TODAY)).toEqual({})
    expect(financialGoalOf({ ...typed, valorAtual: '' }).valorAtual).toBe(0)
  })
})

it('writes of an edit what was changed since it was opened, however that is written', () => {
  const opened = financialGoalOf(typed)
  expect(editedGoalFields(opened, { ...typed, descricao: 'Notebook', valor: '3.500,00' })).toEqual({})
  expect(editedGoalFields(opened, { ...typed, valor: '4.000' })).toEqual({ valor: 4_000 })
})

describe('what is wrong with it (§5.7, W8)', () => {
  it('stands at each required field, and in a sentence for all of them', () => {
    const errors = financialGoalErrors(financialGoalForm(), TODAY)
    expect(errors).toEqual({
      descricao: 'Descrição é obrigatória',
      valor: 'Valor total é obrigatório',
      dataAlvo: 'Data-alvo é obrigatória',
    })
    expect(unfilledGoal(financialGoalForm(), errors)).toBe(FILL_IN_GOAL)
    const unseen = { ...typed, descricao: '\u200b' }
    expect(unfilledGoal(unseen, financialGoalErrors(unseen, TODAY))).toBe(FILL_IN_GOAL)
  })

  it.each([
    ['0', 'Informe um valor maior que zero'],
    ['-5', 'Valor inválido'],
    ['12,345', 'Valor inválido'],
    ['muito', 'Valor inválido'],
    ['1000000000', 'Informe no máximo R$ 999.999.999,99'],
  ])('is said of a total of «%s», which is no missing one', (valor, sentence) => {
    const errors = financialGoalErrors({ ...typed, valor }, TODAY)
    expect(errors).toEqual({ valor: sentence })
    expect(unfilledGoal({ ...typed, valor }, errors)).toBeUndefined()
  })

  it.each(['-1', '−0,01', 'R$ -5', ' - 3'])(
    'is said of «%s» saved: nobody saves less than nothing (§5.7)',
    (valorAtual) => {
      expect(savedErrors({ valorAtual })).toEqual({ valorAtual: 'Valor atual não pode ser negativo' })
      expect(financialGoalErrors({ ...typed, valorAtual }, TODAY)).toEqual({
        valorAtual: 'Valor atual não pode ser negativo',
      })
    },
  )

  it.each([
    ['1899-12-31', 'Escolha uma data a partir de 01/01/1900'],
    ['2076-11-21', 'Escolha uma data até 20/11/2076'],
  ])('is said of %s as its day, unless it has that one already', (dataAlvo, sentence) => {
    expect(financialGoalErrors({ ...typed, dataAlvo }, TODAY)).toEqual({ dataAlvo: sentence })
    expect(financialGoalErrors({ ...typed, dataAlvo }, TODAY, dataAlvo)).toEqual({})
  })

  it('is said of a new value that was only emptied; nothing saved for a new goal is none', () => {
    expect(savedErrors({ valorAtual: ' ' })).toEqual({ valorAtual: 'Valor é obrigatório' })
    expect(savedErrors({ valorAtual: '0' })).toEqual({})
    expect(financialGoalErrors({ ...typed, valorAtual: '' }, TODAY)).toEqual({})
  })
})

describe('a deposit (W8)', () => {
  const goal = aFinancialGoal({ valorAtual: 999_999_900 })
  it.each([
    ['99,99', '2026-11-20', {}],
    ['', '2026-11-20', { valor: 'Valor é obrigatório' }],
    ['0,00', '2026-11-20', { valor: 'Informe um valor maior que zero' }],
    ['100', '2026-11-20', { valor: 'Informe no máximo R$ 999.999.999,99' }],
    ['10', '', { data: 'Data é obrigatória' }],
    ['10', '0001-01-01', { data: 'Escolha uma data a partir de 01/01/1900' }],
    ['10', '2026-11-21', { data: 'Escolha uma data até hoje' }],
    ['x', '2026-02-30', { valor: 'Valor inválido', data: 'Data inválida' }],
  ])('of «%s» on «%s»', (valor, data, errors) => {
    expect(depositErrors(goal, { valor, data }, TODAY)).toEqual(errors)
  })
})
