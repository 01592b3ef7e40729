import { describe, expect, it } from 'vitest'
import { aContact, anApplication } from '../../testing/index.ts'
import type { Application } from './application.ts'
import { dueOf, markDone, postpone, type Due } from './due.ts'

const TODAY = '2026-11-20'
const idsOf = (list: readonly Due[]) => list.map((due) => due.record.id).join('')
const lists = (
  applications: readonly Application[],
  contacts = [] as readonly ReturnType<typeof aContact>[],
) => {
  const { today, late, silent } = dueOf(applications, contacts, TODAY)
  return [today, late, silent].map(idsOf)
}
const planned = (id: string, proximoContato: string, over: Partial<Application> = {}) =>
  anApplication({ id, proximoContato, ...over })
const sentOn = (id: string, dataEnvio: string, over: Partial<Application> = {}) =>
  anApplication({ id, dataEnvio, ...over })
const due = (over: Partial<Application>): Due => ({ kind: 'application', record: anApplication(over) })

describe('what is due', () => {
  it('is today’s and what is late, the oldest first, applications and contacts together', () => {
    const applications = [
      planned('a', TODAY),
      planned('b', '2026-11-19'),
      planned('c', '2026-11-21'),
      planned('d', '2026-10-01', { fase: 'entrevista' }),
    ]
    const contacts = [
      aContact({ id: 'x', proximoContato: TODAY }),
      aContact({ id: 'y', proximoContato: '2026-11-01' }),
      aContact({ id: 'z' }),
    ]
    expect(lists(applications, contacts)).toEqual(['ax', 'dyb', ''])
  })

  it('of one day is in the order of the hours of the interviews, then what has none (S20)', () => {
    const interview = (id: string, horaEntrevista: string) =>
      planned(id, TODAY, { fase: 'entrevista', horaEntrevista })
    const sent = planned('d', TODAY, { horaEntrevista: '08:00' })
    const all = [interview('a', ''), interview('b', '14:00'), interview('c', '09:30'), sent]
    expect(lists(all, [aContact({ id: 'e', proximoContato: TODAY })])).toEqual(['cbade', '', ''])
  })

  it('is nothing that was decided', () => {
    expect(
      lists([planned('a', TODAY, { fase: 'aprovado' }), planned('b', '2026-01-01', { fase: 'rejeitado' })]),
    ).toEqual(['', '', ''])
  })
})

describe('what is silent', () => {
  it('was sent fourteen days ago or more, the longest silence first', () => {
    expect(lists([sentOn('a', '2026-11-06'), sentOn('b', '2026-11-07'), sentOn('c', '2026-01-01')])).toEqual([
      '',
      '',
      'ca',
    ])
  })

  it('has no next contact planned, of no day', () => {
    expect(
      lists([
        sentOn('a', '2026-11-01', { proximoContato: '2026-12-24' }),
        sentOn('b', '2026-11-01', { proximoContato: '2026-11-19' }),
      ]),
    ).toEqual(['', 'b', ''])
  })

  it('waits for an answer still', () => {
    expect(
      lists([
        sentOn('a', '2026-01-01', { fase: 'entrevista' }),
        sentOn('b', '2026-01-01', { fase: 'rejeitado' }),
      ]),
    ).toEqual(['', '', ''])
  })

  it('counts from the last change of fase, and from no day that is not known', () => {
    const back = [
      { fase: 'entrevista' as const, em: '2026-11-01' },
      { fase: 'enviado' as const, em: '2026-11-12' },
    ]
    expect(
      lists([
        sentOn('a', '2026-01-01', { historico: back }),
        sentOn('b', '', { createdAt: '' }),
        sentOn('c', '2026-11-25', { historico: [back[1]!] }),
      ]),
    ).toEqual(['', '', ''])
  })
})

describe('acting on it', () => {
  it('puts it off from today when it is late or silent, else from its own day', () => {
    expect(postpone(due({ proximoContato: '2026-11-01' }), TODAY)).toEqual({ proximoContato: '2026-11-27' })
    expect(postpone(due({ proximoContato: '' }), TODAY, 1)).toEqual({ proximoContato: '2026-11-21' })
    expect(postpone(due({ proximoContato: '2026-12-31' }), TODAY)).toEqual({ proximoContato: '2027-01-07' })
  })

  it('takes an application off the list', () => {
    expect(markDone(due({ proximoContato: TODAY, dataEnvio: '2026-11-07' }), TODAY)).toEqual({
      proximoContato: '',
    })
  })

  it('leaves neither hour nor place of an interview that took place, and keeps them when it is put off (S20)', () => {
    const interview = due({
      proximoContato: TODAY,
      fase: 'entrevista',
      dataEnvio: '2026-01-01',
      horaEntrevista: '14:00',
    })
    expect(markDone(interview, TODAY)).toEqual({
      proximoContato: '',
      horaEntrevista: '',
      localEntrevista: '',
    })
    expect(postpone(interview, TODAY)).toEqual({ proximoContato: '2026-11-27' })
  })

  it('asks again in fourteen days after one that would be silent at once', () => {
    expect(markDone(due({ proximoContato: '', dataEnvio: '2026-11-06' }), TODAY)).toEqual({
      proximoContato: '2026-12-04',
    })
    expect(markDone(due({ proximoContato: TODAY, dataEnvio: '2026-11-06' }), TODAY)).toEqual({
      proximoContato: '2026-12-04',
    })
  })

  it('remembers when a contact was written to', () => {
    expect(markDone({ kind: 'contact', record: aContact({ proximoContato: '2026-11-01' }) }, TODAY)).toEqual({
      proximoContato: '',
      ultimoContato: TODAY,
    })
  })
})
