import { occurrences, type Repeat } from '@caderno/domain/finance'
import { aTransaction } from '@caderno/domain/testing'
import { describe, expect, it } from 'vitest'
import { added, dayTitle, preview, removed, rowMeta, summary, sums } from './texts.ts'

const TODAY = '2026-11-20'
const plain = (words: string) => words.replaceAll('\u00a0', ' ')

describe('what repeats, in a sentence (B8, B10)', () => {
  const said = (valor: number, data: string, repeat: Repeat) =>
    plain(preview({ valor }, repeat, occurrences(data, repeat)))
  it.each<[string, number, string, Repeat]>([
    ['12 parcelas de R$ 29,97, a última em 20/10/2027', 359.64, TODAY, { tipo: 'parcelas', vezes: 12 }],
    [
      '3 parcelas: 1 de R$ 33,34 e 2 de R$ 33,33, a última em 31/03/2027',
      100,
      '2027-01-31',
      { tipo: 'parcelas', vezes: 3 },
    ],
    [
      '3 lançamentos de R$ 50,00, o último em 31/03/2027',
      50,
      '2027-01-31',
      { tipo: 'mensal', ate: '2027-04-01' },
    ],
    ['2 lançamentos de R$ 8,00, o último em 27/11/2026', 8, TODAY, { tipo: 'semanal', ate: '2026-11-30' }],
  ])('%s', (sentence, valor, data, repeat) => expect(said(valor, data, repeat)).toBe(sentence))
})

describe('a row', () => {
  it.each([
    ['2026-11-21', 'Amanhã, 21/11/2026'],
    [TODAY, 'Hoje, 20/11/2026'],
    ['2026-11-19', 'Ontem, 19/11/2026'],
    ['2026-11-16', 'Segunda-feira, 16/11/2026'],
    ['', 'Sem data'],
  ])('of %j stands below %s', (day, title) => expect(dayTitle(day, TODAY)).toBe(title))

  it.each(['mensal', 'semanal'] as const)('says that it is %s', (frequencia) => {
    expect(
      rowMeta(aTransaction({ data: TODAY, grupo: 's', parcela: 2, parcelas: 12, frequencia }), TODAY),
    ).toBe(`Transporte · ${frequencia}`)
  })

  it('says which instalment it is, and that it is still to come', () => {
    expect(rowMeta(aTransaction({ data: '2026-11-21', grupo: 's', parcela: 2, parcelas: 12 }), TODAY)).toBe(
      'Transporte · 2/12 · agendada',
    )
    expect(rowMeta(aTransaction({ data: TODAY }), TODAY)).toBe('Transporte')
  })

  it.each([
    ['Nubank', 'Transporte · Nubank'],
    [' ', 'Transporte'],
    ['', 'Transporte'],
  ])('says its account last, and nothing for %j (I16)', (conta, line) => {
    expect(rowMeta(aTransaction({ data: TODAY, conta }), TODAY)).toBe(line)
  })
})

it('what is shown is counted and summed (B8, B10)', () => {
  const out = aTransaction({ valor: 0.1 })
  const income = aTransaction({ tipo: 'entrada', categoria: 'Mesada', valor: 1_200 })
  expect(plain(summary([out, out, out, income]))).toBe('4 transações: entraram R$ 1.200,00 e saíram R$ 0,30')
  expect(plain(summary([out]))).toBe('1 transação: saíram R$ 0,10')
  expect(plain(sums([out, out, out, income]))).toBe('+ 1.200,00 · − 0,30')
  expect(plain(sums([out]))).toBe('− 0,10')
})

it('what is told of a new one says where it is, when that is another month (B8, B10)', () => {
  expect(added([TODAY], '2026-11', false)).toBe('Transação adicionada.')
  expect(added(['2026-10-02'], '2026-11', false)).toBe('Transação adicionada em outubro de 2026.')
  expect(added(['2026-10-02'], '2026-11', true)).toBe(
    'Transação adicionada em outubro de 2026, fora do filtro.',
  )
  expect(added([TODAY, '2026-12-20'], '2026-11', false)).toBe('2 transações adicionadas.')
  expect(added([TODAY, '2026-12-20'], '2026-11', true)).toBe('2 transações adicionadas, fora do filtro.')
})

it('what is told of a removal names one, by its first words, and counts many', () => {
  expect(removed([aTransaction({ descricao: 'Passe '.repeat(1_000) })])).toBe(
    `${'Passe '.repeat(10).slice(0, 59)}… foi removida.`,
  )
  expect(removed([aTransaction({ descricao: 'Tênis' })])).toBe('Tênis foi removida.')
  expect(removed([aTransaction(), aTransaction()])).toBe('2 transações removidas.')
})
