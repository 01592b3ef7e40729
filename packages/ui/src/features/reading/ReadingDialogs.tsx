import { CONFIRM_READING_REMOVAL } from '@caderno/domain/reading'
import { lazy, Suspense } from 'react'
import type { ReadingActions } from './reading-actions.ts'
import type { OpenDialog } from './use-dialog.ts'
import type { Removal } from './use-removal.ts'

const loadForm = () => import('./ReadingDialog.tsx')
const loadConfirm = () => import('../../components/ConfirmDialog.tsx')
const ReadingDialog = lazy(() => loadForm().then((part) => ({ default: part.ReadingDialog })))
const ConfirmDialog = lazy(() => loadConfirm().then((part) => ({ default: part.ConfirmDialog })))

/** Starts fetching the dialogs when one is about to be wanted. */
export const prefetchDialogs = (): void => {
  void Promise.allSettled([loadForm(), loadConfirm()])
}

/** The page's dialogs, loaded when the first is opened. A closed one stays, to give the focus back. */
export function ReadingDialogs({ dialog, removal, actions, onClose }: {
  dialog: OpenDialog | undefined
  removal: Removal
  actions: ReadingActions
  onClose: () => void
}) {
  return (
    <Suspense>
      {dialog && <ReadingDialog key={dialog.turn} opened={dialog.opened} subject={dialog.subject} actions={actions} onClose={onClose} />}
      {removal.everAsked && (
        <ConfirmDialog
          opened={removal.asking}
          title="Remover item"
          question={CONFIRM_READING_REMOVAL}
          confirmLabel="Remover"
          module="leitura"
          busy={removal.busy}
          onConfirm={removal.confirm}
          onCancel={removal.cancel}
        />
      )}
    </Suspense>
  )
}
