import { expect, test } from 'vitest'
import { leftAlone } from './messages.ts'

test('what an undo left as it is has its name, and is counted', () => {
  const change = { list: 'metas', remove: 'm' } as const
  expect(leftAlone({ changes: [change], left: [] })).toBeUndefined()
  expect(leftAlone({ changes: [], left: ['metas'] })).toBe(
    'Esta meta mudou de novo depois disso. Nada foi desfeito.',
  )
  expect(leftAlone({ changes: [], left: ['entradas', 'saidas'] })).toBe(
    'Estes lançamentos mudaram de novo depois disso. Nada foi desfeito.',
  )
  expect(leftAlone({ changes: [change], left: ['metas'] })).toBe(
    'O que mudou de novo depois disso ficou como está. O resto foi desfeito.',
  )
})
