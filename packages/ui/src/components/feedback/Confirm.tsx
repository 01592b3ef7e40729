import { useState } from 'react'
import { lazyPart } from '../layout/lazy-part.tsx'
import type { ConfirmDialogProps } from '../dialogs/ConfirmDialog.tsx'
import { DISCARD_WORDS, type useDiscardGuard } from '../../hooks/use-discard-guard.ts'

const load = async () => ({ default: (await import('../dialogs/ConfirmDialog.tsx')).ConfirmDialog })
const ConfirmDialog = lazyPart(load, { floating: true })
/** Starts fetching the question when it is about to be asked. */
export const prefetchConfirm = ConfirmDialog.prefetch

/** Asks before something is lost; loaded when it is first needed, and stays to give the focus back. */
export function Confirm(props: ConfirmDialogProps) {
  const [everAsked, setEverAsked] = useState(props.opened)
  if (props.opened && !everAsked) setEverAsked(true)
  return everAsked && <ConfirmDialog {...props} />
}

interface RemovalDialogProps extends Pick<ConfirmDialogProps, 'module' | 'title' | 'question'> {
  removal: { readonly asking: boolean; confirm(): void; cancel(): void }
}

/** Asks before a record goes. */
export const RemovalDialog = ({ removal, ...props }: RemovalDialogProps) => (
  <Confirm
    {...props}
    opened={removal.asking}
    confirmLabel="Remover"
    onConfirm={() => removal.confirm()}
    onCancel={removal.cancel}
  />
)

interface DiscardDialogProps extends Pick<ConfirmDialogProps, 'module' | 'title'> {
  guard: Pick<ReturnType<typeof useDiscardGuard>, 'asking' | 'discard' | 'keep'>
}

/** Asks before what was typed in a form goes. */
export const DiscardDialog = ({ guard, ...props }: DiscardDialogProps) => (
  <Confirm
    {...props}
    {...DISCARD_WORDS}
    opened={guard.asking}
    onConfirm={guard.discard}
    onCancel={guard.keep}
  />
)
