import { hashOf, type RecordId } from '../kernel/index.ts'
import { addChanges, editChanges, statementAccount } from './changes.ts'
import { transactionsOf } from './list.ts'
import type { FinanceBook, FinanceChange } from './ports.ts'
import type { Transaction, TransactionDraft } from './records.ts'

/** A transaction of a file, which remembers its line there. */
export type BroughtInTransaction = Omit<Transaction, 'id' | 'createdAt' | 'origem'> &
  Required<Pick<Transaction, 'origem'>>

/** What comes in from a statement: new transactions, and what the bank has changed of those that are there. */
export interface BroughtIn {
  readonly added: readonly BroughtInTransaction[]
  readonly changed: readonly {
    readonly id: RecordId
    readonly fields: Partial<TransactionDraft>
    readonly origem: string
  }[]
}

/** The changes that bring a statement in, as the book is by then. */
export function broughtInChanges(
  book: FinanceBook,
  { added, changed }: BroughtIn,
  now: Date,
): readonly FinanceChange[] {
  const here = transactionsOf(book)
  const known = new Set(here.map(lineOf))
  const byId = new Map(here.map((transaction) => [transaction.id, transaction]))
  const createdAt = now.toISOString()
  const fresh = added.filter((transaction) => !known.has(lineOf(transaction)))
  const taken = new Set(byId.keys())
  // Made of its line: what is brought in twice at once, by a second press or in another tab, is one transaction.
  const idOf = (transaction: BroughtInTransaction): RecordId => {
    let id = hashOf(lineOf(transaction))
    while (taken.has(id)) id = hashOf(id)
    taken.add(id)
    return id
  }
  return [
    ...addChanges(fresh.map((transaction) => ({ ...transaction, id: idOf(transaction), createdAt }))),
    ...changed.flatMap(({ id, fields, origem }) => {
      const before = byId.get(id)
      if (!before) return []
      const remembering = { ...before, origem }
      const edits = editChanges(book, remembering, { ...before, ...fields }, 'esta')
      return edits.length > 0 ? edits : addChanges([remembering])
    }),
  ]
}

const lineOf = (one: Pick<Transaction, 'conta' | 'extrato' | 'origem'>): string =>
  `${statementAccount(one) ?? ''}\n${one.origem ?? ''}`
