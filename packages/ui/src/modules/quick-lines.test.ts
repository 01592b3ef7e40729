import { GUEST } from '@caderno/domain/kernel'
import { aSubject, NO_SOURCES } from '@caderno/domain/testing'
import { expect, test } from 'vitest'
import { readQuickLine } from './quick-lines.ts'

const TODAY = '2026-11-20'
const sources = { ...NO_SOURCES, subjects: [aSubject({ nome: 'Cálculo I', semestre: '2026.2' })] }
const said = (line: string) => {
  const [first] = readQuickLine(line, sources, 'uid-ana', TODAY)
  return first && ('add' in first ? [first.module, first.sentence] : [first.module, first.refusal])
}

test('a line goes to the module whose line it is', () => {
  expect(said('prova cálculo 27/11 10h')).toEqual(['semestre', 'Prova de Cálculo I, 27/11/2026 às 10h'])
  expect(said('prova sexta')).toEqual([
    'semestre',
    'Não encontrei a disciplina: escreva parte do nome dela, como em «prova cálculo sexta 10h»',
  ])
  expect(said('prova cálculo 31/02')).toEqual(['semestre', 'Data inválida: «31/02»'])
  expect(said('almoço')).toEqual(['financas', 'Comece pelo valor: 18,50 almoço'])
  expect(said('0 prova')).toEqual(['financas', 'Informe um valor maior que zero'])
})

test('a visitor adds nothing by a line', () => {
  expect(readQuickLine('18,50 almoço', sources, GUEST, TODAY)).toEqual([])
})
