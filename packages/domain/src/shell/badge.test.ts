import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../testing/index.ts'
import { badgeOf } from './badge.ts'
import type { OutboxEntry } from './ports.ts'

const HERE = { offline: false, tabOnly: false }
const entries = (pending: number, refused = 0): readonly OutboxEntry[] =>
  Array.from({ length: pending + refused }, (_, n) => ({
    item: `leitura/${n}`,
    state: n < pending ? 'sending' : n % 2 ? 'failed' : 'refused',
  }))

it.each([
  [entries(0), HERE, 'Tudo salvo'],
  [entries(1), HERE, '1 pendente'],
  [entries(2), HERE, '2 pendentes'],
  [entries(1_234), HERE, '1.234 pendentes'],
  [entries(0), { ...HERE, offline: true }, 'Sem conexão'],
  [entries(3), { ...HERE, offline: true }, '3 pendentes'],
  [entries(0, 1), HERE, '1 item não foi salvo'],
  [entries(3, 2), { ...HERE, offline: true }, '2 itens não foram salvos'],
  [entries(0), { ...HERE, tabOnly: true }, 'Só nesta aba'],
])('%o, %o: %s (B2)', (from, around, label) => {
  expect(badgeOf(from, around).label).toBe(label)
})

it('«Tudo salvo» is said only where nothing is pending, lost, offline or kept in this tab alone (B2)', () => {
  const entry = fc.record({
    item: fc.constantFrom('leitura/a', 'candidaturas/c'),
    state: fc.constantFrom('sending', 'failed', 'refused'),
  })
  const around = fc.record({ offline: fc.boolean(), tabOnly: fc.boolean() })
  fc.assert(
    fc.property(fc.array(entry), around, (given, surroundings) => {
      const { kind, label } = badgeOf(given, surroundings)
      const isAllWell = given.length === 0 && !surroundings.offline && !surroundings.tabOnly
      expect(kind === 'saved').toBe(isAllWell)
      if (kind === 'pending') expect(label.startsWith(`${given.length} `)).toBe(true)
    }),
    { numRuns: runs(300, 5_000) },
  )
})
