import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  aCareerGoal,
  aContact,
  anApplication,
  anyApplicationDraft,
  anyCareerGoalDraft,
  anyContactDraft,
  anyJson,
} from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { decode, fieldErrors } from '../kernel/index.ts'
import {
  APPLICATION_KIND,
  APPLICATION_SOURCES,
  APPLICATION_TYPES,
  applicationDraftSchema,
  MAX_HISTORY,
  WORK_MODES,
  type ApplicationDraft,
  type PhaseChange,
} from './application.ts'
import { CONTACT_KIND, contactDraftSchema, type ContactDraft } from './contact.ts'
import { CAREER_GOAL_KIND, careerGoalDraftSchema, type CareerGoalDraft } from './goal.ts'

const many = { numRuns: runs(300, 3_000) }
const wrongIn = (over: Partial<ApplicationDraft>) =>
  fieldErrors<ApplicationDraft>(applicationDraftSchema, anApplication(over))
const wrongInContact = (over: Partial<ContactDraft>) =>
  fieldErrors<ContactDraft>(contactDraftSchema, aContact(over))
const wrongInGoal = (over: Partial<CareerGoalDraft>) =>
  fieldErrors<CareerGoalDraft>(careerGoalDraftSchema, aCareerGoal(over))

describe('an application (§3.4, D23)', () => {
  it('needs a company and a position (D23)', () => {
    expect(wrongIn({ empresa: ' ', vaga: '' })).toEqual({
      empresa: 'Empresa é obrigatória',
      vaga: 'Vaga é obrigatória',
    })
    expect(wrongIn({ dataEnvio: '', observacoes: '' })).toEqual({})
  })

  it('keeps to the limits, and no further', () => {
    expect(
      wrongIn({ empresa: 'x'.repeat(200), vaga: 'x'.repeat(200), observacoes: 'x'.repeat(10_000) }),
    ).toEqual({})
    expect(
      wrongIn({
        empresa: 'x'.repeat(201),
        vaga: 'x'.repeat(201),
        observacoes: 'x'.repeat(10_001),
        dataEnvio: '2026-13-01',
      }),
    ).toEqual({
      empresa: 'Use no máximo 200 caracteres',
      vaga: 'Use no máximo 200 caracteres',
      observacoes: 'Use no máximo 10.000 caracteres',
      dataEnvio: 'Data inválida',
    })
  })

  it('keeps its further details to their limits and lists too, and needs none of them (D14, B1, S20)', () => {
    const long = 'x'.repeat(201)
    expect(
      wrongIn({
        local: long,
        bolsa: long,
        etapa: long,
        contatoId: long,
        link: 'javascript:alert(1)',
        proximoContato: '2026-02-30',
        horaEntrevista: '24:00',
        localEntrevista: 'x'.repeat(2_049),
      }),
    ).toEqual({
      local: 'Use no máximo 200 caracteres',
      bolsa: 'Use no máximo 200 caracteres',
      etapa: 'Use no máximo 200 caracteres',
      contatoId: 'Use no máximo 200 caracteres',
      link: 'Link inválido',
      proximoContato: 'Data inválida',
      horaEntrevista: 'Hora inválida',
      localEntrevista: 'Use no máximo 2.048 caracteres',
    })
    expect(wrongIn({ horaEntrevista: '23:59', localEntrevista: 'x'.repeat(2_048) })).toEqual({})
    expect(
      Object.keys(wrongIn({ tipo: 'Bico' as never, modalidade: 'Lua' as never, fonte: 'Rádio' as never })),
    ).toEqual(['tipo', 'modalidade', 'fonte'])
    expect([APPLICATION_TYPES, WORK_MODES, APPLICATION_SOURCES].map((list) => list.join())).toEqual([
      'Estágio,Trainee,CLT,PJ,Freelance',
      'Presencial,Híbrido,Remoto',
      'LinkedIn,CIEE,Nube,IEL,Gupy,Indicação,Outra',
    ])
  })

  it('keeps a history of real days and fases, and not without end (B1)', () => {
    const change: PhaseChange = { fase: 'enviado', em: '2026-11-03' }
    const keeps = (historico: readonly PhaseChange[]) => !('historico' in wrongIn({ historico }))
    expect([keeps([]), keeps(Array.from({ length: MAX_HISTORY }, () => change))]).toEqual([true, true])
    expect([
      keeps(Array.from({ length: MAX_HISTORY + 1 }, () => change)),
      keeps([{ ...change, em: '' }]),
      keeps([{ ...change, fase: 'sonho' as never }]),
    ]).toEqual([false, false, false])
  })

  it.each([
    ['dataEnvio', ''],
    ['fase', 'enviado'],
    ['observacoes', ''],
    ['link', ''],
    ['tipo', ''],
    ['modalidade', ''],
    ['local', ''],
    ['bolsa', ''],
    ['fonte', ''],
    ['etapa', ''],
    ['contatoId', ''],
    ['proximoContato', ''],
    ['horaEntrevista', ''],
    ['localEntrevista', ''],
    ['createdAt', ''],
    ['updatedAt', ''],
  ])('stored with a broken %s falls back', (field, fallback) => {
    const decoded = decode(APPLICATION_KIND.schema, {
      ...anApplication({ fase: 'aprovado' }),
      [field]: [],
      corDoCartao: 2,
    })
    expect(decoded).toEqual({ ...anApplication({ fase: 'aprovado' }), [field]: fallback, corDoCartao: 2 })
  })

  it('of the specification, with nothing beyond it, has nothing beyond it (B1)', () => {
    const { id, userId, empresa, vaga, dataEnvio, fase, observacoes, createdAt, updatedAt } = anApplication()
    expect(
      decode(APPLICATION_KIND.schema, {
        id,
        userId,
        empresa,
        vaga,
        dataEnvio,
        fase,
        observacoes,
        createdAt,
        updatedAt,
      }),
    ).toEqual(anApplication())
  })

  it('stored with a broken history has what of it can be read, by day', () => {
    const sent = { fase: 'enviado', em: '2026-11-03' }
    const called = { fase: 'entrevista', em: '2026-11-09' }
    for (const [stored, historico] of [
      [{}, []],
      [[{ fase: 'enviado' }], []],
      [[sent, { fase: 'sonho', em: '2026-11-03' }], [sent]],
      [
        [called, sent],
        [sent, called],
      ],
    ])
      expect(decode(APPLICATION_KIND.schema, { ...anApplication(), historico: stored })).toEqual({
        ...anApplication(),
        historico,
      })
  })

  it.each(['id', 'userId', 'empresa', 'vaga'])('without its %s is unreadable', (field) => {
    expect(decode(APPLICATION_KIND.schema, { ...anApplication(), [field]: undefined })).toBeUndefined()
  })
})

describe('a career goal (§3.5, §5.6)', () => {
  it('needs a text that is not blank, of 200 characters at most', () => {
    expect(wrongInGoal({ texto: '\n ' })).toEqual({ texto: 'Meta é obrigatória' })
    expect(wrongInGoal({ texto: 'x'.repeat(200) })).toEqual({})
    expect(wrongInGoal({ texto: 'x'.repeat(201) })).toEqual({ texto: 'Use no máximo 200 caracteres' })
  })

  it.each([
    ['tipo', 'curtoPrazo'],
    ['concluida', false],
    ['dataAlvo', ''],
  ])('stored with a broken %s falls back', (field, fallback) => {
    const stored = aCareerGoal({ tipo: 'longoPrazo', concluida: true, dataAlvo: '2027-12-01' })
    expect(decode(CAREER_GOAL_KIND.schema, { ...stored, [field]: 1 })).toEqual({
      ...stored,
      [field]: fallback,
    })
  })
})

describe('a contact (B7)', () => {
  it('needs a name, and keeps to the limits', () => {
    const long = 'x'.repeat(201)
    expect(
      wrongInContact({
        nome: ' ',
        empresa: long,
        cargo: long,
        canal: long,
        notas: 'x'.repeat(10_001),
        ultimoContato: 'ontem',
        proximoContato: '2026-13-01',
      }),
    ).toEqual({
      nome: 'Nome é obrigatório',
      empresa: 'Use no máximo 200 caracteres',
      cargo: 'Use no máximo 200 caracteres',
      canal: 'Use no máximo 200 caracteres',
      notas: 'Use no máximo 10.000 caracteres',
      ultimoContato: 'Data inválida',
      proximoContato: 'Data inválida',
    })
    expect(
      wrongInContact({ nome: 'x'.repeat(200), empresa: '', cargo: '', canal: '', notas: 'x'.repeat(10_000) }),
    ).toEqual({})
  })

  it.each([
    'empresa',
    'cargo',
    'canal',
    'ultimoContato',
    'proximoContato',
    'notas',
    'createdAt',
    'updatedAt',
  ])('stored with a broken %s falls back', (field) => {
    const stored = aContact({ ultimoContato: '2026-11-01', proximoContato: '2026-12-01', notas: 'Café' })
    expect(decode(CONTACT_KIND.schema, { ...stored, [field]: null, aniversario: 2 })).toEqual({
      ...stored,
      [field]: '',
      aniversario: 2,
    })
  })

  it.each(['id', 'userId', 'nome'])('without its %s is unreadable', (field) => {
    expect(decode(CONTACT_KIND.schema, { ...aContact(), [field]: undefined })).toBeUndefined()
  })
})

test('decoding never throws, and a sound record comes back as it was stored (§3.4, D23)', () => {
  const anyBroken = fc.dictionary(
    fc.constantFrom(
      'id',
      'userId',
      'empresa',
      'vaga',
      'texto',
      'fase',
      'tipo',
      'link',
      'historico',
      'nome',
      'proximoContato',
    ),
    anyJson,
  )
  fc.assert(
    fc.property(
      anyApplicationDraft,
      anyCareerGoalDraft,
      anyContactDraft,
      anyBroken,
      (application, goal, contact, broken) => {
        const records = [
          [APPLICATION_KIND.schema, anApplication(application)],
          [CAREER_GOAL_KIND.schema, aCareerGoal(goal)],
          [CONTACT_KIND.schema, aContact(contact)],
        ] as const
        for (const [schema, record] of records) {
          expect(decode<object>(schema, structuredClone(record))).toEqual(record)
          const decoded = decode<object>(schema, { ...record, ...broken })
          if (decoded) expect(decode<object>(schema, structuredClone(decoded))).toEqual(decoded)
        }
      },
    ),
    many,
  )
})
