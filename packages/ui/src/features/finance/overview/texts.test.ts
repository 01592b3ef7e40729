import { expect, test } from 'vitest'
import { nearness } from './Categories.tsx'
import { yearSentence } from './Months.tsx'

test('what the colour of a bar says stands in words too (B9)', () => {
  const said = (gasto: number, limite: number | null, state: 'ok' | 'near' | 'over') =>
    nearness({ categoria: 'Lazer', gasto, limite, state }).replaceAll('\u00a0', ' ')
  expect([
    said(79, 100, 'ok'),
    said(80, 100, 'near'),
    said(100, 100, 'over'),
    said(108.4, 100, 'over'),
    said(5, null, 'ok'),
  ]).toEqual(['', 'perto do limite', 'no limite', 'passou R$ 8,40', ''])
})

test('a year is summed up, also one that cost more than it brought, and an empty one is none (B8, B9)', () => {
  const year = (entradas: number, saidas: number) =>
    yearSentence([{ month: '2026-11', entradas, saidas }])?.replaceAll('\u00a0', ' ')
  expect(year(100, 40)).toBe('Entraram R$ 100,00 e saíram R$ 40,00: sobraram R$ 60,00.')
  expect(year(0.3, 0.4)).toBe('Entraram R$ 0,30 e saíram R$ 0,40: faltaram R$ 0,10.')
  expect(year(5, 5)).toBe('Entraram R$ 5,00 e saíram R$ 5,00: ficou elas por elas.')
  expect(year(0, 0)).toBeUndefined()
})
