import { applicationFunnel, type Application } from '@caderno/domain/career'
import { anApplication } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { timeToAnswer } from './texts.ts'

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
