import { GUEST } from '@caderno/domain/kernel'
import { aSubject, NO_SOURCES } from '@caderno/domain/testing'
import { expect, test } from 'vitest'
import { refusalOf } from '../features/spotlight/results.ts'
import { readQuickLine, withOthers } from './quick-lines.ts'

const TODAY = '2026-11-20'
const sources = { ...NO_SOURCES, subjects: [aSubject({ nome: 'Cálculo I', semestre: '2026.2' })] }
const said = (line: string) => {
  const [first] = readQuickLine(line, sources, 'uid-ana', TODAY)
  return first && ('add' in first ? [first.module, first.sentence] : [first.module, first.refusal])
}

test('a line goes to the module whose line it is (W17)', () => {
  expect(said('prova cálculo 27/11 10h')).toEqual(['semestre', 'Prova de Cálculo I, 27/11/2026 às 10h'])
  expect(said('prova sexta')).toEqual([
    'semestre',
    'Não encontrei a disciplina: escreva parte do nome dela, como em «prova cálculo sexta 10h»',
  ])
  expect(said('prova cálculo 31/02')).toEqual(['semestre', 'Data inválida: «31/02»'])
  expect(said('P2 cálculo 31/02')).toEqual(['semestre', 'Data inválida: «31/02»'])
  expect(said('2ª prova cálculo às 25h')).toEqual(['semestre', 'Hora inválida: «às 25h»'])
  expect(said('prova cálculo sexta 4')).toEqual(['semestre', 'Prova de Cálculo I, sexta 4 → 04/12/2026'])
  expect(said('entrega ifood 30,00')?.[0]).toBe('financas')
  expect(said('almoço')).toEqual(['financas', 'Comece pelo valor: 18,50 almoço'])
  expect(said('0 prova')).toEqual(['financas', 'Informe um valor maior que zero'])
})

test('what names no subject is said (W17)', () => {
  const missing = (part: string) => [
    'semestre',
    `Não encontrei a disciplina${part}: escreva parte do nome dela, como em «prova cálculo sexta 10h»`,
  ]
  expect(said('prova quimica sexta')).toEqual(missing(' «quimica»'))
  expect(said('prova 2 de estrutura de dados 10h')).toEqual(missing(' «estrutura de dados»'))
  expect(said('lista 3 POO')).toEqual(missing(' «POO»'))
  expect(said('prova final sexta')).toEqual(missing(''))
  expect(said('entregar relatório 12/12')).toEqual(missing(''))
  expect(said('P2 calc amanhã')).toEqual(['semestre', 'P2 de Cálculo I, amanhã → 21/11/2026'])
})

test('what no line adds is named, with the page that does, in the search too (W17)', () => {
  const elsewhere = (part: string, page: string) => `Não entendi «${part}»: isso se lança em «${page}»`
  const refused = (line: string) => refusalOf(readQuickLine(line, sources, 'uid-ana', TODAY))
  expect(refused('faltei cálculo')).toBe(elsewhere('faltei', 'Semestre'))
  expect(refused('Estudei 30 min cálculo')).toBe(elsewhere('estudei', 'Semestre'))
  expect(refused('2 faltas cálculo')).toBe(elsewhere('2 faltas', 'Semestre'))
  expect(refused('tirei 8,5 em cálculo')).toBe(elsewhere('tirei', 'Semestre'))
  expect(refused('li 20 páginas')).toBe(elsewhere('li', 'Leitura'))
  expect(refused('meditei 10 min')).toBe(elsewhere('meditei', 'Habilidades'))
  expect(said('faltei cálculo')).toEqual(['semestre', elsewhere('faltei', 'Semestre')])
  expect(said('li um gibi 12,00')?.[1]).toMatch(/^Saída de R\$\s12,00/)
  expect(refused('nota fiscal')).toBeUndefined()
})

test('a visitor adds nothing by a line (W17)', () => {
  expect(readQuickLine('18,50 almoço', sources, GUEST, TODAY)).toEqual([])
})

test('what a line may mean as well is read as such (W17)', () => {
  const read = (line: string) => readQuickLine(line, sources, 'uid-ana', TODAY)
  const sentences = (line: string) =>
    withOthers(read(line), read).map(({ sentence }) => sentence.replaceAll('\u00a0', ' '))
  expect(sentences('60 academia 24/7')).toEqual([
    'Saída de R$ 60,00, academia 24/7, Saúde, hoje',
    'Saída de R$ 60,00, academia, Saúde, dia 24/7 → 24/07',
  ])
  expect(sentences('35 uber quinta')).toEqual([
    'Saída de R$ 35,00, uber, Transporte, quinta → ontem',
    'Saída de R$ 35,00, uber, Transporte, 26/11',
  ])
  expect(sentences('prova cálculo 27/11')).toEqual(['Prova de Cálculo I, 27/11/2026'])
})
