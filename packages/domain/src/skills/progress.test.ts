import { describe, expect, it } from 'vitest'
import { aSkill } from '../../testing/index.ts'
import { isOngoing, pause, resume, stepProgress, withPause } from './progress.ts'
import { MAX_PAUSES } from './skill.ts'

const TODAY = '2026-11-20'
const EARLIER = { de: '2026-11-02', ate: '2026-11-04' }

it.each([
  [40, 10, { progresso: 50 }],
  [40, -10, { progresso: 30 }],
  [95, 10, { progresso: 100 }],
  [5, -10, { progresso: 0 }],
  [33, 10, { progresso: 43 }],
  [100, 10, {}],
  [0, -10, {}],
] as const)('a step from %d by %d writes %j (§4.7, §9.4)', (progresso, by, patch) => {
  expect(stepProgress(aSkill({ progresso }), by)).toEqual(patch)
})

it.each([
  [true, 0, true],
  [true, 99, true],
  [true, 100, false],
  [false, 50, false],
])('active %s at %d %% is ongoing: %s', (ativo, progresso, ongoing) => {
  expect(isOngoing({ ativo, progresso })).toBe(ongoing)
})

describe('pausing (§4.7)', () => {
  it('begins today and stays open', () => {
    expect(pause(aSkill({ pausas: [EARLIER] }), TODAY)).toEqual({
      ativo: false,
      pausas: [EARLIER, { de: TODAY, ate: '' }],
    })
  })

  it('changes nothing when it is paused', () => {
    expect(pause(aSkill({ ativo: false }), TODAY)).toEqual({})
  })

  it('begins anew where another device left a pause open', () => {
    expect(pause(aSkill({ pausas: [{ de: '2026-01-01', ate: '' }] }), TODAY)).toEqual({
      ativo: false,
      pausas: [{ de: TODAY, ate: '' }],
    })
  })

  it('keeps to what a record may hold, the last ones', () => {
    const pausas = withPause(
      Array.from({ length: MAX_PAUSES }, () => EARLIER),
      { de: TODAY, ate: '' },
    )
    expect(pausas).toHaveLength(MAX_PAUSES)
    expect(pausas.at(-1)).toEqual({ de: TODAY, ate: '' })
  })
})

describe('going on', () => {
  it('ends the pause yesterday', () => {
    const paused = aSkill({ ativo: false, pausas: [EARLIER, { de: '2026-11-10', ate: '' }] })
    expect(resume(paused, TODAY)).toEqual({
      ativo: true,
      pausas: [EARLIER, { de: '2026-11-10', ate: '2026-11-19' }],
    })
  })

  it('tells a pause of one day from a skip (B13)', () => {
    const paused = aSkill({ ativo: false, pausas: [{ de: '2026-11-19', ate: '' }] })
    expect(resume(paused, TODAY)).toEqual({
      ativo: true,
      pausas: [{ de: '2026-11-19', ate: '2026-11-19', pausa: true }],
    })
  })

  it('on the day of the pause leaves no trace of it', () => {
    expect(resume(aSkill({ ativo: false, pausas: [EARLIER, { de: TODAY, ate: '' }] }), TODAY)).toEqual({
      ativo: true,
      pausas: [EARLIER],
    })
  })

  it('writes what is needed and no more', () => {
    expect(resume(aSkill({ ativo: true }), TODAY)).toEqual({})
    expect(resume(aSkill({ ativo: false }), TODAY)).toEqual({ ativo: true, pausas: [] })
  })
})
