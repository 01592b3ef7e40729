import { expect, it } from 'vitest'
import { anAssessment, aSubject } from '../../testing/index.ts'
import { parseAssessmentLine } from './quick-line.ts'

const CALCULUS = aSubject({
  nome: 'Cálculo III',
  semestre: '2026.2',
  avaliacoes: [anAssessment({ titulo: 'P3', data: '2026-12-01' })],
})
/** Read on a Thursday. */
const read = (line: string) => {
  const found = parseAssessmentLine(line, { today: '2026-11-26', subjects: [CALCULUS] })
  return found && 'ok' in found ? found.ok.draft : found?.error
}

it.each(['p3 de calculo dia 1/12 as 8:55', 'P3 cálculo terça'])(
  '%j is there already, and says so (W17)',
  (line) => {
    expect(read(line)).toBe('«P3» de Cálculo III em 01/12 já está no semestre')
  },
)

it.each([
  ['p3 cálculo 2/12', 'P3', '2026-12-02'],
  ['p4 cálculo 1/12', 'P4', '2026-12-01'],
  ['p3 cálculo', 'P3', ''],
])('%j is another one (W17)', (line, titulo, data) => {
  expect(read(line)).toMatchObject({ titulo, data })
})

it.each(['prova cancelada de cálculo', 'prova de cálculo adiada', 'prova cálculo remarcada 3/12'])(
  '%j adds none: what changes one is named (W17)',
  (line) => {
    expect(read(line)).toMatch(/^Não entendi «(cancelada|adiada|remarcada)»: /)
  },
)

it.each([
  ['p1 cálculo 8,5', '8,5'],
  ['prova cálculo nota 8', 'nota 8'],
  ['P1 cálculo tirei 9,5', 'tirei 9,5'],
])('%j adds none: the grade of one is named (W17)', (line, part) => {
  expect(read(line)).toBe(`Não entendi «${part}»: o que muda numa avaliação se muda em «Semestre»`)
})

it.each([
  ['prova cálculo peso 40%', 'peso 40%'],
  ['prova cálculo peso 1.500', 'peso 1.500'],
  ['prova cálculo 5/12 vale 30%', 'vale 30%'],
  ['prova cálculo valendo 3 pontos', 'valendo 3 pontos'],
  ['prova cálculo com peso 2 peso 3', 'com peso 2'],
])('of %j the weight is no single one, and is named (W17)', (line, part) => {
  expect(read(line)).toBe(`Não entendi «${part}»: escreva um só peso, como peso 2 ou peso 0,5`)
})

it('a word that changes no exam is part of the title (W17)', () => {
  expect(read('trabalho sobre energia transferida cálculo 5/12')).toMatchObject({
    titulo: 'Trabalho sobre energia transferida',
  })
})

it.each([
  ['prova cálculo 3/12 peso 2', 'Prova', 2],
  ['lista 7 cálculo com peso 0,5', 'Lista 7', 0.5],
  ['prova final cálculo peso 3', 'Prova final', 3],
  ['prova cálculo 5/12 peso 2.5', 'Prova', 2.5],
  ['prova cálculo peso 200', 'Prova', 200],
  ['trabalho cálculo peso pesado', 'Trabalho peso pesado', 1],
])('of %j the weight is told (W17)', (line, titulo, peso) => {
  expect(read(line)).toMatchObject({ titulo, peso })
})
