import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  aContact,
  anAssessment,
  anySourcesAbout,
  aReading,
  aSubject,
  NO_SOURCES,
} from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { agendaOf, remindersAt, waitingOn, type AgendaSources } from './index.ts'

const TODAY = '2026-11-20'
const items = (sources: Partial<AgendaSources>) => agendaOf({ ...NO_SOURCES, ...sources }, TODAY)
const CONTACTS = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva'].map((nome, at) =>
  aContact({ id: String(at), nome, empresa: '', proximoContato: TODAY }),
)
const PHYSICS = aSubject({
  nome: 'Física',
  horarios: '6T12',
  avaliacoes: [anAssessment({ data: TODAY, hora: '16:00' })],
})
const told = (sources: Partial<AgendaSources>, time: string, before: readonly string[] = []) =>
  remindersAt(items(sources), { today: TODAY, time }, before).map(({ title, text }) => `${title}: ${text}`)

describe('what a device tells of today', () => {
  it('is what waits, by its first names, once a day (W29)', () => {
    const [first] = remindersAt(items({ contacts: CONTACTS }), { today: TODAY, time: '08:00' }, [])
    expect(first).toEqual({
      key: 'hoje',
      title: '5 coisas para hoje',
      text: 'Falar com Ana, Falar com Bia, Falar com Caio e mais 2',
    })
    expect(told({ contacts: CONTACTS }, '09:00', [first!.key])).toEqual([])
    expect(told({ contacts: CONTACTS.slice(0, 1) }, '08:00')).toEqual(['1 coisa para hoje: Falar com Ana'])
    expect(told({ contacts: [aContact({ proximoContato: '2026-11-21' })] }, '08:00')).toEqual([])
    // Nobody can complete a book without pages.
    expect(told({ readings: [aReading({ status: 'Lendo', paginasTotal: 0 })] }, '08:00')).toEqual([])
  })

  it('is a class a quarter of an hour before, and an exam an hour before, not after it began (W29)', () => {
    const at = (time: string) => told({ subjects: [PHYSICS] }, time, ['hoje'])
    expect(at('12:44')).toEqual([])
    expect(at('12:45')).toEqual(['Física: Hoje às 13h'])
    expect(at('12:59')).toEqual(['Física: Hoje às 13h'])
    expect(at('13:00')).toEqual([])
    expect(at('14:59')).toEqual([])
    expect(at('15:00')).toEqual(['Prova 1, Física: Hoje às 16h'])
    expect(at('16:00')).toEqual([])
  })

  it('comes again where its hour was changed', () => {
    const known = remindersAt(items({ subjects: [PHYSICS] }), { today: TODAY, time: '15:30' }, ['hoje'])
    const later = {
      ...PHYSICS,
      avaliacoes: [{ ...PHYSICS.avaliacoes[0]!, hora: '17:00' }],
    }
    const keys = known.map(({ key }) => key)
    expect(told({ subjects: [PHYSICS] }, '15:45', ['hoje', ...keys])).toEqual([])
    expect(told({ subjects: [later] }, '16:30', ['hoje', ...keys])).toHaveLength(1)
  })
})

test('each thing of a day is told at most once, and what waits is what counts and is not done (W29)', () => {
  const times = fc.array(fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })))
  fc.assert(
    fc.property(anySourcesAbout(TODAY), times, (sources, moments) => {
      const all = agendaOf(sources, TODAY)
      const said: string[] = []
      for (const [hour, minute] of moments) {
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
        said.push(...remindersAt(all, { today: TODAY, time }, said).map(({ key }) => key))
      }
      expect(new Set(said).size).toBe(said.length)
      expect(said.includes('hoje')).toBe(moments.length > 0 && waitingOn(all).length > 0)
    }),
    { numRuns: runs(100, 3_000) },
  )
})
