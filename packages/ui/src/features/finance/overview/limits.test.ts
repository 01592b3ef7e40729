import { budgetId, budgetsOf, type ExpenseCategory } from '@caderno/domain/finance'
import { aBook } from '@caderno/domain/testing'
import { expect, test } from 'vitest'
import { limitChanges, limitErrors, limitForm, nearness, shareOf } from './Categories.tsx'
import { yearSentence } from './Months.tsx'

const budget = (categoria: ExpenseCategory, valor: number, mes = '2026-10') => ({
  id: budgetId(mes, categoria),
  categoria,
  mes,
  valor,
})
const BOOK = aBook({ orcamentos: [budget('Lazer', 200), budget('Moradia', 700)] })
const START = limitForm(budgetsOf(BOOK, '2026-11'))
const changes = (typed: Partial<typeof START>, book = BOOK) =>
  limitChanges(book, '2026-11', START, { ...START, ...typed })

test('the fields hold the limits of the month, and an empty one is no limit', () => {
  expect(START).toMatchObject({ Lazer: '200,00', Moradia: '700,00', Saúde: '' })
  expect(limitErrors(START).Saúde).toBeUndefined()
  expect(limitErrors({ ...START, Saúde: '0', Lazer: '-1', Outros: '1.000' })).toMatchObject({
    Saúde: 'Informe um valor maior que zero',
    Lazer: 'Valor inválido',
    Outros: undefined,
  })
})

test('only what was typed is written, from the month on that is shown', () => {
  expect(changes({})).toEqual([])
  expect(changes({ Lazer: '250,00', Moradia: '', Saúde: '80' })).toEqual([
    { list: 'orcamentos', put: budget('Moradia', 0, '2026-11') },
    { list: 'orcamentos', put: budget('Saúde', 80, '2026-11') },
    { list: 'orcamentos', put: budget('Lazer', 250, '2026-11') },
  ])
})

test('a limit that another tab changed meanwhile stays', () => {
  const meanwhile = aBook({ orcamentos: [...BOOK.orcamentos, budget('Lazer', 999, '2026-11')] })
  expect(changes({ Moradia: '800' }, meanwhile)).toEqual([
    { list: 'orcamentos', put: budget('Moradia', 800, '2026-11') },
  ])
})

test('what the colour of a bar says stands in words too', () => {
  const said = (gasto: number, limite: number | null, state: 'ok' | 'near' | 'over') =>
    nearness({ categoria: 'Lazer', gasto, limite, state }).replaceAll('\u00a0', ' ')
  expect([
    said(79, 100, 'ok'),
    said(80, 100, 'near'),
    said(100, 100, 'over'),
    said(108.4, 100, 'over'),
    said(5, null, 'ok'),
  ]).toEqual(['', 'perto do limite', 'no limite', 'passou R$ 8,40', ''])
  expect([
    shareOf({ gasto: 50, limite: 200 }, 100),
    shareOf({ gasto: 50, limite: null }, 100),
    shareOf({ gasto: 0, limite: null }, 0),
  ]).toEqual([25, 50, 0])
})

test('a year is summed up, also one that cost more than it brought, and an empty one is none', () => {
  const year = (entradas: number, saidas: number) =>
    yearSentence([{ month: '2026-11', entradas, saidas }])?.replaceAll('\u00a0', ' ')
  expect(year(100, 40)).toBe('Entraram R$ 100,00 e saíram R$ 40,00: sobraram R$ 60,00.')
  expect(year(0.3, 0.4)).toBe('Entraram R$ 0,30 e saíram R$ 0,40: faltaram R$ 0,10.')
  expect(year(5, 5)).toBe('Entraram R$ 5,00 e saíram R$ 5,00: ficou elas por elas.')
  expect(year(0, 0)).toBeUndefined()
})
