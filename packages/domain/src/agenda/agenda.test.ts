import { describe, expect, it } from 'vitest'
import {
  aBook,
  aCareerGoal,
  aContact,
  aFinancialGoal,
  anApplication,
  anAssessment,
  aReading,
  aSkill,
  aSubject,
  aTransaction,
  NO_SOURCES,
} from '../../testing/index.ts'
import type { Application } from '../career/index.ts'
import { agendaOf, eventsOn, eventSources, sameDayWords, type AgendaSources } from './index.ts'

const TODAY = '2026-11-20'
const of = (sources: Partial<AgendaSources>) => agendaOf({ ...NO_SOURCES, ...sources }, TODAY)
const titles = (sources: Partial<AgendaSources>) => of(sources).map(({ title }) => title)

describe('what the career asks for', () => {
  it('is who is to be written to, late or today', () => {
    const contacts = [
      aContact({ id: 'a', nome: 'Beatriz', empresa: 'Aurora Energia', proximoContato: '2026-11-19' }),
      aContact({ id: 'b', nome: 'Rui', empresa: '', proximoContato: TODAY }),
      aContact({ id: 'c', proximoContato: '2026-11-21' }),
    ]
    expect(of({ contacts })).toMatchObject([
      {
        title: 'Falar com Beatriz, Aurora Energia',
        module: 'carreira',
        due: '2026-11-19',
        lateDays: 1,
        done: false,
      },
      { title: 'Falar com Rui', due: TODAY, lateDays: 0 },
    ])
  })

  it('is an interview at its hour, which stands before what has none today (S20)', () => {
    const at = (id: string, horaEntrevista: string, over: Partial<Application> = {}) =>
      anApplication({ id, vaga: id, fase: 'entrevista', proximoContato: TODAY, horaEntrevista, ...over })
    const applications = [
      at('sem hora', ''),
      at('tarde', '14:00'),
      at('manhã', '09:30'),
      at('retomar', '08:00', { fase: 'enviado' }),
    ]
    expect(of({ applications }).map(({ record, time }) => [record.id, time])).toEqual([
      ['manhã', '09:30'],
      ['tarde', '14:00'],
      ['sem hora', ''],
      ['retomar', ''],
    ])
  })

  it('is an interview, a follow-up, and an application that nobody answered, which is not late', () => {
    const applications = [
      anApplication({ id: 'silent', vaga: 'Trainee', empresa: 'Vale', dataEnvio: '2026-10-01' }),
      anApplication({ id: 'interview', fase: 'entrevista', proximoContato: TODAY }),
      anApplication({ id: 'sent', proximoContato: '2026-11-15', vaga: 'Estágio', empresa: 'IBGE' }),
      anApplication({ id: 'over', fase: 'rejeitado', proximoContato: TODAY }),
    ]
    expect(of({ applications }).map(({ title, lateDays }) => [title, lateDays])).toEqual([
      ['Retomar: Estágio, IBGE', 5],
      ['Entrevista: Estágio em dados, Embrapa', 0],
      ['Retomar: Trainee, Vale', 0],
    ])
  })

  it.each([
    ['2026-11-27', 1],
    ['2026-11-28', 0],
    ['2026-10-01', 1],
    ['', 0],
  ])('a goal to be reached by %j: %i', (dataAlvo, count) => {
    expect(of({ careerGoals: [aCareerGoal({ dataAlvo })] })).toHaveLength(count)
    expect(of({ careerGoals: [aCareerGoal({ dataAlvo, concluida: true })] })).toEqual([])
  })
})

describe('what the money asks for', () => {
  const place = { grupo: 'g', parcela: 3, parcelas: 6 }

  it('is what comes back and is dated today', () => {
    const saidas = [
      aTransaction({ id: 'a', descricao: 'Notebook', data: TODAY, ...place }),
      aTransaction({ id: 'b', descricao: 'Aluguel', data: TODAY, ...place, frequencia: 'mensal' }),
      aTransaction({ id: 'c', descricao: 'Café', data: TODAY }),
      aTransaction({ id: 'd', data: '2026-11-21', ...place }),
      aTransaction({ id: 'e', data: '2026-11-19', ...place }),
    ]
    expect(of({ book: aBook({ saidas }) })).toMatchObject([
      { title: 'Aluguel', done: true },
      { title: 'Parcela 3/6: Notebook', done: true },
    ])
  })

  it('tells an income from an expense with the same id', () => {
    const one = { id: 'same', data: TODAY, ...place }
    const book = aBook({
      saidas: [aTransaction(one)],
      entradas: [aTransaction({ ...one, tipo: 'entrada', categoria: 'Salário' })],
    })
    expect(new Set(of({ book }).map(({ key }) => key)).size).toBe(2)
  })

  it.each([
    ['2026-11-27', 900, 1],
    ['2026-11-28', 900, 0],
    ['2026-11-01', 900, 1],
    ['2026-11-27', 3_500, 0],
    ['', 900, 0],
  ])('a goal until %j with %d of R$ 3.500 saved: %i', (dataAlvo, valorAtual, count) => {
    expect(titles({ book: aBook({ metas: [aFinancialGoal({ dataAlvo, valorAtual })] }) })).toEqual(
      count === 1 ? ['Meta: Notebook'] : [],
    )
  })
})

describe('habits and books', () => {
  it('are the skills that wait today, and those that are done', () => {
    const skills = [
      aSkill({ id: 'a', nome: 'Inglês' }),
      aSkill({ id: 'b', nome: 'Violão', checkins: { [TODAY]: '' } }),
      aSkill({ id: 'c', ativo: false }),
      aSkill({ id: 'd', progresso: 100, checkins: { [TODAY]: '' } }),
      aSkill({ id: 'e', pausas: [{ de: TODAY, ate: TODAY }] }),
      aSkill({ id: 'f', metaSemanal: 1, checkins: { '2026-11-17': '' } }),
      aSkill({ id: 'g', dataInicio: '2026-11-21' }),
    ]
    expect(of({ skills }).map(({ title, done }) => [title, done])).toEqual([
      ['Inglês', false],
      ['Violão', true],
    ])
  })

  it('are the books that are being read', () => {
    expect(
      titles({
        readings: [
          aReading(),
          aReading({ id: 'b', status: 'Pausado' }),
          aReading({ id: 'c', status: 'Concluído' }),
        ],
      }),
    ).toEqual(['Dom Casmurro'])
    expect(of({ readings: [aReading({ paginasPorDia: { '2026-11-19': 10 } })] })).toMatchObject([
      { done: false },
    ])
    expect(of({ readings: [aReading({ paginasPorDia: { [TODAY]: 10 } })] })).toMatchObject([{ done: true }])
  })
})

it('counts what can be done: no book without pages', () => {
  const readings = [
    aReading({ titulo: 'Com páginas' }),
    aReading({ id: 'b', titulo: 'Sem páginas', paginasTotal: 0, paginasLidas: 0 }),
  ]
  const counted = of({
    readings,
    contacts: [aContact({ nome: 'Rui', empresa: '', proximoContato: TODAY })],
  }).filter(({ counts }) => counts)
  expect(counted.map(({ title }) => title)).toEqual(['Falar com Rui', 'Com páginas'])
})

it.each([
  ['2026-11-21', false],
  [TODAY, true],
  ['2026-11-17', true],
])('counts a goal, and a sum to be put aside, by %s: %s', (dataAlvo, counts) => {
  expect(of({ book: aBook({ metas: [aFinancialGoal({ dataAlvo })] }) })).toMatchObject([{ counts }])
  expect(of({ careerGoals: [aCareerGoal({ dataAlvo })] })).toMatchObject([{ counts }])
})

it('stands the soonest first; of one day people, applications, goals, money, habits, books (§2.8)', () => {
  const data = { data: TODAY, grupo: 'g', parcela: 1, parcelas: 2 }
  expect(
    titles({
      readings: [aReading({ titulo: 'Livro' })],
      skills: [aSkill({ nome: 'Hábito 10' }), aSkill({ id: 's2', nome: 'Hábito 9' })],
      book: aBook({
        saidas: [aTransaction({ descricao: 'Conta', ...data, frequencia: 'mensal' })],
        metas: [aFinancialGoal({ dataAlvo: '2026-11-23' })],
      }),
      careerGoals: [aCareerGoal({ texto: 'Atrasada', dataAlvo: '2026-11-18' })],
      contacts: [aContact({ nome: 'Rui', empresa: '', proximoContato: TODAY })],
      applications: [anApplication({ proximoContato: TODAY })],
    }),
  ).toEqual([
    'Meta: Atrasada',
    'Falar com Rui',
    'Retomar: Estágio em dados, Embrapa',
    'Conta',
    'Hábito 9',
    'Hábito 10',
    'Livro',
    'Meta: Notebook',
  ])
})

it('stands in the order of the clock, before what has no hour (§2.8, W16)', () => {
  const subjects = [
    aSubject({ id: 'a', nome: 'Álgebra', horarios: '6N12', avaliacoes: [] }),
    aSubject({
      id: 'b',
      nome: 'Zoologia',
      horarios: '6M12',
      avaliacoes: [
        anAssessment({ id: 'p1', titulo: 'A', data: '2026-11-20', hora: '' }),
        anAssessment({ id: 'p2', titulo: 'B', data: '2026-11-20', hora: '10:00' }),
      ],
    }),
  ]
  expect(agendaOf({ ...NO_SOURCES, subjects }, '2026-11-20').map(({ title }) => title)).toEqual([
    'Zoologia',
    'B, Zoologia',
    'Álgebra',
    'A, Zoologia',
  ])
})

it('has the exams of the next two days before what has no hour (W16)', () => {
  const on = (id: string, data: string) => anAssessment({ id, titulo: id, data, hora: '10:00' })
  const avaliacoes = [on('P3', '2026-11-23'), on('P2', '2026-11-22'), on('P1', '2026-11-21')]
  const sources = {
    ...NO_SOURCES,
    readings: [aReading({ titulo: 'Livro' })],
    subjects: [aSubject({ nome: 'Redes', horarios: '6M12', avaliacoes })],
    careerGoals: [aCareerGoal({ texto: 'Atrasada', dataAlvo: '2026-11-18' })],
  }
  expect(agendaOf(sources, '2026-11-20').map(({ title }) => title)).toEqual([
    'Meta: Atrasada',
    'Redes',
    'P1, Redes',
    'P2, Redes',
    'Livro',
    'P3, Redes',
  ])
})

it('keeps its own words in their order beside a name that turns what follows it (B27)', () => {
  const name = '\u202EabC'
  const shown = titles({
    contacts: [aContact({ nome: name, empresa: name, proximoContato: TODAY })],
    applications: [anApplication({ vaga: name, empresa: name, proximoContato: TODAY })],
    careerGoals: [aCareerGoal({ texto: name, dataAlvo: TODAY })],
    book: aBook({
      saidas: [aTransaction({ descricao: name, data: TODAY, grupo: 'g', parcela: 1, parcelas: 3 })],
      metas: [aFinancialGoal({ descricao: name, dataAlvo: TODAY })],
    }),
    skills: [aSkill({ nome: name })],
    readings: [aReading({ titulo: name })],
    subjects: [
      aSubject({ nome: name, horarios: '6M12', avaliacoes: [anAssessment({ titulo: name, data: TODAY })] }),
    ],
  })
  expect(shown).toHaveLength(9)
  expect(shown.filter((title) => title.replaceAll(`\u2068${name}\u2069`, '').includes(name))).toEqual([])
})

describe('what takes place on one day in two modules (§2.8, S15)', () => {
  const interview = anApplication({ id: 'i', empresa: 'Acme', fase: 'entrevista', proximoContato: TODAY })
  const calculus = aSubject({ id: 'c', nome: 'Cálculo', horarios: '6T23', avaliacoes: [] })
  const exam = anAssessment({ id: 'p', data: TODAY, hora: '14:00' })
  const networks = aSubject({ id: 'r', nome: 'Redes', horarios: '2M12', avaliacoes: [exam] })
  const sameDays = (sources: Partial<AgendaSources>) =>
    Object.fromEntries(of(sources).map(({ key, sameDay }) => [key, sameDayWords(sameDay)]))

  it('is said on both sides', () => {
    expect(sameDays({ applications: [interview], subjects: [calculus, networks] })).toEqual({
      'application i': 'Neste dia: Cálculo 13h50–15h45 e prova de Redes às 14h',
      'subject c': 'Neste dia: entrevista com Acme',
      'assessment r p': 'Neste dia: entrevista com Acme',
    })
  })

  it('says the hour of an interview where it is known (S20)', () => {
    const applications = [{ ...interview, horaEntrevista: '14:30' }]
    expect(sameDays({ applications, subjects: [calculus] })['subject c']).toBe(
      'Neste dia: entrevista com Acme às 14h30',
    )
  })

  it.each<[string, Partial<AgendaSources>]>([
    ['an application that only waits for an answer', { applications: [{ ...interview, fase: 'enviado' }] }],
    ['an interview of another day', { applications: [{ ...interview, proximoContato: '2026-11-21' }] }],
    ['a person to write to', { applications: [], contacts: [aContact({ proximoContato: TODAY })] }],
    ['a day without class', { subjects: [{ ...calculus, semAula: { [TODAY]: '' } }] }],
    ['a subject that is over', { subjects: [{ ...calculus, inicio: '2026-08-03', fim: '2026-11-19' }] }],
    ['a dropped subject', { subjects: [{ ...calculus, situacao: 'trancada' }] }],
    ['something to hand in', { subjects: [{ ...networks, avaliacoes: [{ ...exam, tipo: 'entrega' }] }] }],
    ['an exam that is graded', { subjects: [{ ...networks, avaliacoes: [{ ...exam, nota: 7 }] }] }],
  ])('is nothing for %s', (_, over) => {
    const said = Object.values(sameDays({ applications: [interview], subjects: [calculus], ...over }))
    expect(said.filter(Boolean)).toEqual([])
  })

  it('asks only for the sources that say so', () => {
    expect([eventSources('carreira'), eventSources('semestre')]).toEqual([['subjects'], ['applications']])
    expect(eventsOn({}, TODAY, 'carreira')).toEqual([])
    expect(eventsOn({ subjects: [calculus] }, '2026-11-27', 'carreira')).toEqual(['Cálculo 13h50–15h45'])
  })
})
