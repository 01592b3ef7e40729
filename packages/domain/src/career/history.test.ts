import { describe, expect, it } from 'vitest'
import { anApplication } from '../../testing/index.ts'
import { inZone } from '../../testing/zones.ts'
import { MAX_HISTORY, type PhaseChange } from './application.ts'
import { changePhase, historyOf, replay, undoPatch } from './history.ts'

const TODAY = '2026-11-20'
const sent: PhaseChange = { fase: 'enviado', em: '2026-11-03' }

describe('the history of an application', () => {
  it('is the stored one', () => {
    const historico = [sent, { fase: 'entrevista' as const, em: '2026-11-10' }]
    expect(historyOf(anApplication({ fase: 'entrevista', historico }))).toBe(historico)
  })

  it('of an older record begins on the day of sending, else on the day it was written down, where the student is (B5)', () => {
    const createdAt = '2026-11-04T02:00:00.000Z'
    expect(historyOf(anApplication({ fase: 'aprovado', dataEnvio: '2026-11-03', createdAt }))).toEqual([
      { fase: 'aprovado', em: '2026-11-03' },
    ])
    inZone('America/Sao_Paulo', () =>
      expect(historyOf(anApplication({ dataEnvio: '', createdAt }))).toEqual([
        { fase: 'enviado', em: '2026-11-03' },
      ]),
    )
    inZone('Europe/Lisbon', () =>
      expect(historyOf(anApplication({ dataEnvio: '', createdAt }))).toEqual([
        { fase: 'enviado', em: '2026-11-04' },
      ]),
    )
    expect(historyOf(anApplication({ dataEnvio: '', createdAt: '' }))).toEqual([{ fase: 'enviado', em: '' }])
  })

  it('ends in the present fase, also when it was changed by something that keeps no history', () => {
    const changed = anApplication({
      fase: 'rejeitado',
      historico: [sent],
      updatedAt: '2026-11-15T12:00:00.000Z',
    })
    expect(historyOf(changed)).toEqual([sent, { fase: 'rejeitado', em: '2026-11-15' }])
    expect(historyOf({ ...changed, updatedAt: '' })).toEqual([sent, { fase: 'rejeitado', em: '2026-11-03' }])
  })

  it('of nothing leads nowhere', () => {
    expect(replay([])).toBeUndefined()
  })
})

describe('moving an application', () => {
  it('keeps each change with its day, there and back', () => {
    const moved = {
      ...anApplication({ historico: [sent] }),
      ...changePhase(anApplication({ historico: [sent] }), 'aprovado', '2026-11-19'),
    }
    expect(moved).toMatchObject({
      fase: 'aprovado',
      historico: [sent, { fase: 'aprovado', em: '2026-11-19' }],
    })
    expect(changePhase(moved, 'enviado', TODAY)).toEqual({
      fase: 'enviado',
      historico: [sent, { fase: 'aprovado', em: '2026-11-19' }, { fase: 'enviado', em: TODAY }],
    })
  })

  it('to where it stands writes nothing', () => {
    expect(changePhase(anApplication(), 'enviado', TODAY)).toEqual({})
  })

  it('gives an older record its history', () => {
    expect(changePhase(anApplication({ dataEnvio: '2026-11-03' }), 'entrevista', TODAY).historico).toEqual([
      sent,
      { fase: 'entrevista', em: TODAY },
    ])
    expect(
      changePhase(anApplication({ dataEnvio: '', createdAt: '' }), 'entrevista', TODAY).historico,
    ).toEqual([{ fase: 'entrevista', em: TODAY }])
  })

  it('moves a day that was still to come to that of the move', () => {
    const planned: PhaseChange = { fase: 'enviado', em: '2026-12-25' }
    expect(changePhase(anApplication({ historico: [planned] }), 'entrevista', TODAY).historico).toEqual([
      { fase: 'enviado', em: TODAY },
      { fase: 'entrevista', em: TODAY },
    ])
    expect(changePhase(anApplication({ dataEnvio: '2026-12-25' }), 'entrevista', TODAY).historico).toEqual([
      { fase: 'enviado', em: TODAY },
      { fase: 'entrevista', em: TODAY },
    ])
    const elsewhere = anApplication({
      fase: 'rejeitado',
      historico: [planned],
      updatedAt: '2026-11-15T12:00:00.000Z',
    })
    expect(historyOf(elsewhere)).toEqual([
      { fase: 'enviado', em: '2026-11-15' },
      { fase: 'rejeitado', em: '2026-11-15' },
    ])
  })

  it('keeps the first change and the newest ones once there are too many', () => {
    const historico = Array.from({ length: MAX_HISTORY }, (_, at): PhaseChange => ({
      fase: at % 2 ? 'entrevista' : 'enviado',
      em: `2026-${10 + (at % 2)}-01`,
    }))
    const patch = changePhase(anApplication({ fase: 'entrevista', historico }), 'aprovado', TODAY)
    expect(patch.historico).toEqual([historico[0], ...historico.slice(2), { fase: 'aprovado', em: TODAY }])
    expect(patch.historico).toHaveLength(MAX_HISTORY)
  })

  it('is taken back without a trace', () => {
    const before = anApplication({ historico: [sent], etapa: 'testes' })
    const moved = { ...before, ...changePhase(before, 'rejeitado', TODAY) }
    expect({ ...moved, ...undoPatch(before) }).toEqual(before)
  })
})
