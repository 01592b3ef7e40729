import { aFinancialGoal } from '@caderno/domain/testing'
import { describe, expect, it } from 'vitest'
import { depositErrors, goalErrors, goalForm, goalTyped, savedErrors, UNFILLED_GOAL } from './goal-form.ts'
import { isUnfilled } from '../use-change-form.ts'

const TODAY = '2026-11-20'
const typed = { descricao: ' Notebook ', valor: 'R$ 3.500', dataAlvo: '2027-06-30', valorAtual: '900,5' }

describe('the goal that was typed', () => {
  it('is in reais, whatever the way its amounts were written', () => {
    expect(goalErrors(typed, TODAY)).toEqual({})
    expect(goalTyped(typed)).toEqual({
      descricao: 'Notebook',
      valor: 3_500,
      dataAlvo: '2027-06-30',
      valorAtual: 900.5,
    })
  })

  it('fills the same fields again', () => {
    expect(goalForm(goalTyped(typed))).toEqual({
      descricao: 'Notebook',
      valor: '3500,00',
      dataAlvo: '2027-06-30',
      valorAtual: '900,50',
    })
    expect(goalForm()).toEqual({ descricao: '', valor: '', dataAlvo: '', valorAtual: '0,00' })
  })

  it('has nothing saved where nothing is said about it', () => {
    expect(goalErrors({ ...typed, valorAtual: '  ' }, TODAY)).toEqual({})
    expect(goalTyped({ ...typed, valorAtual: '' }).valorAtual).toBe(0)
  })
})

describe('what is wrong with it', () => {
  it('stands at each required field, and in a sentence for all of them', () => {
    const errors = goalErrors(goalForm(), TODAY)
    expect(errors).toEqual({
      descricao: 'Descrição é obrigatória',
      valor: 'Valor total é obrigatório',
      dataAlvo: 'Data-alvo é obrigatória',
    })
    expect(isUnfilled(UNFILLED_GOAL, goalForm(), (name) => errors[name])).toBe(true)
    expect(
      isUnfilled(
        UNFILLED_GOAL,
        { ...typed, descricao: '\u200b' },
        (name) => goalErrors({ ...typed, descricao: '\u200b' }, TODAY)[name],
      ),
    ).toBe(true)
  })

  it.each([
    ['0', 'Informe um valor maior que zero'],
    ['-5', 'Valor inválido'],
    ['12,345', 'Valor inválido'],
    ['muito', 'Valor inválido'],
    ['1000000000', 'Informe no máximo R$ 999.999.999,99'],
  ])('is said of a total of «%s», which is no missing one', (valor, sentence) => {
    const errors = goalErrors({ ...typed, valor }, TODAY)
    expect(errors).toEqual({ valor: sentence })
    expect(isUnfilled(UNFILLED_GOAL, { ...typed, valor }, (name) => errors[name])).toBe(false)
  })

  it.each(['-1', '−0,01', 'R$ -5', ' - 3'])(
    'is said of «%s» saved: nobody saves less than nothing (§5)',
    (valorAtual) => {
      expect(savedErrors({ valorAtual })).toEqual({ valorAtual: 'Valor atual não pode ser negativo' })
      expect(goalErrors({ ...typed, valorAtual }, TODAY)).toEqual({
        valorAtual: 'Valor atual não pode ser negativo',
      })
    },
  )

  it.each([
    ['1899-12-31', 'Escolha uma data a partir de 01/01/1900'],
    ['2076-11-21', 'Escolha uma data até 20/11/2076'],
  ])('is said of %s as its day, unless it has that one already', (dataAlvo, sentence) => {
    expect(goalErrors({ ...typed, dataAlvo }, TODAY)).toEqual({ dataAlvo: sentence })
    expect(goalErrors({ ...typed, dataAlvo }, TODAY, dataAlvo)).toEqual({})
  })

  it('is said of a new value that was only emptied; nothing saved for a new goal is none', () => {
    expect(savedErrors({ valorAtual: ' ' })).toEqual({ valorAtual: 'Valor é obrigatório' })
    expect(savedErrors({ valorAtual: '0' })).toEqual({})
    expect(goalErrors({ ...typed, valorAtual: '' }, TODAY)).toEqual({})
  })
})

describe('a deposit', () => {
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
