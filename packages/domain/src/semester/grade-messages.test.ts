import { describe, expect, it } from 'vitest'
import { FOUR_TERMS, USUAL_RULE, type ApprovalRule } from './assessment.ts'
import { formatGrade, indexWords, parseGrade, ruleWords, standingSentence } from './grade-messages.ts'
import type { Standing } from './grades.ts'

it.each([
  [7, '7,0'],
  [6.25, '6,25'],
  [6.3, '6,3'],
  [0, '0,0'],
  [10, '10,0'],
  [0.05, '0,05'],
  [1000, '1000,0'],
])('%d is written %s', (grade, words) => {
  expect(formatGrade(grade)).toBe(words)
})

describe('a grade that is typed (D11, S7, S8, S10)', () => {
  it.each([
    ['6,3', 6.3],
    ['6.25', 6.25],
    [' 10 ', 10],
    ['0', 0],
    ['07,50', 7.5],
    ['7,5\u200b', 7.5],
  ])('%j is %d', (text, ok) => {
    expect(parseGrade(text, 10)).toEqual({ ok })
  })

  it.each([
    ['', 10, ''],
    ['   ', 10, ''],
    ['10,01', 10, 'A nota vai de 0 a 10'],
    ['2,6', 2.5, 'A nota vai de 0 a 2,5'],
    ['6,333', 10, 'Escreva a nota como 7,5, com até duas casas decimais'],
    ['-1', 10, 'Escreva a nota como 7,5, com até duas casas decimais'],
    ['1.000,5', 1000, 'A nota vai de 0 a 1000'],
    ['1.00,5', 1000, 'Escreva a nota como 7,5, com até duas casas decimais'],
    ['sete', 10, 'Escreva a nota como 7,5, com até duas casas decimais'],
    ['1e1', 10, 'Escreva a nota como 7,5, com até duas casas decimais'],
  ])('%j of %d has a sentence: %s', (text, maxima, error) => {
    expect(parseGrade(text, maxima)).toEqual({ error })
  })
})

describe('where a subject stands', () => {
  const said = (standing: Standing, complete = false) => standingSentence({ standing, complete })
  const needs = (
    missing: number,
    grades: { toPass?: number; toFinal?: number; mixed?: boolean },
    maxima = 10,
  ) => said({ is: 'precisaMedia', missing, maxima, mixed: false, ...grades })

  it('is said of the missing ones', () => {
    expect(needs(2, { toPass: 5.5 })).toBe('Precisa de média 5,5 nas que faltam')
    expect(needs(1, { toPass: 5.5 })).toBe('Precisa de 5,5 na que falta')
    expect(needs(1, { toPass: 2.75 }, 5)).toBe('Precisa de 2,75 de 5 na que falta')
    expect(needs(2, { toPass: 5.5, mixed: true })).toBe('Precisa de média 5,5 (de 0 a 10) nas que faltam')
    expect(needs(2, { toPass: 8, toFinal: 3.5 })).toBe(
      'Precisa de média 8,0 nas que faltam, ou 3,5 para chegar à final',
    )
    expect(needs(2, { toPass: 8, toFinal: 1 })).toContain(', ou 1,0 para chegar à final')
    // Whoever writes anything at all reaches it.
    expect(needs(2, { toPass: 8, toFinal: 0.17 })).toBe('Precisa de média 8,0 nas que faltam')
    expect(needs(2, { toPass: 8, toFinal: 0 })).toBe(
      'Precisa de média 8,0 nas que faltam para não ir à final',
    )
    expect(needs(2, { toFinal: 5.5 })).toBe('Precisa de média 5,5 nas que faltam para chegar à final')
    expect(needs(1, { toFinal: 0 })).toBe('Vai à final com qualquer nota na que falta')
  })

  it('says which mention that passes, where the rule writes mentions', () => {
    const standing = { is: 'precisaMedia', missing: 1, maxima: 10, mixed: false } as const
    const words = (grades: { toPass?: number; toFinal?: number }) =>
      standingSentence({
        standing: { ...standing, ...grades },
        complete: false,
        mentions: { now: 'MI', toPass: 'MM' },
      })
    expect(words({ toPass: 5.5 })).toBe('Precisa de 5,5 na que falta para MM')
    expect(words({ toPass: 8, toFinal: 3.5 })).toBe(
      'Precisa de 8,0 na que falta para MM, ou 3,5 para chegar à final',
    )
  })

  it.each([
    [{ is: 'semNotas' }, 'Nenhuma avaliação ainda', 'Nenhuma avaliação ainda'],
    [
      { is: 'semNotas', outside: true },
      'Nenhuma avaliação na média ainda',
      'Nenhuma avaliação na média ainda',
    ],
    [{ is: 'final', needed: 6.3 }, 'Você precisa de 6,3 na final', 'Você precisa de 6,3 na final'],
    [{ is: 'final', needed: 0 }, 'Qualquer nota na final aprova', 'Qualquer nota na final aprova'],
    [{ is: 'aprovada' }, 'Já aprovada', 'Aprovada com as notas lançadas'],
    [{ is: 'reprovada' }, 'Não alcança mais a aprovação', 'Reprovada com as notas lançadas'],
  ] as const)('%j is «%s», and «%s» when all are graded', (standing, before, after) => {
    expect([said(standing), said(standing, true)]).toEqual([before, after])
  })
})

describe('a rule (S8, S9)', () => {
  it('of the final alone, and with weights that floats do not add', () => {
    const regra = { ...USUAL_RULE, pesoMedia: 0 }
    expect(ruleWords(regra)).toBe('Média 7,0; final a partir de 4,0; nota da final ≥ 5,0')
    expect(ruleWords({ ...regra, pesoMedia: 0.1, pesoFinal: 0.2 })).toBe(
      'Média 7,0; final a partir de 4,0; (0,1 × média + 0,2 × final) / 0,3 ≥ 5,0',
    )
  })
})

it.each<[Partial<ApprovalRule>, string]>([
  [
    FOUR_TERMS,
    '4 bimestres; recuperação no lugar da nota menor; média 6,0; final a partir de 0,0; (média + final) / 2 ≥ 6,0',
  ],
  [
    { final: 'recupera', media: 6, mediaFinal: 6 },
    'Média 6,0; final a partir de 4,0; nota da final (vale até 6,0) ≥ 6,0',
  ],
  [
    { etapas: [2, 2, 3, 3], nomeEtapa: 'bimestre', final: 'melhor' },
    '4 bimestres, pesos 2, 2, 3 e 3; média 7,0; final a partir de 4,0; o maior de (média + final) / 2 e a final no lugar de um bimestre ≥ 5,0',
  ],
  [
    { etapas: [1, 1, 1], final: 'substitui', recuperacao: 'media' },
    '3 unidades; média da nota com a recuperação; média 7,0; final a partir de 4,0; a final no lugar de uma unidade ≥ 5,0',
  ],
  [{ media: 5, minimoFinal: 5, escala: 'mencoes' }, 'Média 5,0 (MM), sem final'],
  [
    { minimoNaFinal: 3 },
    'Média 7,0; final a partir de 4,0; (média + final) / 2 ≥ 5,0, com ao menos 3,0 na final',
  ],
])('a rule with %j is in words «%s» (S8)', (over, words) => {
  expect(ruleWords({ ...USUAL_RULE, ...over })).toBe(words)
})

it.each<[Partial<Standing & { is: 'recuperacao' }>, string]>([
  [{ stages: 1, toPass: 6.5 }, 'Precisa de 6,5 na recuperação'],
  [{ stages: 2, toPass: 6.5 }, 'Precisa de 6,5 em cada uma das 2 recuperações'],
  [{ stages: 1, toFinal: 2 }, 'Precisa de 2,0 na recuperação para chegar à final'],
  [{ stages: 0 }, 'Só passa com recuperação'],
])('of what a recuperação can do, %j, it says «%s» (S10)', (over, sentence) => {
  expect(standingSentence({ standing: { is: 'recuperacao', stages: 0, ...over }, complete: true })).toBe(
    sentence,
  )
})

it('says how the index came about', () => {
  expect([0, 1, 3].map(indexWords)).toEqual([
    'Nenhuma disciplina com todas as notas e carga horária ainda',
    'Média dos resultados pela carga horária, de 1 disciplina',
    'Média dos resultados pela carga horária, de 3 disciplinas',
  ])
})
