import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { aCareerGoal, anApplication, anyApplicationDraft, anyCareerGoalDraft, anyJson } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { decode, fieldErrors } from '../kernel/index.ts'
import { APPLICATION_KIND, applicationDraftSchema, type ApplicationDraft } from './application.ts'
import { CAREER_GOAL_KIND, careerGoalDraftSchema, type CareerGoalDraft } from './goal.ts'

const many = { numRuns: runs(300, 3_000) }
const wrongIn = (over: Partial<ApplicationDraft>) => fieldErrors<ApplicationDraft>(applicationDraftSchema, anApplication(over))
const wrongInGoal = (over: Partial<CareerGoalDraft>) => fieldErrors<CareerGoalDraft>(careerGoalDraftSchema, aCareerGoal(over))

describe('an application', () => {
  it('needs a company and a position (D23)', () => {
    expect(wrongIn({ empresa: ' ', vaga: '' })).toEqual({ empresa: 'Empresa é obrigatória', vaga: 'Vaga é obrigatória' })
    expect(wrongIn({ dataEnvio: '', observacoes: '' })).toEqual({})
  })

  it('keeps to the limits, and no further', () => {
    expect(wrongIn({ empresa: 'x'.repeat(200), vaga: 'x'.repeat(200), observacoes: 'x'.repeat(10_000) })).toEqual({})
    expect(wrongIn({ empresa: 'x'.repeat(201), vaga: 'x'.repeat(201), observacoes: 'x'.repeat(10_001), dataEnvio: '2026-13-01' })).toEqual({
      empresa: 'Use no máximo 200 caracteres', vaga: 'Use no máximo 200 caracteres',
      observacoes: 'Use no máximo 10.000 caracteres', dataEnvio: 'Data inválida',
    })
  })

  it.each([
    ['dataEnvio', ''], ['fase', 'enviado'], ['observacoes', ''], ['createdAt', ''], ['updatedAt', ''],
  ])('stored with a broken %s falls back', (field, fallback) => {
    const decoded = decode(APPLICATION_KIND.schema, { ...anApplication({ fase: 'aprovado' }), [field]: [], corDoCartao: 2 })
    expect(decoded).toEqual({ ...anApplication({ fase: 'aprovado' }), [field]: fallback, corDoCartao: 2 })
  })

  it.each(['id', 'userId', 'empresa', 'vaga'])('without its %s is set aside', (field) => {
    expect(decode(APPLICATION_KIND.schema, { ...anApplication(), [field]: undefined })).toBeUndefined()
  })
})

describe('a career goal', () => {
  it('needs a text that is not blank, of 200 characters at most', () => {
    expect(wrongInGoal({ texto: '\n ' })).toEqual({ texto: 'Meta é obrigatória' })
    expect(wrongInGoal({ texto: 'x'.repeat(200) })).toEqual({})
    expect(wrongInGoal({ texto: 'x'.repeat(201) })).toEqual({ texto: 'Use no máximo 200 caracteres' })
  })

  it.each([['tipo', 'curtoPrazo'], ['concluida', false]])('stored with a broken %s falls back', (field, fallback) => {
    const stored = aCareerGoal({ tipo: 'longoPrazo', concluida: true })
    expect(decode(CAREER_GOAL_KIND.schema, { ...stored, [field]: 1 })).toEqual({ ...stored, [field]: fallback })
  })
})

test('decoding never throws, and a sound record comes back as it was stored', () => {
  const anyBroken = fc.dictionary(fc.constantFrom('id', 'userId', 'empresa', 'vaga', 'texto', 'fase', 'tipo'), anyJson)
  fc.assert(
    fc.property(anyApplicationDraft, anyCareerGoalDraft, anyBroken, (application, goal, broken) => {
      const records = [[APPLICATION_KIND.schema, anApplication(application)], [CAREER_GOAL_KIND.schema, aCareerGoal(goal)]] as const
      for (const [schema, record] of records) {
        expect(decode<object>(schema, structuredClone(record))).toEqual(record)
        const decoded = decode<object>(schema, { ...record, ...broken })
        if (decoded) expect(decode<object>(schema, structuredClone(decoded))).toEqual(decoded)
      }
    }),
    many,
  )
})
