import type { FinanceBook, Scope, Transaction } from '@caderno/domain/finance'
import { lazy, Suspense } from 'react'
import type { FinanceActions } from '../use-finance-actions.ts'
import type { Asked } from './use-asked.ts'

const loadEdit = () => import('./EditDialog.tsx')
const loadRemoval = () => import('./RemovalDialog.tsx')
const EditDialog = lazy(loadEdit)
const RemovalDialog = lazy(loadRemoval)

/** Starts fetching the dialogs when one is about to be wanted. */
export const prefetchDialogs = (): void => void Promise.allSettled([loadEdit(), loadRemoval()])

/** The tab's dialogs, loaded when the first is opened. A closed one stays, to give the focus back. */
export function TransactionDialogs({ editing, removing, book, change, onRemove }: {
  editing: Asked
  removing: Asked
  book: FinanceBook
  change: FinanceActions
  onRemove: (transaction: Transaction, scope: Scope) => void
}) {
  return (
    <Suspense>
      {editing.subject && <EditDialog key={`edit ${editing.turn}`} opened={editing.opened} subject={editing.subject} book={book} change={change} onClose={editing.close} />}
      {removing.subject && (
        <RemovalDialog key={`remove ${removing.turn}`} opened={removing.opened} transaction={removing.subject} onConfirm={(scope) => onRemove(removing.subject!, scope)} onCancel={removing.close} />
      )}
    </Suspense>
  )
}
