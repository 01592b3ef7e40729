import { expect, test } from 'vitest'
import { drawCover } from './BookCover.tsx'

test('a title always gets the same cover, and other titles other ones', () => {
  expect(drawCover('Torto Arado')).toEqual(drawCover('Torto Arado'))
  const covers = ['Torto Arado', 'Vidas Secas', 'Quarto de Despejo', 'O Cortiço'].map((title) =>
    JSON.stringify(drawCover(title)),
  )
  expect(new Set(covers).size).toBe(4)
})
