import {
  removeChanges,
  seriesOf,
  transactionsOf,
  type FinanceBook,
  type Scope,
  type Transaction,
} from '@caderno/domain/finance'
import { useCallback } from 'react'
import { useDialog } from '../../../hooks/use-dialog.ts'
import type { FinanceActions } from '../use-finances.ts'
import { useRemoval } from '../use-removal.ts'
import { removed } from './texts.ts'
import { useFocusAfterChange } from './use-focus-after-change.ts'

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
