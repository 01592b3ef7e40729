import { deadlineOf, skillFigures } from '@caderno/domain/skills'
import { aSkill } from '@caderno/domain/testing'
import { expect, test } from 'vitest'
import {
  beginsOn,
  formatDayState,
  missingThisWeek,
  missingToday,
  pace,
  pausedSince,
  paceWords,
  formatProgress,
  removed,
  skillsState,
  timesAWeek,
  weekdayLetter,
} from './texts.ts'

const TODAY = '2026-11-20'
const open = (id: string) => aSkill({ id, dataInicio: '2026-11-01' })
const done = (id: string) => aSkill({ id, dataInicio: '2026-11-01', checkins: { [TODAY]: '' } })
const later = (id: string) => aSkill({ id, dataInicio: '2026-11-23' })
const reached = (id: string) =>
  aSkill({ id, dataInicio: '2026-11-01', metaSemanal: 1, checkins: { '2026-11-17': '' } })

test.each([
  ['Nada por aqui ainda', []],
  ['Nenhuma em andamento', [aSkill({ ativo: false })]],
  ['Uma ainda espera por você hoje', [open('a'), done('b')]],
  ['Duas ainda esperam por você hoje', [open('a'), open('b')]],
  ['11 ainda esperam por você hoje', Array.from({ length: 11 }, (_, id) => open(String(id)))],
  ['Nenhuma espera por você hoje', [done('a'), reached('b')]],
  ['Todas feitas hoje', [done('a')]],
  ['Nenhuma em andamento, uma por começar', [later('a'), aSkill({ ativo: false })]],
  ['Uma ainda espera por você hoje, duas por começar', [open('a'), later('b'), later('c')]],
])('«%s»', (words, skills) => {
  expect(skillsState(skillFigures(skills, TODAY), skills.length)).toBe(words)
})

test('the notes under the figures count in the right number (B12)', () => {
  expect([0, 1, 2].map(missingToday)).toEqual(['nenhuma falta', 'falta uma', 'faltam duas'])
  expect([0, 1, 3].map(missingThisWeek)).toEqual([
    'nada falta na semana',
    'falta 1 check-in',
    'faltam 3 check-ins',
  ])
  const soon = aSkill({ id: 'x', dataInicio: '2026-11-01', dataConclusao: '2026-11-21', progresso: 10 })
  expect(pace(skillFigures([open('a'), soon], TODAY))).toBe('1 no ritmo, 1 pede atenção')
  expect(pace(skillFigures([soon, { ...soon, id: 'y' }], TODAY))).toBe('2 pedem atenção')
  expect(pace(skillFigures([], TODAY))).toBe('sem prazos correndo')
  expect([1, 3].map(timesAWeek)).toEqual(['1 vez por semana', '3 vezes por semana'])
})

test('a day is said by its weekday, its number and its state', () => {
  expect(formatDayState('2026-11-16', 'done')).toBe('segunda, 16: feito')
  expect(formatDayState('2026-11-01', 'open')).toBe('domingo, 1: não feito')
  expect(weekdayLetter('2026-11-20')).toBe('S')
})

test('the progress stands beside what was to be expected (B12)', () => {
  const words = (progresso: number, dataConclusao: string) =>
    paceWords(deadlineOf(aSkill({ dataInicio: '2026-11-10', dataConclusao, progresso }), TODAY))
  expect(words(60, '2026-11-15')).toBe('era 100%')
  expect(words(20, '2026-11-30')).toBe('esperado 50%')
  expect(words(50, '2026-11-30')).toBe('no ritmo')
  expect(words(100, '2026-11-30')).toBe('')
})

test('a pause is said with its day, and with its year when it is another', () => {
  const since = (de: string) => pausedSince(aSkill({ ativo: false, pausas: [{ de, ate: '' }] }), TODAY)
  expect(since('2026-11-02')).toBe('pausada desde 02/11')
  expect(since('2025-11-02')).toBe('pausada desde 02/11/2025')
  expect(pausedSince(aSkill({ ativo: false }), TODAY)).toBe('pausada')
})

test('a start to come is said with its day', () => {
  const begins = (dataInicio: string) => beginsOn(aSkill({ dataInicio }), TODAY)
  expect(begins('2026-11-23')).toBe('Começa em 23/11')
  expect(begins('2027-01-04')).toBe('Começa em 04/01/2027')
})

test('the end of the way is said with the progress (B12)', () => {
  expect(formatProgress(aSkill({ nome: 'Inglês', progresso: 100 }))).toBe('Inglês: 100%, concluída')
})

test('a removal says whether the service has heard of it', () => {
  const guitar = aSkill({ nome: 'Violão' })
  expect(removed(guitar, 'saved')).toBe('Violão saiu da lista')
  expect(removed(guitar, 'queued')).toBe('Violão saiu da lista deste dispositivo, aguardando envio')
})
