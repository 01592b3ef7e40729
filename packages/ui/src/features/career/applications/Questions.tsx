import { CONFIRM_APPLICATION_REMOVAL } from '@caderno/domain/career'
import { lazy, Suspense } from 'react'
import type { ApplicationFormState } from './use-application-form.ts'
import type { useRemovalQuestion } from './use-removal-question.ts'

const ConfirmDialog = lazy(() => import('../../../components/ConfirmDialog.tsx').then((part) => ({ default: part.ConfirmDialog })))

/** The tab's two questions, loaded when the first is asked. A closed one stays, to give the focus back. */
export function Questions({ removal, discard, onRemove }: {
  removal: ReturnType<typeof useRemovalQuestion>
  discard: ApplicationFormState['discard']
  onRemove: () => void
}) {
  return (
    <Suspense>
      {removal.application && (
        <ConfirmDialog
          opened={removal.asking}
          title="Remover candidatura"
          question={CONFIRM_APPLICATION_REMOVAL}
          confirmLabel="Remover"
          module="carreira"
          onConfirm={onRemove}
          onCancel={removal.close}
        />
      )}
      {discard.everAsked && (
        <ConfirmDialog
          opened={discard.asking}
          title="Candidatura"
          question="Descartar o que você digitou?"
          confirmLabel="Descartar"
          cancelLabel="Continuar editando"
          module="carreira"
          onConfirm={discard.confirm}
          onCancel={discard.keep}
        />
      )}
    </Suspense>
  )
}
