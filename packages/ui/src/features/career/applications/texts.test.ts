import { applicationFunnel, type Application } from '@caderno/domain/career'
import { anApplication } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { dueNote, timeToAnswer } from './texts.ts'

const told = (...applications: readonly Application[]) =>
  timeToAnswer(applicationFunnel(applications, '2026-11-20'))
const sent = anApplication({ dataEnvio: '2026-11-01', historico: [{ fase: 'enviado', em: '2026-11-01' }] })
const interview = { fase: 'entrevista', em: '2026-11-05' } as const

it('tells the median, that nobody answered, or that no day of an answer is known (B5)', () => {
  expect(told(sent)).toBe('ainda sem resposta')
  expect(told(sent, { ...sent, fase: 'entrevista', historico: [...sent.historico, interview] })).toBe(
    '4 dias (mediana)',
  )
  expect(told(sent, anApplication({ fase: 'entrevista', historico: [interview] }))).toBe(
    'sem data da resposta',
  )
  expect(told(...Array.from({ length: 300 }, () => sent), anApplication({ fase: 'aprovado' }))).toBe(
    'sem data da resposta',
  )
})

it('says the hour of an interview that is due (B6, S20)', () => {
  const record = anApplication({
    empresa: 'Acme',
    etapa: 'painel',
    fase: 'entrevista',
    proximoContato: '2026-11-20',
    horaEntrevista: '14:00',
  })
  expect(dueNote({ kind: 'application', record }, '2026-11-20')).toBe('Acme, painel, às 14h')
  expect(dueNote({ kind: 'application', record }, '2026-11-21')).toBe(
    'Acme, painel, era para 20/11/2026 às 14h',
  )
  const sent = { ...record, fase: 'enviado' } as const
  expect(dueNote({ kind: 'application', record: sent }, '2026-11-20')).toBe('Acme, painel')
})
