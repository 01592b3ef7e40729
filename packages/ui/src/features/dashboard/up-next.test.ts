import { agendaOf } from '@caderno/domain/agenda'
import { aSubject, NO_SOURCES } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { upNext, upNextWords } from './up-next.ts'

const FRIDAY = '2026-11-20'
const subjects = [
  aSubject({ id: 'a', nome: 'Álgebra', horarios: '6M12 6T12' }),
  aSubject({ id: 'z', nome: 'Zoologia', horarios: '6M34' }),
]
const items = agendaOf({ ...NO_SOURCES, subjects }, FRIDAY)
const said = (time: string) => {
  const next = upNext(items, FRIDAY, time)
  return next && [next.item.title, upNextWords(next, time), next.fim]
}

it.each([
  ['05:30', ['Álgebra', 'A seguir, às 7h', '08:40']],
  ['06:00', ['Álgebra', 'A seguir, em 60 min', '08:40']],
  ['06:59', ['Álgebra', 'A seguir, em 1 min', '08:40']],
  ['07:00', ['Álgebra', 'Agora', '08:40']],
  ['08:39', ['Álgebra', 'Agora', '08:40']],
  ['08:40', ['Zoologia', 'A seguir, em 15 min', '10:35']],
  ['11:00', ['Álgebra', 'A seguir, às 13h', '14:40']],
  ['14:40', undefined],
])('is at %s %j', (time, words) => {
  expect(said(time)).toEqual(words)
})

it('is no class of another day', () => {
  expect(upNext(items, '2026-11-19', '06:00')).toBeUndefined()
})
