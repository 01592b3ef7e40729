import { expect, test } from 'vitest'
import { tableOf } from './headed-table.ts'
import { type MappedKind, mappingOf, readMapped } from './mapping.ts'

const read = (kind: MappedKind, ...lines: readonly string[]) => {
  const table = tableOf(lines.join('\n'))!
  const found = readMapped(table, mappingOf(table.header, kind), kind, { today: '2026-11-20' })
  return found.lines.map(({ item, refused, none }) => refused ?? none ?? Object.values(item!))
}

const over = (extra: string) => `A linha tem mais células que o cabeçalho: sobra “${extra}”.`

test('an amount whose comma splits it in two loses no centavos: its line is refused (I13)', () => {
  expect(
    read(
      'statement',
      'Data,Descrição,Valor',
      '13/11/2026,Pão,12,50',
      '14/11/2026,Bar,40',
      '15/11/2026,Gás,9',
    ),
  ).toEqual(['Cabeçalho', over('50'), ['2026-11-14', 'Bar', 4000], ['2026-11-15', 'Gás', 900]])
})

test('where every line is split so, the header that is one cell shorter is theirs all the same', () => {
  expect(read('statement', 'Data,Descrição,Valor', '13/11/2026,Pão,12,50', '14/11/2026,Bar,40,00')).toEqual([
    'Cabeçalho',
    over('50'),
    over('00'),
  ])
})

test('a text that a comma splits is not cut either', () => {
  expect(read('contacts', 'Nome,Notas', 'Ana,gosta de café', 'Bia,mora longe, no Acre', 'Rui,veio')).toEqual([
    'Cabeçalho',
    expect.anything(),
    over('no Acre'),
    expect.anything(),
  ])
})

test('a sum that stands apart, to the right of a table, refuses no row of it', () => {
  const [, first] = read(
    'statement',
    'Data;Descrição;Valor',
    '13/11/2026;Pão;-12,50;;Total;-16,50',
    '14/11/2026;Bar;-4,00',
  )
  expect(first).toEqual(['2026-11-13', 'Pão', -1250])
})
