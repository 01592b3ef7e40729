import { expect, it } from 'vitest'
import { aSubject } from '../../testing/index.ts'
import { SEMESTER_MODULE } from './module.ts'

it('names an assessment by its subject too: two subjects may have one of the same id (S16)', () => {
  const { all, list, words } = SEMESTER_MODULE.kinds.assessment
  const subjects = [aSubject(), aSubject({ id: 'b', nome: 'Física' })]
  const found = all({ subjects })
  expect(found.map(({ id }) => id)).toEqual(['avaliacao-1', 'avaliacao-1'])
  expect(found.map((one) => list!(one))).toEqual(['disciplina-1', 'b'])
  expect(words(found[1]!)).toMatchObject({ title: 'Prova 1', meta: ['Física', '24/11/2026'] })
  expect(all({ subjects })[0]).toBe(found[0])
})
