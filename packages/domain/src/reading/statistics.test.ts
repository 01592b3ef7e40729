import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { aReading } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { inZone } from '../../testing/zones.ts'
import { finishesIn, shelfStatistics, yearsRead } from './statistics.ts'

it('has figures for an empty shelf', () => {
  expect(shelfStatistics([], '2026')).toEqual({
    total: 0,
    reading: 0,
    finished: 0,
    finishedInYear: 0,
    pagesRead: 0,
    pagesTotal: 0,
    meanRating: undefined,
    rated: 0,
    queued: 0,
    queuedSince: undefined,
  })
})

it('sums the shelf up', () => {
  const shelf = [
    aReading({
      status: 'Concluído',
      dataTermino: '2026-01-01',
      paginasTotal: 88,
      paginasLidas: 88,
      avaliacao: 5,
    }),
    aReading({
      status: 'Concluído',
      dataTermino: '2025-12-31',
      paginasTotal: 0,
      paginasLidas: 0,
      avaliacao: 4,
    }),
    aReading({ status: 'Concluído', dataTermino: '', paginasTotal: 10, paginasLidas: 900, avaliacao: 0 }),
    aReading({ status: 'Pausado', paginasTotal: 0, paginasLidas: 0, avaliacao: 0 }),
    aReading({ status: 'Lendo', paginasTotal: 262, paginasLidas: 168, avaliacao: 0 }),
    aReading({
      status: 'Não Iniciado',
      paginasTotal: 148,
      paginasLidas: 0,
      avaliacao: 0,
      dataCriacao: '2026-03-05T12:00:00.000Z',
    }),
    aReading({ status: 'Não Iniciado', paginasTotal: 0, paginasLidas: 0, avaliacao: 0, dataCriacao: '' }),
  ]
  expect(shelfStatistics(shelf, '2026')).toEqual({
    total: 7,
    reading: 1,
    finished: 3,
    finishedInYear: 1,
    pagesRead: 266,
    pagesTotal: 508,
    meanRating: 4.5,
    rated: 2,
    queued: 2,
    queuedSince: '2026-03-05',
  })
})

it('takes the day of the item that waits longest', () => {
  const queue = ['ontem', '2026-05-02', '2026-03-05', '2026-04-01'].map((day) =>
    aReading({ status: 'Não Iniciado', dataCriacao: `${day}T12:00:00.000Z` }),
  )
  expect(shelfStatistics(queue, '2026').queuedSince).toBe('2026-03-05')
})

it('takes the waiting day where the student is', () => {
  const late = [aReading({ status: 'Não Iniciado', dataCriacao: '2026-03-06T02:00:00.000Z' })]
  inZone('America/Rio_Branco', () => expect(shelfStatistics(late, '2026').queuedSince).toBe('2026-03-05'))
  inZone('Europe/Lisbon', () => expect(shelfStatistics(late, '2026').queuedSince).toBe('2026-03-06'))
})

test('an unrated item never moves the mean (B14)', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), fc.nat(50), (stars, unrated) => {
      const rated = stars.map((avaliacao) => aReading({ avaliacao }))
      const all = [...rated, ...Array.from({ length: unrated }, () => aReading({ avaliacao: 0 }))]
      expect(shelfStatistics(all, '2026').meanRating).toBe(shelfStatistics(rated, '2026').meanRating)
      expect(shelfStatistics(all, '2026').meanRating).toBeGreaterThanOrEqual(1)
    }),
    { numRuns: runs(100, 2000) },
  )
})

it('counts each time that something was read, in the year of its end (D9)', () => {
  const twice = aReading({
    status: 'Concluído',
    dataTermino: '2026-05-01',
    leituras: [
      { inicio: '', fim: '2025-12-31' },
      { inicio: '2024-03-01', fim: '2024-04-10' },
    ],
  })
  const again = { ...twice, status: 'Lendo', dataTermino: '' } as const
  expect(['2023', '2024', '2025', '2026'].map((year) => finishesIn([twice, again], year))).toEqual([
    0, 2, 2, 1,
  ])
  expect(shelfStatistics([twice], '2024').finishedInYear).toBe(1)
  expect(yearsRead(twice)).toEqual(['2024', '2025', '2026'])
  expect(yearsRead(again)).toEqual(['2024', '2025'])
  expect(yearsRead(aReading({ status: 'Lendo', dataTermino: '2026-05-01' }))).toEqual([])
  expect(yearsRead(aReading({ status: 'Concluído', dataTermino: '' }))).toEqual([])
})
