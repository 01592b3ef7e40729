import { lazy, Suspense } from 'react'

const loadConfirm = () => import('../../components/ConfirmDialog.tsx')
const ConfirmDialog = lazy(() => loadConfirm().then((part) => ({ default: part.ConfirmDialog })))

/** Starts fetching the question when it is about to be asked. */
export const prefetchRemoval = (): void => void loadConfirm().catch(() => undefined)

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
      <ConfirmDialog
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
