import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBook, aTransaction, anyBookAbout, anyBudget } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addDays, addToMonth } from '../kernel/index.ts'
import { budgetsOf, dailyAllowance, setBudget } from './budget.ts'
import { decodeFinances } from './document.ts'
import { editsOf, withEdits } from './edits.ts'
import { monthFigures } from './figures.ts'
import type { FinanceBook, FinanceChange } from './ports.ts'
import { TRANSACTION_CATEGORIES } from './records.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(200, 5_000) }
const books = anyBookAbout(TODAY)
const month = fc.constantFrom('2026-09', '2026-10', '2026-11', '2026-12')
const categoria = fc.constantFrom(...TRANSACTION_CATEGORIES.saida)
const valor = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 }).map((centavos) => centavos / 100))

const made = (book: FinanceBook, changes: readonly FinanceChange[]): FinanceBook => decodeFinances(withEdits(book, editsOf(book, changes)))!.book

test('what is set holds in its month and in those after it until a later one; the months before it and the other categories keep theirs', () => {
  fc.assert(
    fc.property(books, month, categoria, valor, fc.nat(8), (book, mes, chosen, limit, later) => {
      const after = made(book, setBudget(book, mes, chosen, limit))
      expect(budgetsOf(after, mes).get(chosen) ?? 0).toBe(limit)
      expect(setBudget(after, mes, chosen, limit)).toEqual([])
      expect(budgetsOf(after, addToMonth(mes, -1))).toEqual(budgetsOf(book, addToMonth(mes, -1)))
      const then = addToMonth(mes, later)
      const others = (of: FinanceBook) => Object.fromEntries([...budgetsOf(of, then)].filter(([name]) => name !== chosen))
      expect(others(after)).toEqual(others(book))
      const isSetAgain = book.orcamentos.some((budget) => budget.categoria === chosen && budget.mes > mes && budget.mes <= then)
      if (!isSetAgain) expect(budgetsOf(after, then).get(chosen) ?? 0).toBe(limit)
    }),
    many,
  )
})

test('limits do not depend on the order in which they are stored', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyBudget, { selector: ({ id }) => id }), (orcamentos) => {
      const mes = orcamentos[0]?.mes ?? '2026-11'
      const limits = (list: typeof orcamentos) => Object.fromEntries(budgetsOf(aBook({ orcamentos: list }), mes))
      expect(limits(orcamentos.toReversed())).toEqual(limits(orcamentos))
      expect(Object.values(limits(orcamentos)).every((limit) => limit > 0)).toBe(true)
    }),
    many,
  )
})

test('spending so much on each day that is left overspends by nothing, and a centavo more a day would', () => {
  const month = fc.record({
    earned: fc.integer({ min: 1, max: 500_000 }), spent: fc.integer({ min: 1, max: 100_000 }), limit: fc.option(fc.integer({ min: 1, max: 300_000 })), day: fc.nat(29),
  })
  fc.assert(
    fc.property(month, ({ earned, spent, limit, day }) => {
      const today = addDays('2026-11-01', day)
      const income = aTransaction({ id: 'e', tipo: 'entrada', categoria: 'Salário', valor: earned / 100, data: '2026-11-01' })
      const expense = (id: string, valor: number) => aTransaction({ id, valor, data: '2026-11-30' })
      const orcamentos = limit === null ? [] : [{ id: 'x', mes: '2026-11', categoria: 'Transporte' as const, valor: limit / 100 }]
      const book = aBook({ entradas: [income], saidas: [expense('s', spent / 100)], orcamentos })
      const { porDia } = dailyAllowance(book, '2026-11', today)!
      /** In centavos, of the balance or of the limit, the smaller, once so much was spent on every day. */
      const leftAfter = (perDay: number) => {
        const days = Array.from({ length: 30 - day }, (_, at) => expense(`dia-${at}`, perDay))
        const { saldo, saidas } = monthFigures({ ...book, saidas: [...book.saidas, ...days] }, '2026-11', '2026-12-01')
        return Math.round(100 * Math.min(saldo, limit === null ? saldo : limit / 100 - saidas))
      }
      if (porDia > 0) expect(leftAfter(porDia)).toBeGreaterThanOrEqual(0)
      expect(leftAfter(porDia + 0.01)).toBeLessThan(0)
    }),
    many,
  )
})
