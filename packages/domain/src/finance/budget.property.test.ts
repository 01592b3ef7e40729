import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBook, aTransaction, anyBookAbout, anyBudget } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addDays, addToMonth } from '../kernel/index.ts'
import { budgetsOf, setBudget } from './budget.ts'
import { decodeFinances } from './document.ts'
import { editsOf, withEdits } from './edits.ts'
import { dailyAllowance, monthFigures, spendingByCategory } from './figures.ts'
import type { FinanceBook, FinanceChange } from './ports.ts'
import { TRANSACTION_CATEGORIES } from './choices.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(200, 5_000) }
const books = anyBookAbout(TODAY)
const month = fc.constantFrom('2026-09', '2026-10', '2026-11', '2026-12')
const categoria = fc.constantFrom(...TRANSACTION_CATEGORIES.saida)
const valor = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 100_000 }).map((centavos) => centavos / 100),
)

const made = (book: FinanceBook, changes: readonly FinanceChange[]): FinanceBook =>
  decodeFinances(withEdits(book, editsOf(book, changes)))!.book

test('what is set holds in its month and in those after it until a later one; the months before it and the other categories keep theirs (B9)', () => {
  fc.assert(
    fc.property(books, month, categoria, valor, fc.nat(8), (book, mes, chosen, limit, later) => {
      const after = made(book, setBudget(book, mes, chosen, limit))
      expect(budgetsOf(after, mes).get(chosen) ?? 0).toBe(limit)
      expect(setBudget(after, mes, chosen, limit)).toEqual([])
      expect(budgetsOf(after, addToMonth(mes, -1))).toEqual(budgetsOf(book, addToMonth(mes, -1)))
      const then = addToMonth(mes, later)
      const others = (of: FinanceBook) =>
        Object.fromEntries([...budgetsOf(of, then)].filter(([name]) => name !== chosen))
      expect(others(after)).toEqual(others(book))
      const isSetAgain = book.orcamentos.some(
        (budget) => budget.categoria === chosen && budget.mes > mes && budget.mes <= then,
      )
      if (!isSetAgain) expect(budgetsOf(after, then).get(chosen) ?? 0).toBe(limit)
    }),
    many,
  )
})

test('limits do not depend on the order in which they are stored', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyBudget, { selector: ({ id }) => id }), (orcamentos) => {
      const mes = orcamentos[0]?.mes ?? '2026-11'
      const limits = (list: typeof orcamentos) =>
        Object.fromEntries(budgetsOf(aBook({ orcamentos: list }), mes))
      expect(limits(orcamentos.toReversed())).toEqual(limits(orcamentos))
      expect(Object.values(limits(orcamentos)).every((limit) => limit > 0)).toBe(true)
    }),
    many,
  )
})

const centavos = (most: number) => fc.integer({ min: 1, max: most }).map((amount) => amount / 100)
const within = fc.record({ spent: centavos(100_000), limit: centavos(300_000), day: fc.nat(29) })
const daysFrom = (day: number) => Array.from({ length: 30 - day }, (_, at) => addDays('2026-11-01', day + at))
const expense = (id: string, amount: number, data = '2026-11-30') => aTransaction({ id, valor: amount, data })

test('spending so much on each day that is left overspends by nothing, and a centavo more a day would; limits and income to come change nothing', () => {
  fc.assert(
    fc.property(within, centavos(500_000), centavos(500_000), ({ spent, limit, day }, earned, later) => {
      const [today, ...comingDays] = daysFrom(day) as [string, ...string[]]
      const income = (id: string, amount: number, data: string) =>
        aTransaction({ id, tipo: 'entrada', categoria: 'Salário', valor: amount, data })
      const book = aBook({ entradas: [income('e', earned, '2026-11-01')], saidas: [expense('s', spent)] })
      const porDia = dailyAllowance(book, '2026-11', today)!.saldo!
      const leftAfter = (perDay: number) => {
        const days = daysFrom(day).map((data) => expense(data, perDay, data))
        return monthFigures({ ...book, saidas: [...book.saidas, ...days] }, '2026-11', '2026-12-01').saldo
      }
      if (porDia > 0) expect(leftAfter(porDia)).toBeGreaterThanOrEqual(0)
      expect(leftAfter(porDia + 0.01)).toBeLessThan(0)
      const coming = comingDays.map((data) => income(data, later, data))
      const limited = {
        ...book,
        entradas: [...book.entradas, ...coming],
        orcamentos: [{ id: 'x', mes: '2026-11', categoria: 'Transporte' as const, valor: limit }],
      }
      expect(dailyAllowance(limited, '2026-11', today)!.saldo).toBe(porDia)
    }),
    many,
  )
})

test('what the limits leave a day, spent where they leave it, passes none of them, and a centavo more a day would (B9)', () => {
  fc.assert(
    fc.property(within, ({ spent, limit, day }) => {
      const used = [
        { id: 'y', mes: '2026-10', categoria: 'Lazer' as const, valor: 1 },
        { id: 'x', mes: '2026-11', categoria: 'Transporte' as const, valor: limit },
      ]
      const book = aBook({
        saidas: [expense('s', spent), { ...expense('l', 500), categoria: 'Lazer' }],
        orcamentos: used,
      })
      const porDia = dailyAllowance(book, '2026-11', daysFrom(day)[0]!)!.limites!
      const stateAfter = (perDay: number) => {
        const days = daysFrom(day).map((data) => expense(data, perDay, data))
        const { gasto, limite } = spendingByCategory(
          { ...book, saidas: [...book.saidas, ...days] },
          '2026-11',
          '2026-12-01',
        ).find(({ categoria }) => categoria === 'Transporte')!
        return gasto - limite!
      }
      if (porDia > 0) expect(stateAfter(porDia)).toBeLessThanOrEqual(0)
      expect(stateAfter(porDia + 0.01)).toBeGreaterThan(0)
    }),
    many,
  )
})
