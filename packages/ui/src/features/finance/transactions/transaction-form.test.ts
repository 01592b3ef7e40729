import { aTransaction } from '@caderno/domain/testing'
import { describe, expect, it } from 'vitest'
import {
  blankForm,
  daysOf,
  draftOf,
  editedDraft,
  formErrors,
  formOf,
  repeatOf,
  UNFILLED_TRANSACTION,
  withType,
  type TransactionValues,
} from './transaction-form.ts'
import { isUnfilled } from '../use-change-form.ts'

const TODAY = '2026-11-20'
const typed = (over: Partial<TransactionValues> = {}): TransactionValues => ({
  ...blankForm(TODAY),
  descricao: ' Almoço ',
  valor: 'R$ 18,5',
  categoria: 'Alimentação',
  ...over,
})

describe('a new transaction', () => {
  it('is an expense of today, and no category is chosen for anybody', () => {
    expect(blankForm(TODAY)).toMatchObject({ tipo: 'saida', data: TODAY, categoria: '', repetir: 'nao' })
  })

  it('is made of what was typed', () => {
    expect(formErrors(typed(), TODAY)).toEqual({})
    expect(draftOf(typed())).toEqual({
      tipo: 'saida',
      descricao: 'Almoço',
      valor: 18.5,
      categoria: 'Alimentação',
      data: TODAY,
    })
  })

  it('says at each field what it lacks', () => {
    expect(formErrors(blankForm(''), TODAY)).toEqual({
      descricao: 'Descrição é obrigatória',
      valor: 'Valor é obrigatório',
      categoria: 'Escolha uma categoria da lista',
      data: 'Data é obrigatória',
    })
  })

  it.each([
    ['0', 'Informe um valor maior que zero'],
    ['-3', 'Valor inválido'],
    ['1,234', 'Valor inválido'],
    ['dez', 'Valor inválido'],
    ['1000000000', 'Informe no máximo R$ 999.999.999,99'],
  ])('of %s is refused: %s (D11)', (valor, sentence) => {
    expect(formErrors(typed({ valor }), TODAY)).toEqual({ valor: sentence })
  })

  it.each([
    ['0001-01-01', 'Escolha uma data a partir de 01/01/1900'],
    ['2036-11-21', 'Escolha uma data até 20/11/2036'],
  ])('of %s is refused, unless it is of that day already: %s', (data, sentence) => {
    expect(formErrors(typed({ data }), TODAY)).toEqual({ data: sentence })
    expect(daysOf(typed({ data, repetir: 'parcelas', vezes: '3' }), TODAY)).toBeUndefined()
    expect(formErrors(typed({ data }), TODAY, data)).toEqual({})
  })

  it('is only said to lack fields while one that shows an error is empty', () => {
    const errors = formErrors(typed({ valor: '0' }), TODAY)
    expect(isUnfilled(UNFILLED_TRANSACTION, typed({ valor: '0' }), (name) => errors[name])).toBe(false)
    expect(
      isUnfilled(
        UNFILLED_TRANSACTION,
        typed({ descricao: '\u200b' }),
        (name) => formErrors(typed({ descricao: '\u200b' }), TODAY)[name],
      ),
    ).toBe(true)
    expect(isUnfilled(UNFILLED_TRANSACTION, typed({ descricao: '' }), () => undefined)).toBe(false)
  })
})

it('a change of type clears a category that the other one lacks, and no other', () => {
  expect(withType(typed(), 'entrada')).toEqual({ tipo: 'entrada', categoria: '' })
  expect(withType(typed({ categoria: 'Outros' }), 'entrada')).toEqual({
    tipo: 'entrada',
    categoria: 'Outros',
  })
})

describe('what repeats', () => {
  it.each([
    ['2,5', Number.NaN],
    ['', Number.NaN],
    ['1e1', Number.NaN],
    ['12.0', Number.NaN],
    ['1.200', 1_200],
    [' 12 ', 12],
  ])('%s instalments are read as %d', (vezes, count) => {
    expect(repeatOf(typed({ repetir: 'parcelas', vezes }))).toEqual({ tipo: 'parcelas', vezes: count })
  })

  it('is refused where it would make none or too many', () => {
    expect(formErrors(typed({ repetir: 'parcelas', vezes: '1' }), TODAY)).toEqual({
      vezes: 'Informe de 2 a 120 parcelas',
    })
    expect(formErrors(typed({ repetir: 'mensal', ate: '' }), TODAY)).toEqual({
      ate: 'Data final é obrigatória',
    })
    expect(formErrors(typed({ repetir: 'parcelas', vezes: '3', ate: 'x' }), TODAY)).toEqual({})
  })

  it('is counted as soon as amount and days are there, whatever else is missing', () => {
    const values = typed({
      descricao: '',
      categoria: '',
      data: '2026-01-31',
      repetir: 'mensal',
      ate: '2026-04-01',
    })
    expect(daysOf(values, TODAY)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31'])
    expect(daysOf({ ...values, valor: '' }, TODAY)).toBeUndefined()
  })
})

describe('an edit', () => {
  const opened = aTransaction({ descricao: 'Passe', valor: 1_234.5, categoria: 'Transporte' })

  it('starts from the transaction as it is', () => {
    expect(formOf(opened)).toMatchObject({
      tipo: 'saida',
      descricao: 'Passe',
      valor: '1234,50',
      categoria: 'Transporte',
      repetir: 'nao',
    })
    expect(editedDraft(opened, opened, formOf(opened))).toEqual(draftOf(formOf(opened)))
  })

  it('writes what was typed over the transaction as it is by now', () => {
    const now = { ...opened, descricao: 'De outra aba', valor: 5 }
    expect(editedDraft(opened, now, { ...formOf(opened), valor: '7' })).toMatchObject({
      descricao: 'De outra aba',
      valor: 7,
    })
    expect(editedDraft(opened, now, formOf(opened))).toMatchObject({ descricao: 'De outra aba', valor: 5 })
  })

  it('never gives a type the category of the other', () => {
    const now = { ...opened, tipo: 'entrada' as const, categoria: 'Mesada' as const }
    expect(editedDraft(opened, now, { ...formOf(opened), categoria: 'Lazer' })).toMatchObject({
      tipo: 'saida',
      categoria: 'Lazer',
    })
  })
})
