import { GUEST } from '@caderno/domain/kernel'
import { NO_SOURCES } from '@caderno/domain/testing'
import { expect, test } from 'vitest'
import { readQuickLine } from './quick-lines.ts'

const TODAY = '2026-11-20'
const said = (line: string) => {
  const [first] = readQuickLine(line, NO_SOURCES, 'uid-ana', TODAY)
  return first && ('add' in first ? [first.module, first.sentence] : [first.module, first.refusal])
}

test('a line that nobody reads is asked to begin with the amount', () => {
  expect(said('almoço')).toEqual(['financas', 'Comece pelo valor: 18,50 almoço'])
  expect(said('0 almoço')).toEqual(['financas', 'Informe um valor maior que zero'])
})

test('a visitor adds nothing by a line', () => {
  expect(readQuickLine('18,50 almoço', NO_SOURCES, GUEST, TODAY)).toEqual([])
})
