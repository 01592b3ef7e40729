import {
  addDays,
  ChangedSince,
  createWrite,
  deferWrite,
  firstData,
  writeOf,
  type Clock,
  type IdSource,
  type UserId,
  type Write,
} from '../kernel/index.ts'
import { addChanges, editChanges, newTransactions } from './changes.ts'
import { alreadyRemoved, inverseChanges, leftAlone, touchedBy } from './inverse.ts'
import { financeFailure } from './messages.ts'
import type { FinanceBook, FinanceChange, FinanceStore } from './ports.ts'
import type { QuickEntry } from './quick-line.ts'
import type { Transaction } from './records.ts'

/** For each set of changes made on this page, whether the store accepted it: what does not show yet may still be on its way. */
const acceptedWrites = new WeakMap<readonly FinanceChange[], Promise<boolean>>()

/** What a student can do with the money; what a change is made of comes from the pure functions of this module. */
export function createFinanceService(
  { finances, ids, clock }: { finances: Pick<FinanceStore, 'watch' | 'change'>; ids: IdSource; clock: Clock },
  owner: UserId,
) {
  const bookNow = () => firstData(finances.watch(owner))
  const change = (changesOf: (book: FinanceBook) => readonly FinanceChange[]): Write =>
    deferWrite(async () => {
      const book = await bookNow()
      const asked = changesOf(book)
      const changes = asked.filter(
        (each) => 'put' in each || book[each.list].some(({ id }) => id === each.remove),
      )
      if (asked.length > 0 && changes.length === 0) throw new ChangedSince(alreadyRemoved(asked[0]!))
      const outcome = finances.change(owner, changes)
      acceptedWrites.set(
        changes,
        outcome.then(
          () => true,
          () => false,
        ),
      )
      const inverse = { command: 'revert', args: [touchedBy(book, changes), changes], failure: 'save' }
      return createWrite(Promise.resolve({ inverse }), outcome)
    })
  return {
    failure: financeFailure,
    /** All of them in one step. What is gone already is not removed again; rejects `ChangedSince` where nothing else was asked for. */
    change: (changes: readonly FinanceChange[]) => change(() => changes),
    /** The inverse: `before` is the book as it was, as far as they touch it. Rejects `ChangedSince` with what was left alone. */
    revert: (before: FinanceBook, changes: readonly FinanceChange[]) => {
      const back = async () => {
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
      return writeOf(back())
    },
    /** All that a quick line says. */
    add: ({ draft, repeat }: QuickEntry) =>
      change(() => addChanges(newTransactions(draft, repeat, { ids, now: clock.now() }))),
    /** By a day; the others of its repetition stay. */
    postpone: (transaction: Transaction) =>
      change((book) =>
        editChanges(book, transaction, { ...transaction, data: addDays(transaction.data, 1) }, 'esta'),
      ),
    ids,
    now: () => clock.now(),
  }
}
export type FinanceService = ReturnType<typeof createFinanceService>
