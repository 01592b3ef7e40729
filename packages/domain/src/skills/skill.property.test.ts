import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { anyJson, anySkillDraft, aSkill } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { decode, fieldErrors } from '../kernel/index.ts'
import { SKILL_CATEGORIES, SKILL_KIND, SKILL_LEVELS, SKILL_TERMS, skillDraftSchema, type SkillDraft } from './skill.ts'

const many = { numRuns: runs(300, 3_000) }
const wrongIn = (over: Partial<SkillDraft>) => fieldErrors<SkillDraft>(skillDraftSchema, aSkill(over))

it('needs a name, a description and a start date (spec §5)', () => {
  expect(wrongIn({ nome: '', descricao: ' ', dataInicio: '', meta: '', dataConclusao: '' })).toEqual({
    nome: 'Nome é obrigatório', descricao: 'Descrição é obrigatória', dataInicio: 'Data de início é obrigatória',
  })
})

it('keeps to the limits, and no further', () => {
  expect(wrongIn({ nome: 'x'.repeat(200), descricao: 'x'.repeat(10_000), meta: 'x'.repeat(200) })).toEqual({})
  expect(wrongIn({ nome: 'x'.repeat(201), descricao: 'x'.repeat(10_001), meta: 'x'.repeat(201) })).toEqual({
    nome: 'Use no máximo 200 caracteres', descricao: 'Use no máximo 10.000 caracteres', meta: 'Use no máximo 200 caracteres',
  })
})

it.each([[0, true], [100, true], [-1, false], [101, false], [12.5, false], [Number.NaN, false]])('progress %d holds: %s', (progresso, holds) => {
  expect(wrongIn({ progresso })).toEqual(holds ? {} : { progresso: 'O progresso vai de 0 a 100' })
})

it('has the lists of the specification', () => {
  expect(SKILL_CATEGORIES.join()).toBe('Estudo,Produtividade,Saúde,Criatividade,Social')
  expect(SKILL_LEVELS.join()).toBe('Iniciante,Intermediário,Avançado')
  expect(SKILL_TERMS.join()).toBe('1 dia,1 semana,2 semanas,1 mês,3 meses,6 meses,1 ano,Personalizado')
})

it.each([
  ['categoria', 'Estudo'], ['descricao', ''], ['nivel', 'Iniciante'], ['meta', ''], ['prazo', '1 mês'], ['dataInicio', ''], ['dataConclusao', ''],
  ['progresso', 0], ['ativo', true], ['createdAt', ''],
])('stored with a broken %s falls back and leaves the rest', (field, fallback) => {
  const stored = aSkill({ categoria: 'Social', ativo: false })
  expect(decode(SKILL_KIND.schema, { ...stored, [field]: {}, checkins: {} })).toEqual({ ...stored, [field]: fallback, checkins: {} })
})

it.each(['id', 'userId', 'nome'])('without its %s is set aside', (field) => {
  expect(decode(SKILL_KIND.schema, { ...aSkill(), [field]: undefined })).toBeUndefined()
})

test('decoding never throws, and a sound record comes back as it was stored', () => {
  fc.assert(
    fc.property(anySkillDraft, fc.dictionary(fc.constantFrom('id', 'userId', 'nome', 'prazo', 'progresso', 'ativo'), anyJson), (draft, broken) => {
      const record = aSkill(draft)
      expect(decode(SKILL_KIND.schema, structuredClone(record))).toEqual(record)
      const decoded = decode(SKILL_KIND.schema, { ...record, ...broken })
      if (decoded) expect(decode(SKILL_KIND.schema, structuredClone(decoded))).toEqual(decoded)
    }),
    many,
  )
})
