import { GUEST } from '@caderno/domain/kernel'
import { inOrder, searchRecords } from '@caderno/domain/search'
import { aContact, anApplication, aReading, NO_SOURCES } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { readQuickLine } from '../../modules/quick-lines.ts'
import { findActions } from './actions.ts'
import { lineGroups, recordGroups } from './results.ts'

const SOURCES = {
  ...NO_SOURCES,
  applications: [
    anApplication({ id: 'a', vaga: 'Trainee', empresa: 'Embrapa' }),
    anApplication({ id: 'b', vaga: 'Analista de redes', empresa: 'Trainees S.A.' }),
  ],
  contacts: [
    aContact({ nome: 'Perfil Consultoria' }),
    aContact({ id: 'c', nome: 'Rui', empresa: 'Trainees S.A.' }),
  ],
}
const labels = (query: string) =>
  inOrder(query, findActions(query, false), recordGroups(searchRecords(SOURCES, query))).flatMap(({ rows }) =>
    rows.map(({ label }) => label),
  )

it('a record that is called so stands before a screen with such a word, and the other records after it (W17, B16)', () => {
  expect(labels('trainee')).toEqual(['Trainee', 'Analista de redes', 'Estágios & Trainees', 'Rui'])
  expect(labels('RUI')).toEqual(['Rui'])
})

it('what can be done stands first when it is called exactly so, and before anything is typed (W17, B16)', () => {
  expect(labels('perfil')).toEqual(['Perfil', 'Perfil Consultoria'])
  expect(labels('perfi')).toEqual(['Perfil Consultoria', 'Perfil'])
  expect(labels('')[0]).toBe('Nova candidatura')
})

it('a line that can be booked stands before what can be done, and after a record that is called so (W17, B16)', () => {
  const query = '50 tons'
  const sources = { ...SOURCES, readings: [aReading({ titulo: '50 tons de cinza' })] }
  const labels = (kept: typeof sources, owner: string) =>
    inOrder(
      query,
      [...lineGroups(readQuickLine(query, kept, owner, '2026-11-20')), ...findActions(query, false)],
      recordGroups(searchRecords(kept, query)),
    ).flatMap(({ rows }) => rows.map(({ label }) => label))
  const spent = 'Saída de R$\u00a050,00, tons, Outros, hoje'
  expect(labels({ ...sources, readings: [] }, 'uid-ana')).toEqual([spent])
  expect(labels(sources, 'uid-ana')).toEqual(['50 tons de cinza', spent])
  expect(labels(sources, GUEST)).toEqual(['50 tons de cinza'])
})
