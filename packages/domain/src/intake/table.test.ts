import { expect, test } from 'vitest'
import { headerWord, headOf, rowsOf } from './table.ts'

const cellsOf = (text: string) => rowsOf(text, ';').map(({ at, cells }) => [at, ...cells])

test.each([
  [
    'rows of each line end, and of two kinds in one file',
    'a;b\r\nc;d\ne;f\rg;h',
    [1, 'a', 'b'],
    [2, 'c', 'd'],
    [3, 'e', 'f'],
    [4, 'g', 'h'],
  ],
  ['blank lines are none, but are counted', 'a;b\n\n;;\r\n \nc;d\n', [1, 'a', 'b'], [5, 'c', 'd']],
  [
    'quoted cells, with delimiters, quotes and line ends in them',
    'x;"a;""b""\r\nc"\ny;z',
    [1, 'x', 'a;"b"\r\nc'],
    [3, 'y', 'z'],
  ],
  ['spaces around quotes', 'x; "a;b" ;c', [1, 'x', 'a;b', 'c']],
  ['a quote within a cell', 'TV 42";10\n"TV 42" LED";10', [1, 'TV 42"', '10'], [2, 'TV 42" LED', '10']],
  ['a trailing delimiter is a blank cell', 'a;b;\n', [1, 'a', 'b', '']],
  ['a quote that nothing closes', '"a;1\nb;2\nc;3', [1, '"a', '1'], [2, 'b', '2'], [3, 'c', '3']],
  [
    'a quote that a later quote shows to be open',
    '1;"a\nb;2\n"c";3\n',
    [1, '1', '"a'],
    [2, 'b', '2'],
    [3, 'c', '3'],
  ],
])('%s', (_, text, ...rows) => {
  expect(cellsOf(text)).toEqual(rows)
})

test('a quote that closes only behind ten thousand characters is none', () => {
  const text = `"${'a'.repeat(10_000)}";1\nb;2`
  expect(rowsOf(text, ';')).toHaveLength(2)
  expect(rowsOf(text, ';')[0]!.cells[0]).toHaveLength(10_002)
})

test('the head of a text is its first forty rows', () => {
  expect(headOf('a;b\n'.repeat(50), ';')).toHaveLength(40)
  expect(headOf('a'.repeat(30_000), ';')[0]!.cells[0]).toHaveLength(20_000)
})

test.each([
  ['"Data Lançamento"', 'data lancamento'],
  [' Valor (R$) ', 'valor r'],
  ['Ag./Origem', 'ag origem'],
  ['DATA_MOV', 'data mov'],
  ['N° documento', 'n documento'],
])('the header %s is compared as «%s»', (cell, word) => {
  expect(headerWord(cell)).toBe(word)
})
