import { agendaOf, type AgendaSources } from '@caderno/domain/agenda'
import { aContact, NO_SOURCES } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { withTickedOff, type Ticked } from './ticked.ts'

const TODAY = '2026-11-20'
const before = aContact({ nome: 'Ana', empresa: '', proximoContato: TODAY })
const written = { ultimoContato: TODAY, proximoContato: '' }
const of = (contacts: AgendaSources['contacts']): AgendaSources => ({ ...NO_SOURCES, contacts })
const [item] = agendaOf(of([before]), TODAY)
const ticked: Ticked = {
  item: item!,
  day: TODAY,
  says: written,
  inverse: { command: 'putContactBack', args: [], failure: 'saveContact' },
}
const shown = (contacts: AgendaSources['contacts'], today = TODAY) =>
  withTickedOff(agendaOf(of(contacts), today), [ticked], of(contacts), today).map(({ title, done }) => [
    title,
    done,
  ])

it('stays in the list, as done (§2.8)', () => {
  expect(shown([{ ...before, ...written }])).toEqual([['Falar com Ana', true]])
})

it('is to be done again, and stands there once, when its record says so (§2.8)', () => {
  expect(shown([{ ...before, ...written, proximoContato: TODAY }])).toEqual([['Falar com Ana', false]])
})

it('leaves when its record is gone, says something else, or the day is over (§2.8)', () => {
  expect(shown([])).toEqual([])
  expect(shown([{ ...before, ...written, proximoContato: '2026-11-30' }])).toEqual([])
  expect(shown([{ ...before, ...written }], '2026-11-21')).toEqual([])
})
