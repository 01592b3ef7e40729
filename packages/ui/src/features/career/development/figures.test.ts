import { aCareerGoal } from '@caderno/domain/testing'
import { expect, test } from 'vitest'
import { nextTarget } from './texts.ts'

const TODAY = '2026-11-20'
const goals = (...days: readonly string[]) =>
  days.map((dataAlvo, at) => aCareerGoal({ id: `${at}`, dataAlvo }))

test('the next target day is to come or today, and what is late is counted beside it (D12)', () => {
  expect(nextTarget(goals('2026-12-01', '2026-11-22'), TODAY)).toEqual({
    day: '22/11/2026',
    note: 'faltam 2 dias',
  })
  expect(nextTarget(goals('2020-01-01', '2026-11-20'), TODAY)).toEqual({
    day: '20/11/2026',
    note: 'hoje · 1 meta atrasada',
  })
  expect(nextTarget(goals('2020-01-01', '2026-11-19', ''), TODAY)).toEqual({
    day: '–',
    note: '2 metas atrasadas',
  })
  expect(nextTarget(goals(''), TODAY)).toEqual({ day: '–', note: 'nenhuma marcada' })
  expect(nextTarget([aCareerGoal({ dataAlvo: '2020-01-01', concluida: true })], TODAY)).toEqual({
    day: '–',
    note: 'nenhuma marcada',
  })
})
