import { agendaOf } from '@caderno/domain/agenda'
import { aContact, anAssessment, aSkill, aSubject, NO_SOURCES } from '@caderno/domain/testing'
import { describe, expect, it } from 'vitest'
import { tomorrowOf, upNext, upNextWords } from './up-next.ts'

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
])('is at %s %j (W16)', (time, words) => {
  expect(said(time)).toEqual(words)
})

it('is no class of another day (W16)', () => {
  expect(upNext(items, '2026-11-19', '06:00')).toBeUndefined()
})

describe('tomorrow (W16)', () => {
  const sources = {
    ...NO_SOURCES,
    contacts: [aContact({ id: 'c', nome: 'Rui', empresa: '', proximoContato: '2026-11-21' })],
    skills: [aSkill({ nome: 'Inglês' })],
    subjects: [
      aSubject({
        id: 's',
        nome: 'Cálculo',
        horarios: 'sáb 8h–10h',
        avaliacoes: [anAssessment({ titulo: 'P1', data: '2026-11-21', hora: '' })],
      }),
    ],
  }
  const listed = agendaOf(sources, FRIDAY)
  const at = (time: string, items = listed) =>
    tomorrowOf({ items, sources }, FRIDAY, time).map(({ title }) => title)

  it('stands there from 19h on, with its classes and what is due, and no habit', () => {
    expect(at('18:59')).toEqual([])
    expect(at('19:00')).toEqual(['Cálculo', 'P1, Cálculo', 'Falar com Rui'])
  })

  it('stands there as soon as the day is done', () => {
    const done = listed.map((item) => ({ ...item, done: item.due <= FRIDAY }))
    expect(at('09:00', done)).toHaveLength(3)
    const classToday = { ...sources, subjects: [aSubject({ nome: 'Redes', horarios: '6M34 sáb 8h–10h' })] }
    const items = agendaOf(classToday, FRIDAY).map((item) => ({ ...item, done: item.counts }))
    expect(tomorrowOf({ items, sources: classToday }, FRIDAY, '08:00')).toEqual([])
    expect(tomorrowOf({ items, sources: classToday }, FRIDAY, '11:00')).toHaveLength(2)
  })
})
