import { REMOVE_TRANSACTION, type Scope, type Transaction } from '@caderno/domain/finance'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'

/** Asks before a transaction goes, and of a repetition how much of it. */
export default function RemovalDialog({
  opened,
  transaction,
  onConfirm,
  onCancel,
}: {
  opened: boolean
  transaction: Transaction
  onConfirm: (scope: Scope) => void
  onCancel: () => void
}) {
  const [scope, setScope] = useState<Scope>('esta')
  return (
    <ConfirmDialog
      opened={opened}
      title="Remover transação"
      question={REMOVE_TRANSACTION}
      confirmLabel="Remover"
      module="financas"
      onConfirm={() => onConfirm(scope)}
      onCancel={onCancel}
    >
      <ScopeChoice
        transaction={transaction}
        legend="O que você quer remover?"
        scope={scope}
        onChoose={setScope}
      />
    </ConfirmDialog>
  )
}
