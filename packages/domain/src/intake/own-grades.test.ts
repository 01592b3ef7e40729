import { expect, test } from 'vitest'
import { isTranscript } from './own-grades.ts'

test.each([
  ['Disciplina;N1;N2;Faltas;Média\nCálculo;7,5;8;2;7,75', true],
  ['Código,Componente curricular,Conceito,Situação\nMAT01,Cálculo,A,Aprovado', true],
  ['Data;Disciplina;Valor\n03/11/2026;Xerox;2,00', false],
  ['Disciplina;Título;Autor;Nota\nCálculo;Um curso de cálculo;Guidorizzi;5', false],
  ['Nome;Nota;Páginas\nO cortiço;5;200', false],
])('%j is a table of grades: %s (I23)', (text, is) => {
  expect(isTranscript(text)).toBe(is)
})
