import { Button, Modal } from '@mantine/core'
import type { FormEvent, ReactNode, Ref } from 'react'
import { FormAlert } from './FormMessages.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import type { ModuleId } from '../../modules/index.ts'
import { DISCARD_WORDS, useDiscardGuard, useUnloadWarning } from '../../hooks/use-discard-guard.ts'
import { useHistoryGuard } from '../../hooks/use-history-guard.ts'
import { useOpenAfterMount } from '../../hooks/use-opened.ts'
import classes from './dialog.module.css'
import '../../theme/styles-dialog.ts'

/** What a dialog asks of its form. */
export interface DialogForm {
  /** Typed text would be lost: closing, the back button and a reload ask first. */
  readonly dirty: boolean
  /** Being stored just now. */
  readonly busy?: boolean
  /** What is wrong with all of it, told below the fields. */
  readonly alert?: string | undefined
  readonly formRef?: Ref<HTMLFormElement>
  onSubmit?(event: FormEvent<HTMLFormElement>): void
}

interface FormDialogProps {
  opened: boolean
  title: string
  module?: ModuleId | undefined
  /** A CSS width; two columns of fields need more than one. */
  size?: string
  form: DialogForm
  onClose: () => void
  children: ReactNode
  save?: string | undefined
  /** Other buttons than «Cancelar» and the one that saves; given the close that asks first. */
  footer?: (close: () => void) => ReactNode
}

/** A form in a dialog: title line, scrolling body, actions that never scroll away. */
export function FormDialog({
  opened,
  title,
  module,
  size = '34rem',
  form,
  onClose,
  children,
  save = 'Salvar',
  footer,
}: FormDialogProps) {
  const { dirty } = form
  const guard = useDiscardGuard(dirty, onClose)
  useHistoryGuard(opened && dirty, guard.ask)
  useUnloadWarning(opened && dirty)
  const shown = useOpenAfterMount(opened)
  return (
    <>
      <Modal
        opened={shown}
        onClose={guard.close}
        title={title}
        size={size}
        closeOnEscape={!guard.asking}
        data-module={module}
        classNames={{ header: classes.header ?? '' }}
      >
        <form noValidate ref={form.formRef} onSubmit={form.onSubmit}>
          <div className={classes.body}>
            {children}
            <FormAlert>{form.alert}</FormAlert>
          </div>
          <div className={classes.foot}>
            {footer?.(guard.close) ?? (
              <>
                <Button variant="default" onClick={guard.close}>
                  Cancelar
                </Button>
                <SubmitButton busy={form.busy ?? false}>{save}</SubmitButton>
              </>
            )}
          </div>
        </form>
      </Modal>
      <ConfirmDialog
        opened={opened && guard.asking}
        title={title}
        {...DISCARD_WORDS}
        module={module}
        onConfirm={guard.discard}
        onCancel={guard.keep}
      />
    </>
  )
}
