import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { anyJson, anySkillDraft, aSkill } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { daysFrom, decode, fieldErrors } from '../kernel/index.ts'
import {
  SKILL_CATEGORIES,
  SKILL_KIND,
  SKILL_LEVELS,
  SKILL_TERMS,
  skillDraftSchema,
  type SkillDraft,
} from './skill.ts'

const many = { numRuns: runs(200, 3_000) }
const wrongIn = (over: Partial<SkillDraft>) => fieldErrors<SkillDraft>(skillDraftSchema, aSkill(over))

it('needs a name, a description and a start date (§3.7, §5.8, §9.4)', () => {
  expect(wrongIn({ nome: '', descricao: ' ', dataInicio: '', meta: '', dataConclusao: '' })).toEqual({
    nome: 'Nome é obrigatório',
    descricao: 'Descrição é obrigatória',
    dataInicio: 'Data de início é obrigatória',
  })
})

it('keeps to the limits, and no further', () => {
  expect(wrongIn({ nome: 'x'.repeat(200), descricao: 'x'.repeat(10_000), meta: 'x'.repeat(200) })).toEqual({})
  expect(wrongIn({ nome: 'x'.repeat(201), descricao: 'x'.repeat(10_001), meta: 'x'.repeat(201) })).toEqual({
    nome: 'Use no máximo 200 caracteres',
    descricao: 'Use no máximo 10.000 caracteres',
    meta: 'Use no máximo 200 caracteres',
  })
})

it.each([
  [0, true],
  [100, true],
  [-1, false],
  [101, false],
  [12.5, false],
  [Number.NaN, false],
])('progress %d holds: %s (§3.7, §5.8, §9.4)', (progresso, holds) => {
  expect(wrongIn({ progresso })).toEqual(holds ? {} : { progresso: 'O progresso vai de 0 a 100' })
})

it.each([
  [1, true],
  [7, true],
  [0, false],
  [8, false],
  [2.5, false],
])('%d times a week hold: %s', (metaSemanal, holds) => {
  expect(wrongIn({ metaSemanal })).toEqual(holds ? {} : { metaSemanal: 'Escolha de 1 a 7 vezes por semana' })
})

it('checks in on days of the calendar, with notes of 200 characters at most', () => {
  expect(wrongIn({ checkins: { '2026-11-20': 'x'.repeat(200), '2028-02-29': '' } })).toEqual({})
  expect(wrongIn({ checkins: { '2026-02-29': '' } })).toEqual({ checkins: 'Data inválida' })
  expect(wrongIn({ checkins: { '2026-11-20': 'x'.repeat(201) } })).toEqual({
    checkins: 'Use no máximo 200 caracteres',
  })
})

it('is paused from a day to the same or a later one, or to none yet', () => {
  expect(
    wrongIn({
      pausas: [
        { de: '2026-11-20', ate: '2026-11-20' },
        { de: '2026-11-19', ate: '2026-11-19', pausa: true },
        { de: '2026-11-20', ate: '' },
      ],
    }),
  ).toEqual({})
  for (const broken of [
    { de: '', ate: '' },
    { de: '2026-11-20', ate: '2026-11-19' },
    { de: '2026-11-20', ate: 'hoje' },
  ])
    expect(wrongIn({ pausas: [broken] })).toHaveProperty('pausas')
})

it('holds so many days and pauses as the cloud does, and no more', () => {
  const checkins = (count: number) =>
    Object.fromEntries(daysFrom('2026-01-01', count).map((day) => [day, '']))
  const pausas = (count: number) =>
    Array.from({ length: count }, () => ({ de: '2026-11-20', ate: '2026-11-20' }))
  expect(wrongIn({ checkins: checkins(4_000), pausas: pausas(1_000) })).toEqual({})
  expect(Object.keys(wrongIn({ checkins: checkins(4_001), pausas: pausas(1_001) }))).toEqual([
    'checkins',
    'pausas',
  ])
})

it('holds minutes of practice of a day, up to 24 hours', () => {
  expect(wrongIn({ estudos: { '2026-11-20': 1_440 } })).toEqual({})
  expect(wrongIn({ estudos: { '2026-11-20': 1_441 } })).toEqual({ estudos: 'Um dia tem até 24 horas' })
  expect(wrongIn({ estudos: { '2026-11-20': 0 } })).toEqual({ estudos: 'Um dia tem até 24 horas' })
})

it('has the lists of the specification', () => {
  expect(SKILL_CATEGORIES.join()).toBe('Estudo,Produtividade,Saúde,Criatividade,Social')
  expect(SKILL_LEVELS.join()).toBe('Iniciante,Intermediário,Avançado')
  expect(SKILL_TERMS.join()).toBe('1 dia,1 semana,2 semanas,1 mês,3 meses,6 meses,1 ano,Personalizado')
})

it.each([
  ['categoria', 'Estudo'],
  ['descricao', ''],
  ['nivel', 'Iniciante'],
  ['meta', ''],
  ['prazo', '1 mês'],
  ['dataInicio', ''],
  ['dataConclusao', ''],
  ['progresso', 0],
  ['ativo', true],
  ['createdAt', ''],
  ['checkins', {}],
  ['metaSemanal', 3],
  ['pausas', []],
  ['estudos', {}],
])('stored with a broken %s falls back and leaves the rest', (field, fallback) => {
  const stored = aSkill({ categoria: 'Social', ativo: false })
  expect(decode(SKILL_KIND.schema, { ...stored, [field]: 5.5, outro: {} })).toEqual({
    ...stored,
    [field]: fallback,
    outro: {},
  })
})

it('of before the check-ins is read, with none (B1)', () => {
  const { checkins: _, metaSemanal: __, pausas: ___, estudos: ____, ...older } = aSkill()
  expect(decode(SKILL_KIND.schema, older)).toEqual({
    ...older,
    checkins: {},
    metaSemanal: 3,
    pausas: [],
    estudos: {},
  })
})

it('loses a broken check-in or pause, and none beside it (B1)', () => {
  const sound = { de: '2026-11-02', ate: '' }
  const ofOneDay = { de: '2026-11-01', ate: '2026-11-01', pausa: true } as const
  const checkins = { '2026-11-20': 'bem', '2026-11-17': '' }
  expect(
    decode(SKILL_KIND.schema, {
      ...aSkill(),
      checkins: { ...checkins, '2026-02-30': '', '2026-11-19': 5, hoje: '', '2026-11-18': 'x'.repeat(201) },
      pausas: [
        sound,
        null,
        { de: '2026-11-20', ate: '2026-11-19' },
        { de: 'hoje', ate: '' },
        { de: '2026-11-20' },
        { ...ofOneDay, pausa: 'sim' },
        ofOneDay,
        sound,
      ],
    }),
  ).toEqual(aSkill({ checkins, pausas: [sound, ofOneDay, sound] }))
})

it.each(['id', 'userId', 'nome'])('without its %s is unreadable', (field) => {
  expect(decode(SKILL_KIND.schema, { ...aSkill(), [field]: undefined })).toBeUndefined()
})

test('decoding never throws, and a sound record comes back as it was stored (B1)', () => {
  fc.assert(
    fc.property(
      anySkillDraft,
      fc.dictionary(
        fc.constantFrom(
          'id',
          'userId',
          'nome',
          'prazo',
          'progresso',
          'ativo',
          'checkins',
          'metaSemanal',
          'pausas',
        ),
        anyJson,
      ),
      (draft, broken) => {
        const record = aSkill(draft)
        expect(decode(SKILL_KIND.schema, structuredClone(record))).toEqual(record)
        const decoded = decode(SKILL_KIND.schema, { ...record, ...broken })
        if (decoded) expect(decode(SKILL_KIND.schema, structuredClone(decoded))).toEqual(decoded)
      },
    ),
    many,
  )
})
