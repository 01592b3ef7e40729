import { agendaOf, type AgendaSources } from '@caderno/domain/agenda'
import {
  aBook,
  aCareerGoal,
  aContact,
  aFinancialGoal,
  anApplication,
  aReading,
  aSkill,
  aSubject,
  aTransaction,
  NO_SOURCES,
} from '@caderno/domain/testing'
import { describe, expect, it } from 'vitest'
import { activityWords, detailWords, doneOf, todayInWords, weekInWords, whenWords } from './texts.ts'

const TODAY = '2026-11-20'
const items = (sources: Partial<AgendaSources>) => agendaOf({ ...NO_SOURCES, ...sources }, TODAY)
const said = (sources: Partial<AgendaSources>) =>
  items(sources).map((item) =>
    [whenWords(item, TODAY), ...detailWords(item, TODAY)].filter((words) => words !== '').join(' · '),
  )
const people = (...days: readonly string[]) =>
  days.map((proximoContato, at) => aContact({ id: `c${at}`, proximoContato }))

it.each([
  [[], 'Nada para hoje.'],
  [['2026-11-20'], 'Uma coisa para hoje.'],
  [['2026-11-19'], 'Uma coisa para hoje, uma atrasada.'],
  [['2026-11-18', '2026-11-19', '2026-11-20'], 'Três coisas para hoje, duas atrasadas.'],
  [Array.from({ length: 12 }, () => '2026-11-20'), '12 coisas para hoje.'],
])('%j: %s', (days, words) => {
  expect(todayInWords(items({ contacts: people(...days) }), TODAY)).toBe(words)
})

it('says so when all is done', () => {
  expect(todayInWords(items({ skills: [aSkill({ checkins: { [TODAY]: '' } })] }), TODAY)).toBe(
    'Tudo feito por hoje.',
  )
})

it('counts neither a sum whose day is to come nor a book without pages, and what is booked as done', () => {
  const book = {
    ...aBook({ saidas: [aTransaction({ data: TODAY, grupo: 'g', parcela: 1, parcelas: 2 })] }),
    metas: [aFinancialGoal({ dataAlvo: '2026-11-23' })],
  }
  const readings = [aReading({ paginasTotal: 0, paginasLidas: 0 })]
  const said = (sources: Partial<AgendaSources>) => [
    todayInWords(items(sources), TODAY),
    doneOf(items(sources)),
  ]
  expect(said({ book, readings })).toEqual(['Tudo feito por hoje, e uma nos próximos dias.', 'Tudo feito'])
  expect(said({ book, readings, contacts: people(TODAY) })).toEqual([
    'Uma coisa para hoje, e uma nos próximos dias.',
    '1 de 2 feitas',
  ])
  expect(said({ readings })).toEqual(['Nenhuma tarefa para hoje.', ''])
})

it('has one kind of numbers in a sentence', () => {
  const late = people(...Array.from({ length: 11 }, () => '2026-11-18'))
  const [goal] = [aCareerGoal({ dataAlvo: '2026-11-21' })]
  expect(todayInWords(items({ contacts: late, careerGoals: [goal] }), TODAY)).toBe(
    '11 coisas para hoje, 11 atrasadas, e 1 nos próximos dias.',
  )
})

it('counts a savings goal from its day on, as the list shows it (§2.8)', () => {
  const goal = (dataAlvo: string) =>
    todayInWords(items({ book: aBook({ metas: [aFinancialGoal({ dataAlvo })] }) }), TODAY)
  expect(['2026-11-21', TODAY, '2026-11-17'].map(goal)).toEqual([
    'Nada para hoje, e uma nos próximos dias.',
    'Uma coisa para hoje.',
    'Uma coisa para hoje, uma atrasada.',
  ])
})

it('names apart what is due in the coming days, until it is done (§2.8)', () => {
  const coming = items({
    contacts: people('2026-11-18'),
    careerGoals: ['2026-11-21', '2026-11-27'].map((dataAlvo, at) => aCareerGoal({ id: `g${at}`, dataAlvo })),
  })
  expect(todayInWords(coming, TODAY)).toBe('Uma coisa para hoje, uma atrasada, e duas nos próximos dias.')
  expect(
    todayInWords(
      coming.map((item) => ({ ...item, done: item.due !== '2026-11-27' })),
      TODAY,
    ),
  ).toBe('Tudo feito por hoje, e uma nos próximos dias.')
})

describe('the words of a thing (S15)', () => {
  it('say when it is due and what helps to do it', () => {
    expect(said({ contacts: [aContact({ proximoContato: TODAY, cargo: '', canal: 'WhatsApp' })] })).toEqual([
      'Hoje · WhatsApp',
    ])
    expect(
      said({ applications: [anApplication({ proximoContato: TODAY, etapa: 'painel', local: 'on-line' })] }),
    ).toEqual(['Hoje · painel · on-line'])
    expect(
      said({
        applications: [anApplication({ fase: 'entrevista', proximoContato: TODAY, local: 'on-line' })],
        subjects: [aSubject({ nome: 'Cálculo', horarios: '6T23', local: '', avaliacoes: [] })],
      })[1],
    ).toBe('Hoje · on-line · Neste dia: Cálculo 13h50–15h45')
    expect(said({ applications: [anApplication({ dataEnvio: '2026-10-30' })] })).toEqual([
      'Sem resposta · enviada em 30/10/2026',
    ])
    expect(said({ careerGoals: [aCareerGoal({ dataAlvo: '2026-11-21' })] })).toEqual(['Amanhã'])
    expect(
      said({
        book: aBook({ metas: [aFinancialGoal({ valor: 100.1, valorAtual: 40.2, dataAlvo: '2026-11-23' })] }),
      }),
    ).toEqual(['Faltam 3 dias para guardar · R$\u00a059,90'])
    expect(
      said({
        book: aBook({
          entradas: [
            aTransaction({
              tipo: 'entrada',
              categoria: 'Salário',
              valor: 700,
              data: TODAY,
              grupo: 'g',
              parcela: 1,
              parcelas: 2,
            }),
          ],
        }),
      }),
    ).toEqual(['Lançada hoje · entrada de R$\u00a0700,00'])
  })

  it('say the hour of an interview and where it is, of a link its host (S20)', () => {
    const interview = anApplication({
      fase: 'entrevista',
      proximoContato: TODAY,
      etapa: 'painel',
      local: 'Recife',
      horaEntrevista: '14:30',
      localEntrevista: 'https://meet.exemplo.com/abc',
    })
    expect(said({ applications: [interview] })).toEqual(['Hoje · às 14h30 · painel · meet.exemplo.com'])
    expect(said({ applications: [{ ...interview, fase: 'enviado' }] })).toEqual(['Hoje · painel · Recife'])
  })

  it('say how far a habit and a book are', () => {
    expect(said({ skills: [aSkill({ checkins: { '2026-11-17': '' }, metaSemanal: 4 })] })).toEqual([
      'Hoje · 1 de 4 na semana',
    ])
    expect(said({ skills: [aSkill({ checkins: { [TODAY]: '' }, dataConclusao: '2026-11-22' })] })).toEqual([
      'Feito hoje · 1 de 3 na semana · Faltam 2 dias',
    ])
    expect(
      said({
        readings: [aReading({ paginasLidas: 168, paginasTotal: 1_262, paginasPorDia: { [TODAY]: 12 } })],
      }),
    ).toEqual(['página 168 de 1.262 · 12 páginas hoje'])
    expect(said({ readings: [aReading({ paginasTotal: 0, tipo: 'Audiobook' })] })).toEqual(['Audiobook'])
  })
})

describe('the words of the week', () => {
  const days = (from: string, to: string, minutes = 0) =>
    [from, to].map((dia) => ({ dia, done: [], planned: [], minutes }))

  it.each([
    ['2026-11-16', '2026-11-22', 'Semana de 16 a 22 de novembro'],
    ['2026-11-30', '2026-12-06', 'Semana de 30 de novembro a 6 de dezembro'],
  ])('from %s to %s: %s', (from, to, words) => {
    expect(weekInWords(days(from, to))).toBe(words)
    expect(weekInWords(days(from, to, 45))).toBe(`${words}, 1\u00a0h\u00a030\u00a0min de estudo`)
  })

  it('count what was done and what is planned', () => {
    expect(
      activityWords({
        dia: TODAY,
        done: ['carreira', 'leitura', 'leitura'],
        planned: ['financas'],
        minutes: 90,
      }),
    ).toBe('Feito: Carreira 1, Leitura 2. Previsto: Finanças 1. Estudo: 1\u00a0h\u00a030\u00a0min')
    expect(activityWords({ dia: TODAY, done: [], planned: [], minutes: 0 })).toBe('Nada')
  })
})
