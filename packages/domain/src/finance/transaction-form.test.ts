import { describe, expect, it } from 'vitest'
import { aTransaction } from '../../testing/index.ts'
import { FILL_IN_TRANSACTION } from './messages.ts'
import {
  editedTransactionFields,
  formOccurrences,
  newTransactionForm,
  repeatOf,
  transactionErrors,
  transactionForm,
  transactionOf,
  unfilledTransaction,
  withTransactionType,
  type TransactionForm,
} from './transaction-form.ts'

const TODAY = '2026-11-20'
const typed = (over: Partial<TransactionForm> = {}): TransactionForm => ({
  ...newTransactionForm(TODAY),
  descricao: ' Almoço ',
  valor: 'R$ 18,5',
  categoria: 'Alimentação',
  ...over,
})

describe('a new transaction (D11, W8)', () => {
  it('is an expense of today, and no category is chosen for anybody', () => {
    expect(newTransactionForm(TODAY)).toMatchObject({
      tipo: 'saida',
      data: TODAY,
      categoria: '',
      repetir: 'nao',
    })
  })

  it('is made of what was typed', () => {
    expect(transactionErrors(typed(), TODAY)).toEqual({})
    expect(transactionOf(typed())).toEqual({
      tipo: 'saida',
      descricao: 'Almoço',
      valor: 18.5,
      categoria: 'Alimentação',
      data: TODAY,
    })
  })

  it('says at each field what it lacks', () => {
    expect(transactionErrors(newTransactionForm(''), TODAY)).toEqual({
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
    expect(transactionErrors(typed({ valor }), TODAY)).toEqual({ valor: sentence })
  })

  it.each([
    ['0001-01-01', 'Escolha uma data a partir de 01/01/1900'],
    ['2036-11-21', 'Escolha uma data até 20/11/2036'],
  ])('of %s is refused, unless it is of that day already: %s', (data, sentence) => {
    expect(transactionErrors(typed({ data }), TODAY)).toEqual({ data: sentence })
    expect(formOccurrences(typed({ data, repetir: 'parcelas', vezes: '3' }), TODAY)).toBeUndefined()
    expect(transactionErrors(typed({ data }), TODAY, data)).toEqual({})
  })

  it('is only said to lack fields while one that shows an error is empty', () => {
    const said = (form: TransactionForm) => unfilledTransaction(form, transactionErrors(form, TODAY))
    expect(said(typed({ valor: '0' }))).toBeUndefined()
    expect(said(typed({ descricao: '\u200b' }))).toBe(FILL_IN_TRANSACTION)
    expect(unfilledTransaction(typed({ descricao: '' }), {})).toBeUndefined()
  })
})

it('a change of type clears a category that the other one lacks, and no other (§5.7)', () => {
  expect(withTransactionType(typed(), 'entrada')).toEqual({ tipo: 'entrada', categoria: '' })
  expect(withTransactionType(typed({ categoria: 'Outros' }), 'entrada')).toEqual({
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
    expect(transactionErrors(typed({ repetir: 'parcelas', vezes: '1' }), TODAY)).toEqual({
      vezes: 'Informe de 2 a 120 parcelas',
    })
    expect(transactionErrors(typed({ repetir: 'mensal', ate: '' }), TODAY)).toEqual({
      ate: 'Data final é obrigatória',
    })
    expect(transactionErrors(typed({ repetir: 'parcelas', vezes: '3', ate: 'x' }), TODAY)).toEqual({})
  })

  it('is counted as soon as amount and days are there, whatever else is missing', () => {
    const values = typed({
      descricao: '',
      categoria: '',
      data: '2026-01-31',
      repetir: 'mensal',
      ate: '2026-04-01',
    })
    expect(formOccurrences(values, TODAY)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31'])
    expect(formOccurrences({ ...values, valor: '' }, TODAY)).toBeUndefined()
  })
})

describe('an edit', () => {
  const opened = aTransaction({ descricao: 'Passe', valor: 1_234.5, categoria: 'Transporte' })

  it('starts from the transaction as it is', () => {
    expect(transactionForm(opened)).toMatchObject({
      tipo: 'saida',
      descricao: 'Passe',
      valor: '1234,50',
      categoria: 'Transporte',
      repetir: 'nao',
    })
    expect(editedTransactionFields(opened, transactionForm(opened))).toEqual({})
  })

  it('writes what was typed, a type never without its category', () => {
    expect(editedTransactionFields(opened, { ...transactionForm(opened), valor: '7' })).toEqual({ valor: 7 })
    expect(editedTransactionFields(opened, { ...transactionForm(opened), categoria: 'Lazer' })).toEqual({
      tipo: 'saida',
      categoria: 'Lazer',
    })
  })
})

describe('the account (I16)', () => {
  const opened = aTransaction({ conta: 'Nubank' })
  const edited = (conta: string) => editedTransactionFields(opened, { ...transactionForm(opened), conta })

  it('is written where something is typed, and is no field of the record where nothing is', () => {
    expect(transactionOf(typed({ conta: ' Nubank ' }))).toMatchObject({ conta: 'Nubank' })
    for (const conta of ['', '  ', '\u200b'])
      expect(transactionOf(typed({ conta }))).not.toHaveProperty('conta')
    expect(newTransactionForm(TODAY).conta).toBe('')
  })

  it('is refused where it is too long, with a sentence', () => {
    expect(transactionErrors(typed({ conta: 'x'.repeat(61) }), TODAY)).toEqual({
      conta: 'Use no máximo 60 caracteres',
    })
  })

  it('of an edit is there, is changed and is taken out', () => {
    expect(transactionForm(opened).conta).toBe('Nubank')
    expect(edited('Nubank ')).toEqual({})
    expect(edited('Inter')).toEqual({ conta: 'Inter' })
    expect(edited('')).toStrictEqual({ conta: undefined })
    expect(editedTransactionFields(aTransaction(), transactionForm(aTransaction()))).toStrictEqual({})
  })
})
