import type { FinanceBook, Scope, Transaction } from '@caderno/domain/finance'
import { lazy, Suspense } from 'react'
import type { useDialog } from '../../../hooks/use-dialog.ts'
import type { FinanceActions } from '../use-finance-actions.ts'

const load = () => import('./EditDialog.tsx')
const EditDialog = lazy(async () => ({ default: (await load()).EditDialog }))
const RemovalDialog = lazy(async () => ({ default: (await load()).RemovalDialog }))

/** Starts fetching the dialogs when one is about to be wanted. */
export const prefetchDialogs = (): void => void load().catch(() => undefined)

type TransactionDialog = ReturnType<typeof useDialog<Transaction>>

/** The tab's dialogs, loaded when the first is opened. A closed one stays, to give the focus back. */
export function TransactionDialogs({
  editing,
  removing,
  book,
  change,
  onRemove,
}: {
  editing: TransactionDialog
  removing: TransactionDialog
  book: FinanceBook
  change: FinanceActions
  onRemove: (transaction: Transaction, scope: Scope) => void
}) {
  const [edited, removed] = [editing.dialog, removing.dialog]
  return (
    <Suspense>
      {edited && (
        <EditDialog
          key={`edit ${edited.turn}`}
          opened={edited.opened}
          subject={edited.subject}
          book={book}
          change={change}
          onClose={editing.close}
        />
      )}
      {removed && (
        <RemovalDialog
          key={`remove ${removed.turn}`}
          opened={removed.opened}
          transaction={removed.subject}
          onConfirm={(scope) => onRemove(removed.subject, scope)}
          onCancel={removing.close}
        />
      )}
    </Suspense>
  )
}
