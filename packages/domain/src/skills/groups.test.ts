import { expect, test } from 'vitest'
import { aSkill } from '../../testing/index.ts'
import { groupsOf, heldGroups } from './groups.ts'

const TODAY = '2026-11-20'
const LATE = aSkill({ id: 'late', progresso: 20, dataInicio: '2026-11-01', dataConclusao: '2026-11-30' })
const FINE = aSkill({ id: 'fine', progresso: 90, dataInicio: '2026-11-01', dataConclusao: '2026-12-30' })
const shown = (groups: ReturnType<typeof groupsOf>) =>
  groups.map(({ skill, group }) => `${skill.id} ${group}`)

test('the most urgent stand first, each on its sheet (B12)', () => {
  const paused = aSkill({ id: 'paused', ativo: false, dataConclusao: '2027-01-01' })
  const over = aSkill({ id: 'over', progresso: 100 })
  expect(shown(groupsOf([over, paused, FINE, LATE], TODAY))).toEqual([
    'late ongoing',
    'fine ongoing',
    'paused paused',
    'over concluded',
  ])
})

test('what has yet to begin stands on a sheet of its own, the first to begin first (B12)', () => {
  const later = aSkill({ id: 'later', dataInicio: '2026-12-10', dataConclusao: '2026-12-11' })
  const soon = aSkill({ id: 'soon', dataInicio: '2026-11-23', dataConclusao: '2026-12-23' })
  expect(shown(groupsOf([later, soon, FINE], TODAY))).toEqual([
    'fine ongoing',
    'soon upcoming',
    'later upcoming',
  ])
  expect(shown(groupsOf([soon], '2026-11-23'))).toEqual(['soon ongoing'])
  expect(shown(heldGroups(groupsOf([soon], TODAY), groupsOf([{ ...soon, progresso: 100 }], TODAY)))).toEqual([
    'soon upcoming',
  ])
})

test('nothing moves away from under a pointer by its own progress (B12)', () => {
  const before = groupsOf([LATE, FINE], TODAY)
  const now = groupsOf([{ ...LATE, progresso: 100 }, FINE], TODAY)
  expect(shown(now)).toEqual(['fine ongoing', 'late concluded'])
  expect(shown(heldGroups(before, now))).toEqual(['late ongoing', 'fine ongoing'])
  const back = groupsOf([{ ...LATE, progresso: 100 }], TODAY)
  expect(shown(heldGroups(back, before))).toEqual(['late concluded', 'fine ongoing'])
})

test('a pause shows at once, what is gone is gone, and a new one stands last (B12)', () => {
  const before = groupsOf([LATE, FINE], TODAY)
  const now = groupsOf([{ ...FINE, ativo: false }, aSkill({ id: 'new', dataConclusao: '2026-11-10' })], TODAY)
  expect(shown(heldGroups(before, now))).toEqual(['fine paused', 'new ongoing'])
})

test('another start shows at once, where somebody is at the skill too (B12)', () => {
  const later = { ...FINE, dataInicio: '2026-12-10' }
  const moved = (from: typeof FINE, to: typeof FINE) =>
    shown(heldGroups(groupsOf([from], TODAY), groupsOf([to], TODAY)))
  expect(moved(FINE, later)).toEqual(['fine upcoming'])
  expect(moved(later, FINE)).toEqual(['fine ongoing'])
})
