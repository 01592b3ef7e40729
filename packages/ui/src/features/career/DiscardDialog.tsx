import { lazy, Suspense } from 'react'
import type { Discard } from './use-discard.ts'

const ConfirmDialog = lazy(() => import('../../components/ConfirmDialog.tsx').then((part) => ({ default: part.ConfirmDialog })))

/** Asks before typed text is thrown away; loaded when it is first needed, and stays to give the focus back. */
export function DiscardDialog({ discard, title }: { discard: Discard; title: string }) {
  if (!discard.everAsked) return null
  return (
    <Suspense>
      <ConfirmDialog
        opened={discard.asking}
        title={title}
        question="Descartar o que você digitou?"
        confirmLabel="Descartar"
        cancelLabel="Continuar editando"
        module="carreira"
        onConfirm={discard.confirm}
        onCancel={discard.keep}
      />
    </Suspense>
  )
}
