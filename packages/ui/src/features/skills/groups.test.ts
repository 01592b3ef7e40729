import { aSkill } from '@caderno/domain/testing'
import { expect, test } from 'vitest'
import { placesOf, stillPlaces } from './places.ts'

const TODAY = '2026-11-20'
const LATE = aSkill({ id: 'late', progresso: 20, dataInicio: '2026-11-01', dataConclusao: '2026-11-30' })
const FINE = aSkill({ id: 'fine', progresso: 90, dataInicio: '2026-11-01', dataConclusao: '2026-12-30' })
const shown = (places: ReturnType<typeof placesOf>) =>
  places.map(({ skill, place }) => `${skill.id} ${place}`)

test('the most urgent stand first, each on its sheet', () => {
  const paused = aSkill({ id: 'paused', ativo: false, dataConclusao: '2027-01-01' })
  const over = aSkill({ id: 'over', progresso: 100 })
  expect(shown(placesOf([over, paused, FINE, LATE], TODAY))).toEqual([
    'late andamento',
    'fine andamento',
    'paused pausadas',
    'over concluidas',
  ])
})

test('what has yet to begin stands on a sheet of its own, the first to begin first', () => {
  const later = aSkill({ id: 'later', dataInicio: '2026-12-10', dataConclusao: '2026-12-11' })
  const soon = aSkill({ id: 'soon', dataInicio: '2026-11-23', dataConclusao: '2026-12-23' })
  expect(shown(placesOf([later, soon, FINE], TODAY))).toEqual([
    'fine andamento',
    'soon comecar',
    'later comecar',
  ])
  expect(shown(placesOf([soon], '2026-11-23'))).toEqual(['soon andamento'])
  expect(shown(stillPlaces(placesOf([soon], TODAY), placesOf([{ ...soon, progresso: 100 }], TODAY)))).toEqual(
    ['soon comecar'],
  )
})

test('nothing moves away from under a pointer by its own progress', () => {
  const before = placesOf([LATE, FINE], TODAY)
  const now = placesOf([{ ...LATE, progresso: 100 }, FINE], TODAY)
  expect(shown(now)).toEqual(['fine andamento', 'late concluidas'])
  expect(shown(stillPlaces(before, now))).toEqual(['late andamento', 'fine andamento'])
  const back = placesOf([{ ...LATE, progresso: 100 }], TODAY)
  expect(shown(stillPlaces(back, before))).toEqual(['late concluidas', 'fine andamento'])
})

test('a pause shows at once, what is gone is gone, and a new one stands last', () => {
  const before = placesOf([LATE, FINE], TODAY)
  const now = placesOf([{ ...FINE, ativo: false }, aSkill({ id: 'new', dataConclusao: '2026-11-10' })], TODAY)
  expect(shown(stillPlaces(before, now))).toEqual(['fine pausadas', 'new andamento'])
})
