import { describe, expect, it } from 'vitest'
import { aSubject } from '../../testing/index.ts'
import { parseAssessmentLine } from './quick-line.ts'
import { subjectIn } from './quick-subject.ts'

const subjectsOf = (...names: readonly string[]) =>
  names.map((nome, at) => aSubject({ id: `disciplina-${at}`, nome, codigo: '', semestre: '2026.2' }))
/** «title | subject», or what is wrong, on a Friday. */
const said = (line: string, ...names: readonly string[]) => {
  const found = parseAssessmentLine(line, { today: '2026-11-20', subjects: subjectsOf(...names) })
  if (!found || 'error' in found) return found?.error
  return `${found.ok.draft.titulo} | ${found.ok.subject?.nome ?? ''}`
}

describe('the first letters of a subject (W17, S16)', () => {
  it.each([
    ['prova calc sexta', 'Prova | Cálculo I'],
    ['P2 alg amanhã', 'P2 | Álgebra Linear'],
    ['prova alg linear sexta', 'Prova | Álgebra Linear'],
    ['n1 prob 10/12', 'N1 | Probabilidade e Estatística'],
    ['trabalho prob e est 5/12', 'Trabalho | Probabilidade e Estatística'],
    ['lista 3 eng soft', 'Lista 3 | Engenharia de Software'],
    ['calc: prova sexta', 'Prova | Cálculo I'],
    ['relatório de engenharia soft', 'Relatório soft | Engenharia de Software'],
    ['prova com consulta', 'Prova com consulta | '],
    ['prova li sexta', 'Prova li | '],
  ])('%j is %j', (line, expected) => {
    const names = [
      'Cálculo I',
      'Álgebra Linear',
      'Probabilidade e Estatística',
      'Engenharia de Software',
      'Programação Linear',
      'Comunicação',
      'Libras',
    ]
    expect(said(line, ...names)).toBe(expected)
  })

  it('are asked for where several begin so', () => {
    expect(said('prova alg sexta', 'Álgebra Linear', 'Algoritmos')).toBe(
      'Qual disciplina: Álgebra Linear ou Algoritmos?',
    )
  })

  it('have the numeral behind them', () => {
    expect(said('prova calc 2', 'Cálculo I', 'Cálculo II')).toBe('Prova | Cálculo II')
    expect(said('prova calc 3', 'Cálculo I')).toBe('Não encontrei a disciplina «calc 3»')
  })

  it('are worth less than a whole word', () => {
    expect(said('prova redes prob', 'Redes', 'Probabilidade')).toBe('Prova prob | Redes')
  })

  it('tell no subject of a text that is brought in', () => {
    expect(subjectIn('Eng Soft', subjectsOf('Engenharia de Software'))).toBeUndefined()
  })
})
