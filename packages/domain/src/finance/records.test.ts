import { describe, expect, it } from 'vitest'
import { aFinancialGoal, aTransaction } from '../../testing/index.ts'
import { decode, fieldErrors } from '../kernel/index.ts'
import { TRANSACTION_CATEGORIES } from './choices.ts'
import {
  expenseSchema,
  financialGoalDraftSchema,
  financialGoalSchema,
  transactionDraftSchema,
  type FinancialGoalDraft,
  type TransactionDraft,
} from './records.ts'

const wrongIn = (over: Partial<TransactionDraft>) =>
  fieldErrors<TransactionDraft>(transactionDraftSchema as never, aTransaction(over))
const wrongInGoal = (over: Partial<FinancialGoalDraft>) =>
  fieldErrors<FinancialGoalDraft>(financialGoalDraftSchema, aFinancialGoal(over))

describe('a transaction (§3.6, §5.7, §9.3, D11)', () => {
  it.each([0.01, 0.1, 1.15, 1234.56, 999_999_999.99])('may move R$ %d', (valor) => {
    expect(wrongIn({ valor })).toEqual({})
  })

  it.each([
    [0, 'Informe um valor maior que zero'],
    [-1, 'Informe um valor maior que zero'],
    [1_000_000_000, 'Informe no máximo R$ 999.999.999,99'],
    [0.001, 'Valor inválido'],
    [10.999, 'Valor inválido'],
    [Number.NaN, 'Valor inválido'],
    [Number.POSITIVE_INFINITY, 'Informe no máximo R$ 999.999.999,99'],
  ])('of R$ %d is refused: %s (D11)', (valor, sentence) => {
    expect(wrongIn({ valor })).toEqual({ valor: sentence })
  })

  it('needs a description, a category of its own type and a day', () => {
    expect(wrongIn({ descricao: '  ', categoria: 'Mesada', data: '' })).toEqual({
      descricao: 'Descrição é obrigatória',
      categoria: 'Escolha uma categoria da lista',
      data: 'Data é obrigatória',
    })
    expect(wrongIn({ tipo: 'entrada', categoria: 'Mesada' })).toEqual({})
    expect(wrongIn({ data: '2026-02-29' })).toEqual({ data: 'Data inválida' })
  })

  it('takes a description of 10.000 characters and not one more', () => {
    expect(wrongIn({ descricao: 'x'.repeat(10_000) })).toEqual({})
    expect(wrongIn({ descricao: 'x'.repeat(10_001) })).toEqual({
      descricao: 'Use no máximo 10.000 caracteres',
    })
  })

  it('takes the name of an account of 60 characters and not one more, and needs none (I16)', () => {
    expect(wrongIn({ conta: 'x'.repeat(60) })).toEqual({})
    expect(wrongIn({ conta: 'x'.repeat(61) })).toEqual({ conta: 'Use no máximo 60 caracteres' })
    expect(wrongIn({})).toEqual({})
  })

  it('has the categories of the specification', () => {
    expect(TRANSACTION_CATEGORIES.saida.join()).toBe(
      'Moradia,Alimentação,Transporte,Faculdade,Educação,Saúde,Lazer,Vestuário,Outros',
    )
    expect(TRANSACTION_CATEGORIES.entrada.join()).toBe(
      'Salário,Freelancer,Investimentos,Mesada,Presente,Reembolso,Outros',
    )
  })
})

describe('a stored transaction (§3.6, §5.7, §9.3, D11)', () => {
  it.each([
    ['descricao', ''],
    ['categoria', 'Outros'],
    ['data', ''],
  ])('with a broken %s falls back and still counts', (field, fallback) => {
    expect(decode(expenseSchema, { ...aTransaction(), [field]: 7, conta: 'x' })).toEqual({
      ...aTransaction(),
      [field]: fallback,
      conta: 'x',
    })
  })

  it.each([{ id: 7 }, { valor: '12' }, { valor: 0 }, { valor: -3 }, { valor: null }, { tipo: 'outro' }])(
    'is none with %j',
    (broken) => {
      expect(decode(expenseSchema, { ...aTransaction(), ...broken })).toBeUndefined()
    },
  )

  it('of the other type is none of this list', () => {
    expect(decode(expenseSchema, aTransaction({ tipo: 'entrada', categoria: 'Outros' }))).toBeUndefined()
  })

  it('keeps an account longer than a form takes, and loses a broken one', () => {
    const long = aTransaction({ conta: 'x'.repeat(300), extrato: 'y' })
    expect(decode(expenseSchema, long)).toEqual(long)
    expect(decode(expenseSchema, { ...long, conta: 7, extrato: null })).toEqual(aTransaction())
  })

  it('loses what binary fractions added to its centavos', () => {
    expect(decode(expenseSchema, { ...aTransaction(), valor: 0.1 + 0.2 })).toEqual(
      aTransaction({ valor: 0.3 }),
    )
  })
})

describe('a financial goal (§3.6, §5.7, D11)', () => {
  it('may have nothing saved yet, and more than its total', () => {
    expect(wrongInGoal({ valorAtual: 0 })).toEqual({})
    expect(wrongInGoal({ valor: 10, valorAtual: 999_999_999.99 })).toEqual({})
  })

  it('needs a description, a total above zero and a target day', () => {
    expect(wrongInGoal({ descricao: '', valor: 0, dataAlvo: '', valorAtual: -0.01 })).toEqual({
      descricao: 'Descrição é obrigatória',
      valor: 'Informe um valor maior que zero',
      dataAlvo: 'Data-alvo é obrigatória',
      valorAtual: 'Valor atual não pode ser negativo',
    })
  })

  it.each([
    ['descricao', ''],
    ['dataAlvo', ''],
    ['valorAtual', 0],
  ])('that is stored with a broken %s falls back', (field, fallback) => {
    expect(decode(financialGoalSchema, { ...aFinancialGoal(), [field]: [] })).toEqual({
      ...aFinancialGoal(),
      [field]: fallback,
    })
  })

  it('without a total is none', () => {
    expect(decode(financialGoalSchema, { ...aFinancialGoal(), valor: 0 })).toBeUndefined()
  })
})
