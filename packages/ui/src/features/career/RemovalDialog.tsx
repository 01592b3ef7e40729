import { Suspense } from 'react'
import { ConfirmPart } from '../../components/confirm-part.ts'

export interface RemovalDialogProps {
  removal: { readonly asking: boolean; readonly everAsked: boolean; confirm(): void; cancel(): void }
  title: string
  question: string
}

/** Asks before a record goes; loaded when it is first needed, and stays to give the focus back. */
export function RemovalDialog({ removal, title, question }: RemovalDialogProps) {
  if (!removal.everAsked) return null
  return (
    <Suspense>
      <ConfirmPart
        opened={removal.asking}
        title={title}
        question={question}
        confirmLabel="Remover"
        module="carreira"
        onConfirm={removal.confirm}
        onCancel={removal.cancel}
      />
    </Suspense>
  )
}
