import { describe, expect, it } from 'vitest'
import { importQuestion } from './texts.ts'

describe('the question of the import (D17)', () => {
  it.each([
    [2, 3, 'Importar 2 candidaturas e 3 metas salvas neste navegador?'],
    [1, 1, 'Importar 1 candidatura e 1 meta salvas neste navegador?'],
    [1, 0, 'Importar 1 candidatura salva neste navegador?'],
    [0, 1, 'Importar 1 meta salva neste navegador?'],
    [0, 2, 'Importar 2 metas salvas neste navegador?'],
    [1_200, 0, 'Importar 1.200 candidaturas salvas neste navegador?'],
  ])('%i applications and %i goals', (applications, goals, question) => {
    expect(importQuestion({ applications, goals })).toBe(question)
  })
})
