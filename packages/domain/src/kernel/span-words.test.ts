import { expect, it } from 'vitest'
import { daysInWords, timeLeft } from './span-words.ts'

it.each([
  [0, '0 dias'],
  [1, '1 dia'],
  [59, '59 dias'],
  [60, '2 meses'],
  [350, '11 meses'],
  [351, '1 ano'],
  [396, '1 ano e 1 mês'],
  [500, '1 ano e 4 meses'],
  [730, '2 anos'],
])('%d days are «%s» (W16)', (days, words) => {
  expect(daysInWords(days)).toBe(words)
})

it.each([
  ['2026-11-17', '3 dias de atraso'],
  ['2026-11-19', '1 dia de atraso'],
  ['2026-11-20', 'hoje'],
  ['2026-11-21', 'amanhã'],
  ['2026-11-22', 'faltam 2 dias'],
  ['2027-11-20', 'falta 1 ano'],
  ['2028-04-03', 'falta 1 ano e 4 meses'],
])('%s is «%s» away from 20/11/2026 (W16)', (day, words) => {
  expect(timeLeft(day, '2026-11-20')).toBe(words)
})
