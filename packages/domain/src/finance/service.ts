import {
  addDays,
  ChangedSince,
  createWrite,
  deferWrite,
  firstData,
  inverseTo,
  writeOf,
  type Clock,
  type IdSource,
  type IsoDate,
  type Month,
  type UserId,
  type Write,
} from '../kernel/index.ts'
import { budgetChanges, type EditedBudgets } from './budget-form.ts'
import { addChanges, editChanges, newTransactions, removeChanges, type Scope } from './changes.ts'
import { broughtInChanges, type BroughtIn } from './brought-in.ts'
import { depositChanges, editGoal, newGoal, removeGoal, setSaved } from './goals.ts'
import { alreadyRemoved, inverseChanges, leftAlone, touchedBy } from './inverse.ts'
import { financeFailure } from './messages.ts'
import { transactionsOf } from './list.ts'
import type { FinanceBook, FinanceChange, FinanceStore } from './ports.ts'
import type { FinancialGoal, FinancialGoalDraft, Transaction, TransactionDraft } from './records.ts'
import type { Repeat } from './repeat.ts'

/** For each set of changes made on this page, whether the store accepted it: what does not show yet may still be on its way. */
const acceptedWrites = new WeakMap<readonly FinanceChange[], Promise<boolean>>()

/** What a student can do with the money; what a change is made of comes from the pure functions of this module. A change of what is gone brings it back (D7). */
export function createFinanceService(
  { finances, ids, clock }: { finances: Pick<FinanceStore, 'watch' | 'change'>; ids: IdSource; clock: Clock },
  owner: UserId,
) {
  const bookNow = () => firstData(finances.watch(owner))
  /** What takes the other commands back. */
  const inverses = {
    /** `before` is the book as it was, as far as they touch it. Rejects `ChangedSince` with what was left alone. */
    revert: (before: FinanceBook, changes: readonly FinanceChange[]) => {
      const reverted = async () => {
        const seen = inverseChanges(before, changes, await bookNow())
        const isShown = seen.left.length === 0 && seen.changes.length > 0
        // What was refused is told by whoever asked for it.
        if (!isShown && (await acceptedWrites.get(changes)) === false) throw new ChangedSince('')
        const back = inverseChanges(before, changes, await bookNow())
        const outcome = back.changes.length > 0 ? await finances.change(owner, back.changes) : 'saved'
        const left = leftAlone(back)
        if (left) throw new ChangedSince(left)
        return outcome
      }
      return writeOf(reverted())
    },
  }
  const inverse = inverseTo<typeof inverses>()
  /** All changes in one step. What is gone already is not removed again; rejects `ChangedSince` where nothing else is asked for. */
  const change = (changesOf: (book: FinanceBook) => readonly FinanceChange[]): Write =>
    deferWrite(async () => {
      const book = await bookNow()
      const asked = changesOf(book)
      const changes = asked.filter(
        (each) => 'put' in each || book[each.list].some(({ id }) => id === each.remove),
      )
      if (asked.length > 0 && changes.length === 0) throw new ChangedSince(alreadyRemoved(asked[0]!))
      if (changes.length === 0) return writeOf(Promise.resolve('saved'))
      const outcome = finances.change(owner, changes)
      acceptedWrites.set(
        changes,
        outcome.then(
          () => true,
          () => false,
        ),
      )
      const reverting = inverse('revert', [touchedBy(book, changes), changes], 'save')
      return createWrite(Promise.resolve({ inverse: reverting }), outcome)
    })
  /** Writes the edited fields onto the transaction as it is by now, and onto those of its repetition that are meant. */
  const edit = (transaction: Transaction, fields: Partial<TransactionDraft>, scope: Scope) =>
    change((book) => {
      const now = shownTransaction(book, transaction)
      return editChanges(book, now, { ...now, ...fields }, scope)
    })
  return {
    failure: financeFailure,
    ...inverses,
    /** A transaction, or all of its repetition. */
    add: ({ draft, repeat }: { readonly draft: TransactionDraft; readonly repeat: Repeat }) =>
      change(() => addChanges(newTransactions(draft, repeat, { ids, now: clock.now() }))),
    /** What comes in from a statement, in one step. What came in already, from another tab, does not come in again. */
    bringIn: ({ added, changed }: BroughtIn) =>
      change((book) => broughtInChanges(book, { added, changed }, clock.now())),
    edit,
    /** Puts off by a day; the others of its repetition stay. */
    postpone: (transaction: Transaction) => edit(transaction, { data: addDays(transaction.data, 1) }, 'esta'),
    remove: (transaction: Transaction, scope: Scope) =>
      change((book) => removeChanges(book, shownTransaction(book, transaction), scope)),
    addGoal: (draft: FinancialGoalDraft) => change(() => newGoal(draft, { ids })),
    editGoal: (goal: FinancialGoal, fields: Partial<FinancialGoalDraft>) =>
      change((book) => editGoal(shownGoal(book, goal), fields)),
    /** What is put aside for a goal by now, whatever the deposits say (§5). */
    setSaved: (goal: FinancialGoal, valor: number) =>
      change((book) => setSaved(shownGoal(book, goal), valor)),
    deposit: (goal: FinancialGoal, valor: number, data: IsoDate) =>
      change((book) => depositChanges(shownGoal(book, goal), valor, data, { ids })),
    removeGoal: (goal: FinancialGoal) => change(() => removeGoal(goal)),
    /** The limits from a month on. */
    setLimits: (month: Month, edited: EditedBudgets) => change((book) => budgetChanges(book, month, edited)),
  }
}
export type FinanceService = ReturnType<typeof createFinanceService>

/** A transaction as the book has it; as it was, where it is gone. */
const shownTransaction = (book: FinanceBook, asked: Transaction): Transaction =>
  transactionsOf(book).find(({ id }) => id === asked.id) ?? asked

const shownGoal = (book: FinanceBook, asked: FinancialGoal): FinancialGoal =>
  book.metas.find(({ id }) => id === asked.id) ?? asked
