import type { QuickEntry } from '@caderno/domain/finance'
import { expect, test } from 'vitest'
import { bookedWords, formatPreview } from './texts.ts'

const TODAY = '2026-11-20'
const entry = (descricao: string): QuickEntry => ({
  draft: { tipo: 'saida', valor: 18.5, descricao, categoria: 'Alimentação', data: TODAY },
  repeat: { tipo: 'nao' },
  categoryFrom: 'word',
})
const plain = (words: string) => words.replaceAll('\u00a0', ' ')

test('what is booked is told by the first words of it (B8)', () => {
  const long = entry('almoço '.repeat(1_000).trim())
  const name = `${'almoço '.repeat(9).slice(0, 59)}…`
  expect(plain(bookedWords(entry('almoço').draft, '2026-11', false))).toBe(
    'Saída de R$ 18,50 lançada: almoço.',
  )
  expect(plain(bookedWords(long.draft, '2026-11', false))).toBe(`Saída de R$ 18,50 lançada: ${name}`)
  expect(plain(bookedWords(entry('almoço').draft, '2026-12', true))).toBe(
    'Saída de R$ 18,50 lançada em novembro de 2026, fora do filtro: almoço.',
  )
  expect(plain(formatPreview(long, TODAY))).toBe(`Saída de R$ 18,50, ${name}, Alimentação, hoje`)
})
