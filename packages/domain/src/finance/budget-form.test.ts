import { expect, test } from 'vitest'
import { aBook } from '../../testing/index.ts'
import { budgetId } from './budget.ts'
import { budgetChanges, budgetErrors, budgetForm, editedBudgets } from './budget-form.ts'
import type { ExpenseCategory } from './choices.ts'

const budget = (categoria: ExpenseCategory, valor: number, mes = '2026-10') => ({
  id: budgetId(mes, categoria),
  categoria,
  mes,
  valor,
})
const BOOK = aBook({ orcamentos: [budget('Lazer', 200), budget('Moradia', 700)] })
const START = budgetForm(BOOK, '2026-11')
const changes = (typed: Partial<typeof START>, book = BOOK) =>
  budgetChanges(book, '2026-11', editedBudgets(START, { ...START, ...typed }))

test('the fields hold the limits of the month, and an empty one is no limit (B9)', () => {
  expect(START).toMatchObject({ Lazer: '200,00', Moradia: '700,00', Saúde: '' })
  expect(budgetErrors(START).Saúde).toBeUndefined()
  expect(budgetErrors({ ...START, Saúde: '0', Lazer: '-1', Outros: '1.000' })).toMatchObject({
    Saúde: 'Informe um valor maior que zero',
    Lazer: 'Valor inválido',
    Outros: undefined,
  })
})

test('only what was typed is written, from the month on that is shown (B9)', () => {
  expect(changes({})).toEqual([])
  expect(changes({ Lazer: '250,00', Moradia: '', Saúde: '80' })).toEqual([
    { list: 'orcamentos', put: budget('Moradia', 0, '2026-11') },
    { list: 'orcamentos', put: budget('Saúde', 80, '2026-11') },
    { list: 'orcamentos', put: budget('Lazer', 250, '2026-11') },
  ])
})

test('a limit that another tab changed meanwhile stays (B9)', () => {
  const meanwhile = aBook({ orcamentos: [...BOOK.orcamentos, budget('Lazer', 999, '2026-11')] })
  expect(changes({ Moradia: '800' }, meanwhile)).toEqual([
    { list: 'orcamentos', put: budget('Moradia', 800, '2026-11') },
  ])
})
