import { searchRecords } from '@caderno/domain/search'
import { aContact, anApplication, NO_SOURCES } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { findActions } from './actions.ts'
import { inOrder, recordGroups } from './results.ts'

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

it('a record that is called so stands before a screen with such a word, and the other records after it', () => {
  expect(labels('trainee')).toEqual(['Trainee', 'Analista de redes', 'Estágios & Trainees', 'Rui'])
  expect(labels('RUI')).toEqual(['Rui'])
})

it('what can be done stands first when it is called exactly so, and before anything is typed', () => {
  expect(labels('perfil')).toEqual(['Perfil', 'Perfil Consultoria'])
  expect(labels('perfi')).toEqual(['Perfil Consultoria', 'Perfil'])
  expect(labels('')[0]).toBe('Nova candidatura')
})
