import { describe, expect, it } from 'vitest'
import { aSkill } from '../../testing/index.ts'
import { byUrgency, deadlineOf, deadlineWords, termEnd } from './deadline.ts'
import type { Skill } from './skill.ts'

const TODAY = '2026-11-20'
/** Half of its time is over. */
const half = (over: Partial<Skill> = {}) =>
  aSkill({
    prazo: 'Personalizado',
    dataInicio: '2026-10-21',
    dataConclusao: '2026-12-20',
    progresso: 50,
    ...over,
  })
const of = (over: Partial<Skill>) => deadlineOf(half(over), TODAY)

describe('the end of a term (§4.7, §9.4)', () => {
  it.each([
    ['1 dia', '2026-11-21'],
    ['1 semana', '2026-11-27'],
    ['2 semanas', '2026-12-04'],
    ['1 mês', '2026-12-20'],
    ['3 meses', '2027-02-20'],
    ['6 meses', '2027-05-20'],
    ['1 ano', '2027-11-20'],
    ['Personalizado', ''],
  ] as const)('%s from 20 November on is %j', (prazo, end) => {
    expect(termEnd(TODAY, prazo)).toBe(end)
  })

  it.each([
    ['2026-01-31', '1 mês', '2026-02-28'],
    ['2028-01-31', '1 mês', '2028-02-29'],
    ['2026-08-31', '6 meses', '2027-02-28'],
    ['2028-02-29', '1 ano', '2029-02-28'],
    ['2026-12-31', '1 dia', '2027-01-01'],
    ['2026-11-30', '3 meses', '2027-02-28'],
  ] as const)('of %s after %s is %s', (start, prazo, end) => {
    expect(termEnd(start, prazo)).toBe(end)
  })

  it.each(['', '2026-02-30', '9999-12-31', 'amanhã'])('of %j is none', (start) => {
    expect(termEnd(start, '1 ano')).toBe('')
  })
})

describe('how a skill stands against its deadline (B12)', () => {
  it('expects an even pace from the start to the end', () => {
    expect(of({})).toEqual({ state: 'onPace', daysLeft: 30, expected: 50 })
    expect(of({ dataConclusao: '2027-10-21' })).toMatchObject({ expected: 8 })
    expect(of({ dataInicio: '2026-11-20' })).toMatchObject({ expected: 0 })
    expect(of({ dataInicio: '2026-11-25' })).toMatchObject({ expected: 0 })
    expect(of({ dataConclusao: '2026-11-20' })).toMatchObject({ expected: 100 })
  })

  it('is late a whole step behind, and not before', () => {
    expect(of({ progresso: 41 }).state).toBe('onPace')
    expect(of({ progresso: 40 }).state).toBe('behind')
  })

  it('is overdue from the day after the end on, unless it is done', () => {
    expect(of({ dataConclusao: '2026-11-20', progresso: 90 })).toEqual({
      state: 'behind',
      daysLeft: 0,
      expected: 100,
    })
    expect(of({ dataConclusao: '2026-11-19', progresso: 90 })).toEqual({
      state: 'overdue',
      daysLeft: -1,
      expected: 100,
    })
    expect(of({ dataConclusao: '2026-11-19', progresso: 100 }).state).toBe('concluded')
  })

  it('has no deadline without an end, and the end of its term where an older record has lost it', () => {
    expect(of({ dataConclusao: '' })).toEqual({ state: 'noDeadline', daysLeft: 0, expected: 0 })
    expect(of({ dataConclusao: '', progresso: 100 }).state).toBe('concluded')
    expect(of({ dataConclusao: '', prazo: '3 meses' })).toEqual({
      state: 'onPace',
      daysLeft: 62,
      expected: 32,
    })
    expect(of({ dataConclusao: '', prazo: '3 meses', dataInicio: '' }).state).toBe('noDeadline')
  })

  it('expects nothing before an end without a start, and of one day all on that day', () => {
    expect(of({ dataInicio: '', progresso: 0 })).toEqual({ state: 'onPace', daysLeft: 30, expected: 0 })
    expect(of({ dataInicio: TODAY, dataConclusao: TODAY })).toMatchObject({ expected: 100 })
  })
})

it.each([
  [0, 'Vence hoje'],
  [1, 'Vence amanhã'],
  [2, 'Faltam 2 dias'],
  [12, 'Faltam 12 dias'],
  [59, 'Faltam 59 dias'],
  [60, 'Faltam 2 meses'],
  [75, 'Faltam 2 meses'],
  [77, 'Faltam 3 meses'],
  [122, 'Faltam 4 meses'],
  [365, 'Falta 1 ano'],
  [500, 'Falta 1 ano e 4 meses'],
  [730, 'Faltam 2 anos'],
  [765, 'Faltam 2 anos e 1 mês'],
  [-1, 'Venceu há 1 dia'],
  [-5, 'Venceu há 5 dias'],
  [-59, 'Venceu há 59 dias'],
  [-61, 'Venceu há 2 meses'],
])('%d days before the end it says «%s» (B12)', (daysLeft, words) => {
  expect(deadlineWords({ state: daysLeft < 0 ? 'overdue' : 'onPace', daysLeft, expected: 50 })).toBe(words)
})

it('says when there is no deadline, or no more', () => {
  expect(deadlineWords(of({ progresso: 100 }))).toBe('Concluída')
  expect(deadlineWords(of({ dataConclusao: '' }))).toBe('Sem prazo')
})

it('puts the most urgent first: overdue, late, on pace, without a deadline, concluded; then by name (B12)', () => {
  const skills = [
    half({ id: 'concluded B', nome: 'B', progresso: 100 }),
    half({ id: 'no deadline', dataConclusao: '' }),
    half({ id: 'on pace, later', dataConclusao: '2026-12-30' }),
    half({ id: 'on pace Água', nome: 'Água' }),
    half({ id: 'late, later', dataConclusao: '2026-12-01', progresso: 10 }),
    half({ id: 'late, soon', dataConclusao: '2026-11-22', progresso: 10 }),
    half({ id: 'overdue by 1', dataConclusao: '2026-11-19' }),
    half({ id: 'overdue by 5', dataConclusao: '2026-11-15' }),
    half({ id: 'on pace Inglês 10', nome: 'Inglês 10' }),
    half({ id: 'on pace Inglês 2', nome: 'Inglês 2' }),
    half({ id: 'concluded A', nome: 'A', progresso: 100, dataConclusao: '2027-12-20' }),
  ]
  expect(byUrgency(skills, TODAY).map(({ id }) => id)).toEqual([
    'overdue by 5',
    'overdue by 1',
    'late, soon',
    'late, later',
    'on pace Água',
    'on pace Inglês 2',
    'on pace Inglês 10',
    'on pace, later',
    'no deadline',
    'concluded A',
    'concluded B',
  ])
})
