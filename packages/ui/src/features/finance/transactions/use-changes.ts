import {
  removeChanges,
  seriesOf,
  transactionsOf,
  type FinanceBook,
  type Scope,
  type Transaction,
} from '@caderno/domain/finance'
import type { RecordId } from '@caderno/domain/kernel'
import { useCallback, useEffect, useRef } from 'react'
import { useDialog } from '../../../hooks/use-dialog.ts'
import type { FinanceActions } from '../use-finances.ts'
import { useRemoval } from '../use-removal.ts'
import { removed } from './texts.ts'

export const LIST_ID = 'transacoes'

/** What «Editar» and «Remover» of a row lead to. */
export function useChanges(book: FinanceBook, change: FinanceActions, shown: readonly Transaction[]) {
  const editing = useDialog<Transaction>()
  const removing = useRemoval<Transaction>(change)
  const follow = useFocusAfterChange(shown, editing.dialog?.opened === true || removing.asking)
  const beginEdit = editing.open
  const edit = useCallback(
    (transaction: Transaction) => {
      follow(transaction.id, 'edited')
      beginEdit(transaction)
    },
    [follow, beginEdit],
  )
  const remove = (transaction: Transaction, scope: Scope) => {
    if (!removing.asking) return
    const all = transactionsOf(book)
    const now = all.find(({ id }) => id === transaction.id) ?? transaction
    const gone = seriesOf(book, now, scope).filter((one) => all.includes(one))
    follow(transaction.id, 'gone', new Set(gone.map(({ id }) => id)))
    void removing.remove(removeChanges(book, now, scope), removed(gone))
  }
  return { editing, removing, edit, remove }
}

interface Followed {
  readonly id: RecordId
  /** What stands beside it now. */
  readonly beside: RecordId | undefined
  readonly awaited: 'edited' | 'gone' | 'back'
}

/** When a change takes the focused button away with its row, the focus goes on: to the row where it stands now, to the one beside it, or to the list. */
function useFocusAfterChange(shown: readonly Transaction[], asking: boolean) {
  const followed = useRef<Followed>(undefined)
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
    const { id, beside, awaited } = followed.current ?? {}
    const isShown = shown.some((transaction) => transaction.id === id)
    if (id === undefined || asking || (awaited === 'gone' && isShown) || (awaited === 'back' && !isShown))
      return
    followed.current = awaited === 'gone' ? { id, beside, awaited: 'back' } : undefined
    // A closed dialog gives the focus back by itself where the row still stands.
    const isLost = document.activeElement === document.body && !(awaited === 'edited' && rowOf(id))
    // Undone with Ctrl+Z, the focus still stands on the row beside it: it goes on to the one that is back.
    if (isLost || (awaited === 'back' && document.activeElement === rowOf(beside)))
      focus(rowOf(id) ?? rowOf(beside))
  }, [shown, asking])
  return useCallback(
    (id: RecordId, awaited: 'edited' | 'gone', leaving: ReadonlySet<RecordId> = new Set([id])) => {
      const at = latest.current.findIndex((transaction) => transaction.id === id)
      const stays = (transaction: Transaction) => !leaving.has(transaction.id)
      const beside =
        latest.current.slice(at).find(stays) ?? latest.current.slice(0, Math.max(at, 0)).findLast(stays)
      followed.current = { id, awaited, beside: beside?.id }
    },
    [],
  )
}

const rowOf = (id: RecordId | undefined): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].find((row) => row.dataset['row'] === id)

function focus(row: HTMLElement | undefined): void {
  ;(row ?? document.getElementById(LIST_ID))?.focus({ preventScroll: row === undefined })
}
