import { CONFIRM_READING_REMOVAL, type Reading, type ReadingService } from '@caderno/domain/reading'
import { Suspense } from 'react'
import { prefetchConfirm } from '../../components/feedback/confirm-part.ts'
import { lazyPart } from '../../components/layout/lazy-part.tsx'
import { RemovalDialog } from '../../components/feedback/RemovalDialog.tsx'
import type { OpenDialog } from '../../hooks/use-dialog.ts'
import type { Removal } from '../../hooks/use-removal.ts'

const loadForm = () => import('./ReadingDialog.tsx')
const ReadingDialog = lazyPart(async () => ({ default: (await loadForm()).ReadingDialog }), {
  floating: true,
})

/** Starts fetching the dialogs when one is about to be wanted. */
export const prefetchDialogs = (): void => {
  prefetchConfirm()
  void loadForm().catch(() => undefined)
}

/** The page's dialogs, loaded when the first is opened. A closed one stays, to give the focus back. */
export function ReadingDialogs({
  dialog,
  removal,
  actions,
  onClose,
}: {
  dialog: OpenDialog<Reading | 'new'> | undefined
  removal: Removal
  actions: ReadingService
  onClose: () => void
}) {
  return (
    <Suspense>
      {dialog && (
        <ReadingDialog
          key={dialog.turn}
          opened={dialog.opened}
          subject={dialog.subject}
          actions={actions}
          onClose={onClose}
        />
      )}
      <RemovalDialog
        removal={removal}
        module="leitura"
        title="Remover item"
        question={CONFIRM_READING_REMOVAL}
      />
    </Suspense>
  )
}
