import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBook, anyDay, anyTransaction, fakeIds } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { calendarOf, slowMonthsAfter } from '../../testing/slow-calendar.ts'
import { addChanges, editChanges, newTransactions, removeChanges, SCOPES, seriesOf } from './changes.ts'
import { decodeFinances } from './document.ts'
import { editsOf, withEdits } from './edits.ts'
import { transactionsOf } from './list.ts'
import { sumOf } from './money.ts'
import type { FinanceBook, FinanceChange } from './ports.ts'
import type { Transaction, TransactionDraft } from './records.ts'
import type { Repeat } from './repeat.ts'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const many = { numRuns: runs(200, 5_000) }
const DAYS = calendarOf(2024, 2028)

const draft: fc.Arbitrary<TransactionDraft> = fc
  .tuple(anyTransaction, fc.constantFrom(...DAYS))
  .map(([{ descricao, valor, categoria, tipo }, data]) => ({
    descricao,
    valor: Math.max(valor, 1.2),
    categoria,
    tipo,
    data,
  }))
const instalments: fc.Arbitrary<Repeat> = fc
  .integer({ min: 2, max: 24 })
  .map((vezes) => ({ tipo: 'parcelas', vezes }))

/** A repetition that was entered, between other transactions, and one of its occurrences. */
const entered = fc
  .tuple(draft, instalments, fc.nat(), fc.array(anyTransaction, { maxLength: 4 }))
  .map(([first, repeat, pick, others]) => {
    const series = newTransactions(first, repeat, { ids: fakeIds('t'), now: NOW })
    const all = [...others, ...series]
    const book = aBook({
      entradas: all.filter(({ tipo }) => tipo === 'entrada'),
      saidas: all.filter(({ tipo }) => tipo === 'saida'),
    })
    return { series, others, book, at: pick % series.length }
  })

const made = (book: FinanceBook, changes: readonly FinanceChange[]): FinanceBook =>
  decodeFinances(withEdits(book, editsOf(book, changes)))!.book
const byId = (list: readonly Transaction[]) => new Map(list.map((one) => [one.id, one]))

test('a repetition has ids of its own, one day after the other, and instalments sum to what was typed', () => {
  fc.assert(
    fc.property(draft, instalments, (first, repeat) => {
      const series = newTransactions(first, repeat, { ids: fakeIds(), now: NOW })
      expect(new Set(series.map(({ id }) => id)).size).toBe(series.length)
      expect(series.map(({ data }) => data)).toEqual(
        series.map((_, later) => slowMonthsAfter(first.data, later)),
      )
      expect(sumOf(series)).toBe(first.valor)
      expect(series.map(({ parcela }) => parcela)).toEqual(series.map((_, at) => at + 1))
      expect(made(aBook(), addChanges(series))[first.tipo === 'entrada' ? 'entradas' : 'saidas']).toEqual(
        series,
      )
    }),
    many,
  )
})

test.each(SCOPES)(
  '«%s» edits and removes those that it means, and leaves all others as they are (B10)',
  (scope) => {
    fc.assert(
      fc.property(entered, anyTransaction, ({ series, others, book, at }, other) => {
        const one = series[at]!
        const meant = new Set(
          { esta: [one], proximas: series.slice(at), todas: series }[scope].map(({ id }) => id),
        )
        expect(new Set(seriesOf(book, one, scope).map(({ id }) => id))).toEqual(meant)
        const removed = byId(transactionsOf(made(book, removeChanges(book, one, scope))))
        const edited = byId(
          transactionsOf(made(book, editChanges(book, one, { ...other, data: one.data }, scope))),
        )
        for (const each of [...series, ...others]) {
          expect(removed.get(each.id)).toEqual(meant.has(each.id) ? undefined : each)
          const { descricao, categoria, tipo, conta } = other
          const valor = other.valor === one.valor ? each.valor : other.valor
          expect(edited.get(each.id)).toEqual(
            meant.has(each.id) ? { ...each, descricao, categoria, tipo, valor, conta } : each,
          )
        }
      }),
      many,
    )
  },
)

test('a repetition that is moved to another day lies as if it had been entered from there', () => {
  fc.assert(
    fc.property(entered, fc.constantFrom(...DAYS), ({ series, book, at }, data) => {
      const one = series[at]!
      const after = byId(transactionsOf(made(book, editChanges(book, one, { ...one, data }, 'proximas'))))
      expect(series.slice(at).map(({ id }) => after.get(id)!.data)).toEqual(
        series.slice(at).map((_, later) => slowMonthsAfter(data, later)),
      )
      expect(series.slice(0, at).map(({ id }) => after.get(id))).toEqual(series.slice(0, at))
    }),
    many,
  )
})

test('an edit that races the removal of any of a repetition wins: what was edited is there again, and no other comes back (B10)', () => {
  fc.assert(
    fc.property(
      entered,
      fc.constantFrom(...SCOPES),
      fc.constantFrom(...SCOPES),
      fc.nat(),
      ({ series, book, at }, scope, removal, pick) => {
        const after = made(book, removeChanges(book, series[pick % series.length]!, removal))
        const left = byId(transactionsOf(after))
        const edited = byId(
          transactionsOf(
            made(
              after,
              editChanges(after, series[at]!, { ...series[at]!, descricao: 'Outra palavra' }, scope),
            ),
          ),
        )
        expect(edited.get(series[at]!.id)).toEqual({ ...series[at], descricao: 'Outra palavra' })
        expect(new Set(edited.keys())).toEqual(new Set([...left.keys(), series[at]!.id]))
      },
    ),
    many,
  )
})

test('an edit to what is there already writes nothing (B10)', () => {
  fc.assert(
    fc.property(entered, fc.constantFrom(...SCOPES), anyDay, ({ series, book, at }, scope, data) => {
      expect(editChanges(book, series[at]!, series[at]!, scope)).toEqual([])
      const once = editChanges(book, series[at]!, { ...series[at]!, data }, 'esta')
      const after = made(book, once)
      const now = byId(transactionsOf(after)).get(series[at]!.id)!
      expect(editChanges(after, now, { ...now, data }, 'esta')).toEqual([])
    }),
    many,
  )
})
