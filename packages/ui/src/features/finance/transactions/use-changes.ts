import {
  removeChanges,
  seriesOf,
  transactionsOf,
  type FinanceBook,
  type Scope,
  type Transaction,
} from '@caderno/domain/finance'
import { useCallback, useState } from 'react'
import { useDialog } from '../../../hooks/use-dialog.ts'
import { useWarning } from '../../../hooks/use-command.ts'
import type { FinanceActions } from '../use-finance-actions.ts'
import { removed } from './texts.ts'
import { useFocusAfterChange } from './use-focus-after-change.ts'

/** What «Editar» and «Remover» of a row lead to. Removal is at once; why it was not kept is said beside the list. */
export function useChanges(book: FinanceBook, change: FinanceActions, shown: readonly Transaction[]) {
  const editing = useDialog<Transaction>()
  const removing = useDialog<Transaction>()
  const [problem, setProblem] = useState<string>()
  const warn = useWarning()
  const follow = useFocusAfterChange(
    shown,
    editing.dialog?.opened === true || removing.dialog?.opened === true,
  )
  const [beginEdit, beginRemoval] = [editing.open, removing.open]
  const edit = useCallback(
    (transaction: Transaction) => {
      follow(transaction.id, 'edited')
      beginEdit(transaction)
    },
    [follow, beginEdit],
  )
  const askRemoval = useCallback(
    (transaction: Transaction) => {
      setProblem(undefined)
      beginRemoval(transaction)
    },
    [beginRemoval],
  )
  const remove = (transaction: Transaction, scope: Scope) => {
    if (!removing.dialog?.opened) return
    removing.close()
    const all = transactionsOf(book)
    const now = all.find(({ id }) => id === transaction.id) ?? transaction
    const gone = seriesOf(book, now, scope).filter((one) => all.includes(one))
    follow(transaction.id, 'gone', new Set(gone.map(({ id }) => id)))
    void change
      .makeUndoable(removeChanges(book, now, scope), removed(gone), 'remove')
      .then((sentence) => sentence && warn(sentence, () => setProblem(sentence)))
  }
  return { editing, removing, problem, edit, askRemoval, remove }
}
