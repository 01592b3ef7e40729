import { yearGrid } from '@caderno/domain/skills'
import { aSkill } from '@caderno/domain/testing'
import { expect, test } from 'vitest'
import { monthsOf, yearSentence } from './Year.tsx'

const TODAY = '2026-11-20'
const monthsFor = (over: Parameters<typeof aSkill>[0]) =>
  monthsOf(yearGrid(aSkill({ dataInicio: '2026-01-01', ...over }), TODAY).flat())

test('a year is counted month by month, the newest first (B13)', () => {
  const months = monthsFor({
    checkins: { '2026-11-20': 'bom dia', '2026-11-18': '', '2026-10-31': '' },
    pausas: [{ de: '2026-11-19', ate: '2026-11-19' }],
  })
  expect(months.slice(0, 3)).toEqual([
    { month: '2026-11', done: 2, skipped: 1, notes: 1 },
    { month: '2026-10', done: 1, skipped: 0, notes: 0 },
    { month: '2026-09', done: 0, skipped: 0, notes: 0 },
  ])
  expect(months.at(-1)?.month).toBe('2025-11')
  expect(yearSentence(months)).toBe('3 check-ins em um ano; o melhor mês foi novembro de 2026, com 2.')
})

test('a year without a check-in says so (B13)', () => {
  expect(yearSentence(monthsFor({}))).toBe('Nenhum check-in no último ano. O primeiro já aparece aqui.')
})
