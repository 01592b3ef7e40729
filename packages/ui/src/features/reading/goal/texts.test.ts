import type { MonthPages, ReadingPace } from '@caderno/domain/reading'
import { describe, expect, it } from 'vitest'
import { doneOf, monthsSentence, paceWords, stillWords } from './texts.ts'

const PACE: ReadingPace = {
  done: 8,
  target: 12,
  expected: 10,
  percent: 66,
  left: 4,
  perMonth: 2,
  state: 'behind',
}

describe('the words of the pace (B15)', () => {
  it.each([
    [PACE, 'livros', '8 de 12 livros', '2 livros atrás do ritmo', 'Faltam 4 livros, 2 por mês até dezembro'],
    [
      { ...PACE, done: 1_240, target: 4_000, expected: 1_241, left: 2_760, perMonth: 1_380 },
      'paginas',
      '1.240 de 4.000 páginas',
      '1 página atrás do ritmo',
      'Faltam 2.760 páginas, 1.380 por mês até dezembro',
    ],
    [
      { ...PACE, state: 'onPace', left: 2, perMonth: 1 },
      'livros',
      '8 de 12 livros',
      'No ritmo',
      'Faltam 2 livros até o fim do ano',
    ],
    [
      { ...PACE, left: 4, perMonth: 4 },
      'livros',
      '8 de 12 livros',
      '2 livros atrás do ritmo',
      'Faltam 4 livros até o fim do ano',
    ],
    [
      { ...PACE, done: 0, target: 1, left: 1, perMonth: 1, state: 'onPace' },
      'livros',
      '0 de 1 livro',
      'No ritmo',
      'Falta 1 livro até o fim do ano',
    ],
    [
      { ...PACE, done: 12, left: 0, perMonth: 0, state: 'met' },
      'livros',
      '12 de 12 livros',
      'Meta cumprida',
      undefined,
    ],
    [
      { ...PACE, done: 13, left: 0, perMonth: 0, state: 'met' },
      'livros',
      '13 de 12 livros',
      'Meta cumprida, 1 livro além',
      undefined,
    ],
  ] as const)('%#', (pace, tipo, done, words, still) => {
    expect([doneOf(pace, tipo), paceWords(pace, tipo), stillWords(pace, tipo)]).toEqual([done, words, still])
  })
})

describe('the picture of the months in words (B15)', () => {
  const months = (...pages: number[]): readonly MonthPages[] =>
    pages.map((paginas, index) => ({ month: `2026-0${index + 1}`, paginas }))

  it.each([
    [months(0, 0, 0), undefined],
    [months(0, 1, 0), '1 página em 2026, em fevereiro.'],
    [months(40, 1_200, 0), '1.240 páginas em 2026; o melhor mês foi fevereiro, com 1.200.'],
    [months(40, 0, 40), '80 páginas em 2026; o melhor mês foi janeiro, com 40.'],
  ])('%#', (all, sentence) => {
    expect(monthsSentence(all)).toBe(sentence)
  })
})
