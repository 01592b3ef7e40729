import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBook, aFinancialGoal, anyBookAbout, anyDeposit, anyTransactionOf } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addChanges, removeChanges } from './changes.ts'
import { decodeFinances, FINANCE_LISTS } from './document.ts'
import { editsOf, withEdits } from './edits.ts'
import { depositChanges, editGoal } from './goals.ts'
import { transactionsOf } from './list.ts'
import type { FinanceBook, FinanceChange } from './ports.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(200, 5_000) }
const books = anyBookAbout(TODAY, 8)

/** Each of its elements by its id, wherever it stands. */
const elementsOf = (document: unknown) => {
  const { book } = decodeFinances(document)!
  return Object.fromEntries(
    FINANCE_LISTS.map((list) => [list, new Map(book[list].map((element) => [element.id, element]))]),
  )
}

/** Some of a book removed, some edited, and something new, told by what is picked. */
const stepsIn = (
  book: FinanceBook,
  picks: readonly number[],
  own: (at: number) => boolean,
): readonly FinanceChange[] =>
  transactionsOf(book)
    .filter((_, at) => own(at))
    .flatMap((one, at) => {
      const pick = (picks[at % picks.length] ?? 0) % 3
      if (pick === 0) return removeChanges(book, one, 'esta')
      return pick === 1 ? addChanges([{ ...one, valor: 1 }]) : []
    })

test('what several devices change at once, each its own elements, is the same in any order', () => {
  const picks = fc.array(fc.nat(2), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(
      books,
      picks,
      anyTransactionOf('saida'),
      anyTransactionOf('entrada'),
      (seen, chosen, expense, income) => {
        const one = editsOf(seen, [...stepsIn(seen, chosen, (at) => at % 2 === 0), ...addChanges([expense])])
        const two = editsOf(seen, [...stepsIn(seen, chosen, (at) => at % 2 === 1), ...addChanges([income])])
        const inOrder = elementsOf(withEdits(withEdits(seen, one), two))
        expect(elementsOf(withEdits(withEdits(seen, two), one))).toEqual(inOrder)
        expect(inOrder['saidas']!.get(expense.id)).toEqual(expense)
        expect(inOrder['entradas']!.get(income.id)).toEqual(income)
      },
    ),
    many,
  )
})

test('what several devices put aside for one goal at once is all there, once, in any order (D7)', () => {
  const deposits = fc.uniqueArray(anyDeposit, { minLength: 1, maxLength: 5, selector: ({ id }) => id })
  fc.assert(
    fc.property(deposits, fc.nat(), (all, turn) => {
      const seen = aBook({ metas: [aFinancialGoal({ valorAtual: 100 })] })
      const edits = all.map(({ id, data, valor }) =>
        editsOf(seen, depositChanges(seen.metas[0]!, valor, data, { ids: { next: () => id } })),
      )
      const [turned, reversed] = [
        [...edits.slice(turn % edits.length), ...edits.slice(0, turn % edits.length)],
        edits.toReversed(),
      ]
      for (const order of [edits, turned, reversed]) {
        const { metas } = decodeFinances(order.reduce<object>(withEdits, seen))!.book
        expect(metas).toHaveLength(1)
        expect(Math.round(metas[0]!.valorAtual * 100)).toBe(
          all.reduce((sum, { valor }) => sum + Math.round(valor * 100), 10_000),
        )
        expect(new Set(metas[0]!.depositos)).toEqual(new Set(all))
      }
    }),
    many,
  )
})

test('a deposit and an edit of one goal at once leave both, whichever comes first (D7)', () => {
  fc.assert(
    fc.property(anyDeposit, fc.boolean(), ({ id, data, valor }, editFirst) => {
      const seen = aBook({
        metas: [aFinancialGoal({ valorAtual: 100, depositos: [{ id: 'antigo', data: TODAY, valor: 100 }] })],
      })
      const goal = seen.metas[0]!
      const [put, edit] = [
        editsOf(seen, depositChanges(goal, valor, data, { ids: { next: () => id } })),
        editsOf(seen, editGoal(goal, { descricao: 'Outra' })),
      ]
      const [merged] = decodeFinances(
        (editFirst ? [edit, put] : [put, edit]).reduce<object>(withEdits, seen),
      )!.book.metas
      expect(merged!.valorAtual).toBe(Math.round(10_000 + valor * 100) / 100)
      expect(merged!.depositos!.map((deposit) => deposit.id).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
        [id, 'antigo'].toSorted((a, b) => (a < b ? -1 : 1)),
      )
    }),
    many,
  )
})

test('an edit that races a removal wins, whichever comes first (D7)', () => {
  fc.assert(
    fc.property(books, fc.nat(), (seen, pick) => {
      const all = transactionsOf(seen)
      fc.pre(all.length > 0)
      const one = all[pick % all.length]!
      const edited = { ...one, descricao: 'Outra' }
      const list = one.tipo === 'entrada' ? 'entradas' : 'saidas'
      const [edit, removal] = [
        editsOf(seen, addChanges([edited])),
        editsOf(seen, removeChanges(seen, one, 'esta')),
      ]
      for (const order of [
        [edit, removal],
        [removal, edit],
      ])
        expect(elementsOf(order.reduce<object>(withEdits, seen))[list]!.get(one.id)).toEqual(edited)
    }),
    many,
  )
})
