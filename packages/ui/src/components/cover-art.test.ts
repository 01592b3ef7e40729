import { expect, test } from 'vitest'
import { drawCover, initialsOf } from './cover-art.ts'

test('a title always gets the same cover, and other titles other ones', () => {
  expect(drawCover('Torto Arado')).toEqual(drawCover('Torto Arado'))
  const covers = ['Torto Arado', 'Vidas Secas', 'Quarto de Despejo', 'O Cortiço'].map((title) => JSON.stringify(drawCover(title)))
  expect(new Set(covers).size).toBe(4)
})

test.each([
  ['Torto Arado', 'TA'],
  ['Quarto de Despejo', 'QD'],
  ['olhos d’água', 'OÁ'],
  ['it', 'I'],
  ['2001: uma odisseia', '2U'],
  ['A', 'A'],
  ['«»', ''],
  ['', ''],
])('the initials of «%s» are «%s»', (title, initials) => {
  expect(initialsOf(title)).toBe(initials)
})
