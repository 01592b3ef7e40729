import {
  financeFailure,
  wayBack,
  type FinanceBook,
  type FinanceChange,
  type FinanceFailureKind,
  type FinanceStore,
} from '@caderno/domain/finance'
import { dataOf, toAppError, type IdSource, type LiveQuery, type WriteOutcome } from '@caderno/domain/kernel'
import { useMemo, useState } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { useOpenForUndo, useUndoNotice } from '../../hooks/use-undo-notice.ts'
import { ALREADY_REMOVED, leftAlone, UNDONE } from './texts.ts'

/** What is told of a change: the same however it was kept, or by how. */
type Words = string | ((outcome: WriteOutcome) => string)

/** What a student can do with the money. */
export interface FinanceActions {
  /** Makes the changes at once; rejects AppError. */
  make(changes: readonly FinanceChange[]): Promise<WriteOutcome>
  /** The same with «Desfazer», offered before the store has answered. Resolves the sentence of a failure, to be said where it happened. Nothing is undone of what was gone already: that is told. */
  makeUndoable(
    changes: readonly FinanceChange[],
    words: Words,
    failure: FinanceFailureKind,
  ): Promise<string | undefined>
  readonly ids: IdSource
  now(): Date
}

/** The actions, the same ones for as long as the store is, and the way back from the last of them. */
export function useFinanceActions(owner: string, finances: FinanceStore, query: LiveQuery<FinanceBook>) {
  const { ids, clock } = useServices()
  const { offer, tell, warn } = useUndoNotice()
  useOpenForUndo(query)
  const [said, setSaid] = useState('')
  const change = useMemo((): FinanceActions => {
    const make = (changes: readonly FinanceChange[]) => finances.change(owner, changes)
    const bookNow = () => dataOf(query.getSnapshot())!
    const takeBack = async (
      before: FinanceBook,
      changes: readonly FinanceChange[],
      made: Promise<unknown>,
    ) => {
      if (wayBack(before, changes, bookNow()).left.length > 0 && !(await succeeds(made))) return
      const back = wayBack(before, changes, bookNow())
      try {
        if (back.changes.length > 0) await make(back.changes)
        const left = leftAlone(back)
        if (left) warn(left)
        else tell(UNDONE, () => setSaid(UNDONE))
      } catch (error) {
        offer(financeFailure('save', toAppError(error).code), () => takeBack(before, changes, made))
      }
    }
    const makeUndoable: FinanceActions['makeUndoable'] = async (asked, words, failure) => {
      const told = typeof words === 'string' ? () => words : words
      const before = bookNow()
      const changes = withoutVain(asked, before)
      setSaid('')
      if (changes.length === 0) {
        warn(ALREADY_REMOVED[asked[0]!.list])
        return undefined
      }
      const made = make(changes)
      const { amend, withdraw } = offer(told('saved'), () => takeBack(before, changes, made))
      try {
        amend(told(await made))
        return undefined
      } catch (error) {
        withdraw()
        return financeFailure(failure, toAppError(error).code)
      }
    }
    return { make, makeUndoable, ids, now: () => clock.now() }
  }, [owner, finances, query, ids, clock, offer, tell, warn])
  return { change, said }
}

/** What is not shown yet may still be on its way to the store. */
const succeeds = (made: Promise<unknown>): Promise<boolean> =>
  made.then(
    () => true,
    () => false,
  )

/** A change without the removals of what is gone already. */
const withoutVain = (changes: readonly FinanceChange[], book: FinanceBook): readonly FinanceChange[] =>
  changes.filter((change) => 'put' in change || book[change.list].some(({ id }) => id === change.remove))
