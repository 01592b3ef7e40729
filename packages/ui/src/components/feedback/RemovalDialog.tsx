import { Suspense } from 'react'
import { ConfirmPart } from './confirm-part.ts'
import type { ModuleId } from '../../modules/index.ts'

interface RemovalDialogProps {
  removal: {
    readonly asking: boolean
    readonly everAsked: boolean
    readonly busy?: boolean
    confirm(): void
    cancel(): void
  }
  module: ModuleId
  title: string
  question: string
}

/** Asks before a record goes; loaded when it is first needed, and stays to give the focus back. */
export function RemovalDialog({ removal, module, title, question }: RemovalDialogProps) {
  if (!removal.everAsked) return null
  return (
    <Suspense>
      <ConfirmPart
        opened={removal.asking}
        title={title}
        question={question}
        confirmLabel="Remover"
        module={module}
        busy={removal.busy ?? false}
        onConfirm={removal.confirm}
        onCancel={removal.cancel}
      />
    </Suspense>
  )
}
