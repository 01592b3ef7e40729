import { expect, test } from 'vitest'
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
import { inOrder, isSearch, searchRecords } from './index.ts'

const SOURCES = {
  applications: [
    anApplication({
      id: 'lume',
      localEntrevista: 'Auditório 3',
      vaga: 'Estágio em Padaria',
      empresa: 'Lume',
      observacoes: 'Entrevista com a Água Doce',
    }),
  ],
  contacts: [aContact({ id: 'marina', nome: 'Marina Água', cargo: 'Recrutadora', empresa: 'Embrapa' })],
  careerGoals: [aCareerGoal({ id: 'ingles', texto: 'Certificado de inglês', dataAlvo: '2026-12-20' })],
  book: aBook({
    saidas: [
      aTransaction({
        id: 'conta',
        descricao: 'Conta de água',
        valor: 1_234.5,
        data: '2026-10-03',
        conta: 'Banco Azul',
      }),
    ],
    metas: [aFinancialGoal({ id: 'viagem', descricao: 'Viagem', valor: 2_000, dataAlvo: '2027-01-10' })],
  }),
  skills: [
    aSkill({
      id: 'violao',
      nome: 'Violão',
      categoria: 'Criatividade',
      checkins: { '2026-11-03': 'Toquei Águas de Março' },
    }),
  ],
  readings: [aReading({ id: 'viva', titulo: 'Água Viva', autor: 'Clarice Lispector', tipo: 'Livro' })],
  subjects: [
    aSubject({
      id: 'calculo',
      nome: 'Cálculo I',
      professor: 'Helena Prado',
      avaliacoes: [anAssessment({ id: 'p1', titulo: 'Prova de limites', data: '2026-11-24' })],
    }),
  ],
}
const found = (query: string) => searchRecords(SOURCES, query).map(({ id }) => id)

test('every kind of record is found by its words, accents and case aside (B16, S20)', () => {
  expect(found('PADARIA')).toEqual(['lume'])
  expect(found('auditorio 3')).toEqual(['lume'])
  expect(found('recrutadora')).toEqual(['marina'])
  expect(found('ingles')).toEqual(['ingles'])
  expect(found('conta agua')).toEqual(['conta'])
  expect(found('banco azul')).toEqual(['conta'])
  expect(found('viagem')).toEqual(['viagem'])
  expect(found('violao')).toEqual(['violao'])
  expect(found('lispector, clarice')).toEqual([])
  expect(found('lispector clarice')).toEqual(['viva'])
  expect(found('helena')).toEqual(['calculo'])
  expect(found('limites')).toEqual(['p1'])
  expect(found('calculo')).toEqual(['calculo', 'p1'])
})

test('a title that begins so stands first, then one with such a word, then the other texts (B16)', () => {
  expect(found('agua')).toEqual(['viva', 'marina', 'conta', 'lume', 'violao'])
})

test('of several words all count: where they begin words, where they stand in the title, where one stands elsewhere (B16)', () => {
  const names = ['Água viva', 'Viva a água', 'Água e convivas', 'Água']
  const skills = names.map((nome, at) =>
    aSkill({ id: nome, nome, descricao: 'viva', createdAt: `2026-01-0${at + 1}T12:00:00.000Z` }),
  )
  expect(searchRecords({ ...NO_SOURCES, skills }, 'agua viva').map(({ title }) => title)).toEqual(names)
})

test('money and days are found as they are shown', () => {
  expect(found('1234,50')).toEqual(['conta'])
  expect(found('R$ 1.234,50')).toEqual(['conta'])
  expect(found('20/12/2026')).toEqual(['ingles'])
})

test('one line tells what a record is', () => {
  expect(searchRecords(SOURCES, 'conta de água')).toEqual([
    {
      key: 'transaction saida conta',
      kind: 'transaction',
      module: 'financas',
      id: 'conta',
      title: 'Conta de água',
      meta: 'R$\u00a01.234,50 · 03/10/2026',
      month: '2026-10',
    },
  ])
  expect(searchRecords(SOURCES, 'limites')[0]).toMatchObject({
    key: 'assessment calculo p1',
    meta: 'Cálculo I · 24/11/2026',
  })
  expect(searchRecords(SOURCES, 'marina')[0]).toMatchObject({
    title: 'Marina Água',
    meta: 'Recrutadora · Embrapa',
    month: '',
  })
  const contacts = [aContact({ cargo: '', empresa: 'Embrapa' })]
  expect(searchRecords({ ...NO_SOURCES, contacts }, 'embrapa')[0]).toMatchObject({ meta: 'Embrapa' })
})

test('of equal matches the newest stands first (B16)', () => {
  const skills = [
    aSkill({ id: 'a', nome: 'Inglês', createdAt: '2026-01-01T12:00:00.000Z' }),
    aSkill({ id: 'b', nome: 'Inglês', createdAt: '2026-02-01T12:00:00.000Z' }),
  ]
  expect(searchRecords({ ...NO_SOURCES, skills }, 'ing').map(({ id }) => id)).toEqual(['b', 'a'])
})

test('nothing typed finds nothing', () => {
  expect(found('')).toEqual([])
  expect(found(' \u0301\n')).toEqual([])
})

test('a line whose amount comes last finds what was booked before it books it again', () => {
  expect(isSearch('almoco 18,50', true)).toBe(true)
  expect(isSearch('almoco 18,50', false)).toBe(false)
  expect(isSearch('18,50 almoço', true)).toBe(false)
})

test('records that begin as was typed stand before what can be done, unless that is called exactly so (B16)', () => {
  const group = (label: string) => ({ rows: [{ label }] })
  const order = (query: string, action: string) =>
    inOrder(query, [group(action)], [group('Outro perfil'), group('Perfil Consultoria')]).map(
      ({ rows }) => rows[0]!.label,
    )
  expect(order('perfi', 'Perfil')).toEqual(['Perfil Consultoria', 'Perfil', 'Outro perfil'])
  expect(order('PERFIL', 'Perfíl')).toEqual(['Perfíl', 'Outro perfil', 'Perfil Consultoria'])
})
