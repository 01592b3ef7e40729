import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ModuleId } from '../../modules/index.ts'
import { useOpenAfterMount } from '../../hooks/use-opened.ts'
import classes from './dialog.module.css'
import '../../theme/styles-dialog.ts'

export interface ConfirmDialogProps {
  opened: boolean
  title?: string
  question: string
  confirmLabel: string
  cancelLabel?: string
  module?: ModuleId | undefined
  /** What else is to be decided. */
  children?: ReactNode
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something destructive happens; Esc and «Cancelar» mean no. */
export function ConfirmDialog({
  opened,
  title = 'Confirmar',
  question,
  confirmLabel,
  cancelLabel = 'Cancelar',
  module,
  children,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const shown = useOpenAfterMount(opened)
  return (
    <Modal opened={shown} onClose={onCancel} title={title} size="26rem" zIndex={300} data-module={module}>
      <div className={classes.body}>
        <p>{question}</p>
        {children}
      </div>
      <div className={classes.foot}>
        <Button variant="default" data-autofocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button color="red" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  )
}
