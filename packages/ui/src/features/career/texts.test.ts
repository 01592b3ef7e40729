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
    expect(importQuestion({ applications, goals, contacts: 0 })).toBe(question)
    expect(importQuestion({ applications, goals, contacts: 5 })).toBe(question)
  })

  it('names the contacts when they are all there is', () => {
    expect(importQuestion({ applications: 0, goals: 0, contacts: 1 })).toBe(
      'Importar 1 contato salvo neste navegador?',
    )
    expect(importQuestion({ applications: 0, goals: 0, contacts: 2 })).toBe(
      'Importar 2 contatos salvos neste navegador?',
    )
  })
})
