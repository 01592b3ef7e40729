import { describe, expect, it } from 'vitest'
import { aSkill } from '../../testing/index.ts'
import { checkIn, dayState, lastDays, noteError, skip, takeBack, unskip, yearGrid } from './habit.ts'

/** A Friday. */
const TODAY = '2026-11-20'
const skill = aSkill({
  dataInicio: '2026-11-09',
  checkins: { '2026-11-08': '', '2026-11-10': 'duas páginas', '2026-11-13': '', '2026-11-20': '' },
  pausas: [
    { de: '2026-11-12', ate: '2026-11-14' },
    { de: '2026-11-17', ate: '2026-11-17' },
  ],
})

it.each([
  ['2026-11-07', 'before'],
  ['2026-11-08', 'done'],
  ['2026-11-09', 'open'],
  ['2026-11-10', 'done'],
  ['2026-11-12', 'paused'],
  ['2026-11-13', 'done'],
  ['2026-11-14', 'paused'],
  ['2026-11-15', 'open'],
  ['2026-11-17', 'skipped'],
  ['2026-11-20', 'done'],
  ['2026-11-21', 'future'],
])('%s is «%s»', (day, state) => {
  expect(dayState(skill, day, TODAY)).toBe(state)
})

it('is paused from the pause on as long as it lasts', () => {
  const paused = aSkill({ ativo: false, pausas: [{ de: '2026-11-18', ate: '' }] })
  expect(lastDays(paused, TODAY, 4).map(({ state }) => state)).toEqual(['open', 'paused', 'paused', 'paused'])
})

it('was paused, not skipped, on the one day of a pause (B13)', () => {
  const rested = aSkill({
    pausas: [
      { de: '2026-11-18', ate: '2026-11-18', pausa: true },
      { de: '2026-11-19', ate: '2026-11-19' },
    ],
  })
  expect(lastDays(rested, TODAY, 3).map(({ state }) => state)).toEqual(['paused', 'skipped', 'open'])
  expect(unskip(rested, '2026-11-18')).toEqual({})
  expect(unskip(rested, '2026-11-19')).toEqual({ pausas: [rested.pausas[0]] })
})

it('does not heed a pause that another device left open', () => {
  expect(
    lastDays(aSkill({ ativo: true, pausas: [{ de: '2026-11-18', ate: '' }] }), TODAY, 2).map(
      ({ state }) => state,
    ),
  ).toEqual(['open', 'open'])
})

it('has open days where no start is known', () => {
  expect(dayState(aSkill({ dataInicio: '' }), '2020-01-01', TODAY)).toBe('open')
})

describe('a check-in', () => {
  it('is one entry, taken back as one', () => {
    expect(checkIn(TODAY)).toEqual({ checkins: { [TODAY]: '' } })
    expect(checkIn('2026-11-19', '  capítulo 3 ')).toEqual({ checkins: { '2026-11-19': 'capítulo 3' } })
    expect(takeBack(TODAY)).toEqual({ checkins: { [TODAY]: null } })
  })

  it('has a note of 200 characters at most', () => {
    expect(noteError('')).toBeUndefined()
    expect(noteError(` ${'x'.repeat(200)} `)).toBeUndefined()
    expect(noteError('x'.repeat(201))).toBe('Use no máximo 200 caracteres')
  })
})

describe('a skip', () => {
  it('is a pause of one day', () => {
    expect(skip(skill, '2026-11-16')).toEqual({
      pausas: [...skill.pausas, { de: '2026-11-16', ate: '2026-11-16' }],
    })
  })

  it.each(['2026-11-07', '2026-11-13', '2026-11-14', '2026-11-17', '2026-11-20'])(
    'changes nothing on %s, when nothing is expected or all is done',
    (day) => {
      expect(skip(skill, day)).toEqual({})
    },
  )

  it('is taken back, and only a skip is', () => {
    expect(unskip(skill, '2026-11-17')).toEqual({ pausas: [skill.pausas[0]] })
    expect(unskip(skill, '2026-11-12')).toEqual({})
    expect(unskip(skill, '2026-11-16')).toEqual({})
  })
})

it('shows the last seven days, today last', () => {
  expect(lastDays(skill, TODAY)).toEqual([
    { dia: '2026-11-14', state: 'paused' },
    { dia: '2026-11-15', state: 'open' },
    { dia: '2026-11-16', state: 'open' },
    { dia: '2026-11-17', state: 'skipped' },
    { dia: '2026-11-18', state: 'open' },
    { dia: '2026-11-19', state: 'open' },
    { dia: '2026-11-20', state: 'done' },
  ])
})

it('shows a year of weeks from Monday to Sunday, the current one last, with the notes', () => {
  const grid = yearGrid(skill, TODAY)
  expect(grid.map((week) => week.length)).toEqual(Array.from({ length: 53 }, () => 7))
  expect([grid[0]![0]!.dia, grid[52]![0]!.dia, grid[52]![6]!.dia]).toEqual([
    '2025-11-17',
    '2026-11-16',
    '2026-11-22',
  ])
  expect(grid[51]!.map(({ state }) => state)).toEqual([
    'open',
    'done',
    'open',
    'paused',
    'done',
    'paused',
    'open',
  ])
  expect(grid[51]![1]).toEqual({ dia: '2026-11-10', state: 'done', nota: 'duas páginas' })
  expect(grid[52]!.slice(4).map(({ state }) => state)).toEqual(['done', 'future', 'future'])
})
