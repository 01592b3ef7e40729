import { describe, expect, it } from 'vitest'
import { aContact, anApplication } from '../../testing/index.ts'
import type { Application } from './application.ts'
import { sortContacts } from './contact.ts'
import {
  ALL_APPLICATIONS,
  applicationsByPhase,
  filterApplications,
  isNarrowed,
  sortApplications,
  type ApplicationFilter,
  type ApplicationSort,
} from './list.ts'

const agua = anApplication({
  id: 'a',
  empresa: 'Água Azul',
  vaga: 'Vendas',
  dataEnvio: '2026-11-01',
  fase: 'rejeitado',
  local: 'São Paulo',
  fonte: 'Gupy',
})
const banco = anApplication({
  id: 'b',
  empresa: 'Banco Azul',
  vaga: 'Análise',
  dataEnvio: '2026-11-09',
  fase: 'enviado',
  etapa: 'Dinâmica de grupo',
  proximoContato: '2026-12-01',
})
const segundo = anApplication({
  id: 'c',
  empresa: 'banco Órion',
  vaga: 'Dados',
  dataEnvio: '',
  fase: 'entrevista',
  observacoes: 'Falar com o João',
  localEntrevista: 'Sala 3',
  proximoContato: '2026-11-22',
})
const arado = anApplication({
  id: 'd',
  empresa: 'Arado',
  vaga: 'dados',
  dataEnvio: '2026-11-09',
  fase: 'enviado',
  createdAt: '2026-11-10T12:00:00.000Z',
  fonte: 'Gupy',
})
const all = [agua, banco, segundo, arado]
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('')
const found = (over: Partial<ApplicationFilter>) =>
  ids(filterApplications(all, { ...ALL_APPLICATIONS, ...over }))

describe('searching (B5, S20)', () => {
  it.each([
    ['', 'abcd'],
    ['  ', 'abcd'],
    ['AGUA', 'a'],
    ['análise', 'b'],
    ['analise banco', 'b'],
    ['sao', 'a'],
    ['dinamica', 'b'],
    ['sala 3', 'c'],
    ['joao', 'c'],
    ['Dados', 'cd'],
    ['banco dados', 'c'],
    ['gupy', ''],
    ['azulvendas', ''],
  ])('%j finds %j', (text, expected) => {
    expect(found({ text })).toBe(expected)
  })

  it('narrows by fase and source together', () => {
    expect(found({ fase: 'enviado' })).toBe('bd')
    expect(found({ fonte: 'Gupy' })).toBe('ad')
    expect(found({ fonte: 'Gupy', fase: 'enviado', text: 'arado' })).toBe('d')
    expect(ids(filterApplications(all, { text: 'dados', fase: '' }))).toBe('cd')
  })

  it('gives the list itself when nothing is asked for', () => {
    expect(filterApplications(all, ALL_APPLICATIONS)).toBe(all)
    expect(isNarrowed({ text: ' ', fase: '' })).toBe(false)
    expect(isNarrowed({ text: '', fase: '', fonte: 'Gupy' })).toBe(true)
  })
})

describe('sorting (B5)', () => {
  it.each<[ApplicationSort, string]>([
    ['recentes', 'dbac'],
    ['empresa', 'adbc'],
    ['vaga', 'bdca'],
    ['fase', 'dbca'],
    ['próximo contato', 'cbda'],
  ])('by %s', (sort, expected) => {
    expect(ids(sortApplications(all, sort))).toBe(expected)
  })

  it('puts the interviews of one day in the order of their hours, one without an hour last (S20)', () => {
    const at = (id: string, horaEntrevista: string, over: Partial<Application> = {}) =>
      anApplication({
        id,
        fase: 'entrevista',
        proximoContato: '2026-12-01',
        horaEntrevista,
        dataEnvio: `2026-11-0${id}`,
        ...over,
      })
    const planned = [
      at('1', '14:00'),
      at('2', '09:30'),
      at('3', ''),
      at('4', '08:00', { fase: 'enviado' }),
      at('5', '08:00', { proximoContato: '' }),
    ]
    expect(ids(sortApplications(planned, 'próximo contato'))).toBe('21435')
  })

  it('puts what is numbered in the order of the numbers (B27)', () => {
    const numbered = ['Edu 10', 'Edu 9', 'Edu 100'].map((vaga) => anApplication({ id: vaga, vaga }))
    expect(sortApplications(numbered, 'vaga').map(({ vaga }) => vaga)).toEqual(['Edu 9', 'Edu 10', 'Edu 100'])
  })

  it('makes the columns of the board, each the newest first', () => {
    expect(
      Object.entries(applicationsByPhase(all)).map(([fase, column]) => `${fase} ${ids(column)}`),
    ).toEqual(['enviado db', 'entrevista c', 'aprovado ', 'rejeitado a'])
  })

  it('puts the contacts to be written to first, then goes by name', () => {
    const contacts = [
      aContact({ id: 'a', nome: 'Zélia' }),
      aContact({ id: 'b', nome: 'ana' }),
      aContact({ id: 'c', nome: 'Bruno', proximoContato: '2026-12-01' }),
      aContact({ id: 'd', nome: 'Érica' }),
      aContact({ id: 'e', nome: 'Ivo', proximoContato: '2026-11-01' }),
    ]
    expect(ids(sortContacts(contacts))).toBe('ecbda')
  })
})
