import { describe, expect, it } from 'vitest'
import { anApplication } from '../../testing/index.ts'
import type { Application, ApplicationPhase } from './application.ts'
import { applicationFunnel } from './funnel.ts'

const TODAY = '2026-11-20'
const reached = (applications: readonly Application[]) =>
  applicationFunnel(applications, TODAY).stages.map(({ reached }) => reached)

type Move = readonly [day: string, fase: ApplicationPhase]

/** Sent on the 1st, and then a fase on each day named. */
const moved = (path: readonly Move[], over: Partial<Application> = {}): Application => {
  const historico = [
    { fase: 'enviado' as const, em: '2026-11-01' },
    ...path.map(([day, fase]) => ({ fase, em: `2026-11-${day}` })),
  ]
  return anApplication({ dataEnvio: '2026-11-01', fase: historico.at(-1)!.fase, historico, ...over })
}

it('of nothing has no figures', () => {
  expect(applicationFunnel([], TODAY)).toEqual({
    stages: [
      { fase: 'enviado', reached: 0 },
      { fase: 'entrevista', reached: 0 },
      { fase: 'aprovado', reached: 0 },
    ],
    responseRate: 0,
    medianDaysToAnswer: null,
    perMonth: [],
    bySource: [],
  })
})

describe('the stages (B5)', () => {
  it('count what was ever reached, not where it stands', () => {
    expect(
      reached([
        moved([]),
        moved([
          ['05', 'entrevista'],
          ['09', 'rejeitado'],
        ]),
        moved([['05', 'rejeitado']]),
      ]),
    ).toEqual([3, 1, 0])
    expect(
      reached([
        moved([
          ['05', 'aprovado'],
          ['06', 'enviado'],
        ]),
      ]),
    ).toEqual([1, 1, 1])
  })

  it('are passed on the way to a later one', () => {
    expect(
      reached([
        moved([['05', 'aprovado']]),
        anApplication({ fase: 'aprovado' }),
        anApplication({ fase: 'entrevista' }),
      ]),
    ).toEqual([3, 3, 2])
  })
})

describe('the answers (B5)', () => {
  const answers = (...applications: readonly Application[]) => {
    const { responseRate, medianDaysToAnswer } = applicationFunnel(applications, TODAY)
    return [responseRate, medianDaysToAnswer]
  }

  it('are an interview, an approval or a refusal', () => {
    expect(answers(moved([]))).toEqual([0, null])
    expect(
      answers(
        moved([]),
        moved([['04', 'rejeitado']]),
        moved([
          ['06', 'entrevista'],
          ['20', 'aprovado'],
        ]),
      ),
    ).toEqual([67, 4])
    expect(
      answers(moved([['02', 'entrevista']]), moved([['04', 'rejeitado']]), moved([['11', 'entrevista']])),
    ).toEqual([100, 3])
  })

  it('of which no day is known count, and move no median', () => {
    expect(
      answers(
        anApplication({ fase: 'aprovado' }),
        anApplication({ fase: 'entrevista', historico: [{ fase: 'entrevista', em: '2026-11-03' }] }),
      ),
    ).toEqual([100, null])
  })

  it('are counted from the day of sending, and one before it took no day', () => {
    expect(answers(moved([['10', 'entrevista']], { dataEnvio: '2026-10-31' }))).toEqual([100, 10])
    expect(answers(moved([['10', 'entrevista']], { dataEnvio: '2026-11-15' }))).toEqual([100, 0])
    expect(answers(moved([['10', 'entrevista']], { dataEnvio: '' }))).toEqual([100, 9])
  })
})

describe('the months', () => {
  const months = (...days: readonly string[]) =>
    applicationFunnel(
      days.map((dataEnvio) => anApplication({ dataEnvio, createdAt: '' })),
      TODAY,
    )
      .perMonth.map(({ month, count }) => `${month} ${count}`)
      .join()

  it('run from the first one to this one, without gaps', () => {
    expect(months('2026-09-30', '2026-11-01', '2026-09-01')).toBe('2026-09 2,2026-10 0,2026-11 1')
    expect(months('2026-10-31')).toBe('2026-10 1,2026-11 0')
  })

  it('are twelve at most, over the turn of the year', () => {
    expect(months('2025-11-30', '2025-12-01').split(',')).toEqual([
      '2025-12 1',
      ...Array.from({ length: 11 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')} 0`),
    ])
    expect(months('')).toBe('')
  })

  it('end with this one, in which those with a day to come are counted (B5)', () => {
    expect(months('2026-12-01', '2027-12-25', '2026-10-01')).toBe('2026-10 1,2026-11 2')
  })
})

it('names the sources with the most applications first, those without one too (B5)', () => {
  const source = (fonte: Application['fonte'], path: readonly Move[] = []) => moved(path, { fonte })
  const { bySource } = applicationFunnel(
    [
      source('CIEE', [['05', 'rejeitado']]),
      source(''),
      source('Gupy'),
      source('Gupy', [
        ['05', 'entrevista'],
        ['09', 'aprovado'],
      ]),
      source('LinkedIn'),
    ],
    TODAY,
  )
  expect(bySource).toEqual([
    { fonte: 'Gupy', total: 2, answered: 1, approved: 1 },
    { fonte: 'LinkedIn', total: 1, answered: 0, approved: 0 },
    { fonte: 'CIEE', total: 1, answered: 1, approved: 0 },
    { fonte: '', total: 1, answered: 0, approved: 0 },
  ])
})
