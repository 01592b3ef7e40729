import { expect, it } from 'vitest'
import { addStudy } from './study-command.ts'
import { formatMinutes, studiedIn, studyGoal } from './study.ts'

/** A Friday. */
const TODAY = '2026-11-20'

it('adds to a day, up to 24 hours', () => {
  expect(addStudy(30, TODAY)({ estudos: {} })).toEqual({ estudos: { [TODAY]: 30 } })
  expect(addStudy(30, TODAY)({ estudos: { [TODAY]: 45 } })).toEqual({ estudos: { [TODAY]: 75 } })
  expect(addStudy(30, TODAY)({ estudos: { [TODAY]: 1_430 } })).toEqual({ estudos: { [TODAY]: 1_440 } })
  expect(addStudy(30, TODAY)({ estudos: { [TODAY]: 1_440 } })).toEqual({})
})

it('takes from a day, down to nothing', () => {
  expect(addStudy(-30, TODAY)({ estudos: { [TODAY]: 45 } })).toEqual({ estudos: { [TODAY]: 15 } })
  expect(addStudy(-45, TODAY)({ estudos: { [TODAY]: 45 } })).toEqual({ estudos: { [TODAY]: null } })
  expect(addStudy(-60, TODAY)({ estudos: { [TODAY]: 45 } })).toEqual({ estudos: { [TODAY]: null } })
  expect(addStudy(-30, TODAY)({ estudos: {} })).toEqual({})
})

it('sums days, and those of the week from Monday to Sunday (S17)', () => {
  const estudos = {
    '2026-11-15': 500,
    '2026-11-16': 60,
    '2026-11-20': 30,
    '2026-11-22': 9,
    '2026-11-23': 500,
  }
  expect(studiedIn(estudos, ['2026-11-15', '2026-11-17', '2026-11-20'])).toBe(530)
  expect(studyGoal({ estudos, metaEstudo: 120 }, TODAY)).toEqual({ minutes: 99, goal: 120, percent: 82 })
})

it.each([
  [119, 120, 99],
  [120, 120, 100],
  [500, 120, 100],
  [0, 120, 0],
  [90, 0, 0],
])('%d of %d minutes are %d %%', (minutes, metaEstudo, percent) => {
  const estudos = minutes > 0 ? { [TODAY]: minutes } : {}
  expect(studyGoal({ estudos, metaEstudo }, TODAY).percent).toBe(percent)
})

it.each([
  [0, '0 min'],
  [30, '30 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [1_445, '24 h 5 min'],
])('%d is %s, on one line', (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words.replaceAll(' ', '\u00a0'))
})
