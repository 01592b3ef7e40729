import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyBudget, anyFinancialGoal, anyJson, anyTransactionOf } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { decode } from '../kernel/index.ts'
import { decodeFinances, FINANCE_LISTS } from './document.ts'
import { toCentavos } from './money.ts'
import { financialGoalDraftSchema, transactionDraftSchema } from './records.ts'

const many = { numRuns: runs(300, 3_000) }
const centavos = fc.integer({ min: 1, max: 99_999_999_999 })
const sound = fc.record({
  entradas: fc.array(anyTransactionOf('entrada')),
  saidas: fc.array(anyTransactionOf('saida')),
  metas: fc.array(anyFinancialGoal),
  orcamentos: fc.uniqueArray(anyBudget, { selector: ({ id }) => id }),
})
const brokenElement = fc.record(
  Object.fromEntries(
    [
      'id',
      'descricao',
      'valor',
      'categoria',
      'data',
      'tipo',
      'dataAlvo',
      'valorAtual',
      'createdAt',
      'grupo',
      'parcela',
      'parcelas',
      'frequencia',
      'depositos',
      'mes',
      'extra',
    ].map((key) => [key, anyJson]),
  ),
  { requiredKeys: [] },
)

test('decoding never throws, whatever JSON is stored, and what it gives decodes to itself (§3.6)', () => {
  const list = fc.oneof(
    anyJson,
    fc.array(fc.oneof(brokenElement, anyTransactionOf('saida'), anyFinancialGoal, anyJson)),
  )
  const document = fc.oneof(
    anyJson,
    fc.record({ entradas: list, saidas: list, metas: list, orcamentos: list }, { requiredKeys: [] }),
  )
  fc.assert(
    fc.property(document, (value) => {
      const decoded = decodeFinances(value)
      if (decoded)
        expect(decodeFinances(structuredClone(decoded.book))).toEqual({ book: decoded.book, unreadable: 0 })
    }),
    many,
  )
})

test('a sound document comes back as it was stored, and broken elements between the sound ones change none of them (§3.6)', () => {
  fc.assert(
    fc.property(
      sound,
      anyJson.filter((value) => decodeFinances({ metas: [value] })?.unreadable === 1),
      fc.nat(),
      (book, broken, place) => {
        expect(decodeFinances(structuredClone(book))).toEqual({ book, unreadable: 0 })
        const withBroken = (elements: readonly unknown[]) =>
          elements.toSpliced(place % (elements.length + 1), 0, broken)
        const mixed = Object.fromEntries(FINANCE_LISTS.map((list) => [list, withBroken(book[list])]))
        expect(decodeFinances(mixed)).toEqual({ book, unreadable: 4 })
      },
    ),
    many,
  )
})

test('every draft of whole centavos within the limits holds, and no other (§3.6, §5.7, §9.3, D11)', () => {
  fc.assert(
    fc.property(
      centavos,
      fc.integer({ min: 1, max: 9 }),
      anyTransactionOf('saida'),
      anyFinancialGoal,
      (whole, digit, spent, goal) => {
        const reais = whole / 100
        expect(decode(transactionDraftSchema, { ...spent, valor: reais })).toBeDefined()
        expect(decode(financialGoalDraftSchema, { ...goal, valor: reais, valorAtual: reais })).toBeDefined()
        expect(decode(transactionDraftSchema, { ...spent, valor: reais + digit / 1000 })).toBeUndefined()
        expect(decode(transactionDraftSchema, { ...spent, valor: -reais })).toBeUndefined()
      },
    ),
    many,
  )
})

test('every amount of centavos is itself', () => {
  fc.assert(
    fc.property(centavos, (whole) => {
      expect(toCentavos(whole / 100)).toBe(whole / 100)
    }),
    many,
  )
})
