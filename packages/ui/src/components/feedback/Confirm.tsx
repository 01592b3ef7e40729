import { Suspense, useState } from 'react'
import type { ModuleId } from '../../modules/index.ts'
import { lazyPart } from '../layout/lazy-part.tsx'
import type { ConfirmDialogProps } from './ConfirmDialog.tsx'

const load = () => import('./ConfirmDialog.tsx')
const ConfirmDialog = lazyPart(async () => ({ default: (await load()).ConfirmDialog }), { floating: true })

/** Starts fetching the question when it is about to be asked. */
export const prefetchConfirm = (): void => void load().catch(() => undefined)

/** Asks before something is lost; loaded when it is first needed, and stays to give the focus back. */
export function Confirm(props: ConfirmDialogProps) {
  const [everAsked, setEverAsked] = useState(props.opened)
  if (props.opened && !everAsked) setEverAsked(true)
  return <Suspense>{everAsked && <ConfirmDialog {...props} />}</Suspense>
}

interface RemovalDialogProps {
  removal: { readonly asking: boolean; confirm(): void; cancel(): void }
  module: ModuleId
  title: string
  question: string
}

/** Asks before a record goes. */
export const RemovalDialog = ({ removal, module, title, question }: RemovalDialogProps) => (
  <Confirm
    opened={removal.asking}
    title={title}
    question={question}
    confirmLabel="Remover"
    module={module}
    onConfirm={removal.confirm}
    onCancel={removal.cancel}
  />
)
