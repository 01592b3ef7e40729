import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBook, aFinancialGoal, anyBookAbout, anyDeposit, anyTransactionOf } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addChanges, editChanges, removeChanges } from './changes.ts'
import { decodeFinances, FINANCE_LISTS } from './document.ts'
import { editsOf, withEdits } from './edits.ts'
import { depositChanges, editGoal } from './goals.ts'
import { transactionsOf } from './list.ts'
import type { FinanceBook, FinanceChange } from './ports.ts'
import type { Deposit } from './records.ts'
import { inverseChanges } from './inverse.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(200, 5_000) }
const books = anyBookAbout(TODAY, 8)
const picks = fc.array(fc.nat(3), { minLength: 1, maxLength: 16 })

const made = (book: FinanceBook, changes: readonly FinanceChange[]): FinanceBook =>
  decodeFinances(withEdits(book, editsOf(book, changes)))!.book
const byId = (book: FinanceBook) =>
  Object.fromEntries(
    FINANCE_LISTS.map((list) => [list, new Map(book[list].map((element) => [element.id, element]))]),
  )

/** Some transactions of a book removed, some edited, some moved to the other list, told by what is picked. */
const stepsIn = (book: FinanceBook, chosen: readonly number[], descricao: string): readonly FinanceChange[] =>
  transactionsOf(book).flatMap((one, at) => {
    const pick = chosen[at % chosen.length]
    if (pick === 0) return []
    if (pick === 1) return removeChanges(book, one, 'esta')
    const tipo = pick === 2 ? one.tipo : one.tipo === 'entrada' ? 'saida' : 'entrada'
    return editChanges(book, one, { ...one, descricao, tipo, categoria: 'Outros' }, 'esta')
  })

test('what is undone is as it was (D24)', () => {
  fc.assert(
    fc.property(books, picks, anyTransactionOf('saida'), (book, chosen, expense) => {
      const changes = [...stepsIn(book, chosen, 'minha'), ...addChanges([expense])]
      const after = made(book, changes)
      const { changes: back, left } = inverseChanges(book, changes, after)
      expect(left).toEqual([])
      expect(byId(made(after, back))).toEqual(byId(book))
    }),
    many,
  )
})

test('whatever was changed elsewhere meanwhile is left as it is, field by field, and all else is as it was (D24)', () => {
  fc.assert(
    fc.property(books, picks, picks, fc.boolean(), (book, mine, theirs, sameField) => {
      const changes = stepsIn(book, mine, 'minha')
      const after = made(book, changes)
      const others = sameField
        ? stepsIn(after, theirs, 'de outro')
        : transactionsOf(after).flatMap((one, at) =>
            theirs[at % theirs.length] ? editChanges(after, one, { ...one, data: '2025-01-31' }, 'esta') : [],
          )
      const now = made(after, others)
      const { changes: back, left } = inverseChanges(book, changes, now)
      const [was, meanwhile, is, undone] = [book, after, now, made(now, back)].map(
        (each) => new Map(transactionsOf(each).map((one) => [one.id, one])),
      )
      const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
      const touched = [...was!.keys()].filter((id) => !isEqual(is!.get(id), meanwhile!.get(id)))
      const mineToo = touched.filter((id) => !isEqual(was!.get(id), meanwhile!.get(id)))
      for (const id of was!.keys()) {
        const expected = !touched.includes(id)
          ? was!.get(id)
          : sameField
            ? is!.get(id)
            : { ...was!.get(id), data: is!.get(id)!.data }
        expect(undone!.get(id)).toEqual(expected)
      }
      expect(left).toHaveLength(sameField ? mineToo.length : 0)
    }),
    many,
  )
})

test('a deposit that is undone is gone, and what others put aside before, at once and after is all there (D24)', () => {
  const deposits = fc.uniqueArray(anyDeposit, { minLength: 2, maxLength: 6, selector: ({ id }) => id })
  fc.assert(
    fc.property(deposits, fc.nat(), fc.nat(), fc.boolean(), ([mine, ...others], early, atOnce, rename) => {
      const putting = (book: FinanceBook, { id, data, valor }: Deposit) =>
        depositChanges(book.metas[0]!, valor, data, { ids: { next: () => id } })
      const cuts = [early, early + atOnce]
        .map((cut) => cut % (others.length + 1))
        .toSorted((a, b) => a - b) as [number, number]
      const [first, racing, later] = [
        others.slice(0, cuts[0]),
        others.slice(cuts[0], cuts[1]),
        others.slice(cuts[1]),
      ]
      const each = (book: FinanceBook, list: readonly Deposit[]) =>
        list.reduce((one, deposit) => made(one, putting(one, deposit)), book)
      const before = each(aBook({ metas: [aFinancialGoal({ valorAtual: 100 })] }), first)
      const changes = putting(before, mine!)
      const raced = [changes, ...racing.map((deposit) => putting(before, deposit))]
        .map((one) => editsOf(before, one))
        .reduce<object>(withEdits, before)
      const grown = each(decodeFinances(raced)!.book, later)
      const now = rename ? made(grown, editGoal(grown.metas[0]!, { descricao: 'Outra' })) : grown
      const [goal] = made(now, inverseChanges(before, changes, now).changes).metas
      expect(new Set(goal!.depositos)).toEqual(new Set(others))
      expect(Math.round(goal!.valorAtual * 100)).toBe(
        others.reduce((sum, { valor }) => sum + Math.round(valor * 100), 10_000),
      )
      expect(goal!.descricao).toBe(now.metas[0]!.descricao)
    }),
    many,
  )
})
