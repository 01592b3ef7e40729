import { Button, Modal } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { FormAlert } from '../forms/FormMessages.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { ModuleId } from '../../modules/index.ts'
import { DISCARD_WORDS, useDiscardGuard, useUnloadWarning } from '../../hooks/use-discard-guard.ts'
import type { Form } from '../../hooks/use-form.ts'
import { useHistoryGuard } from '../../hooks/use-history-guard.ts'
import { useOpenAfterMount } from '../../hooks/use-opened.ts'
import classes from './dialog.module.css'
import '../../theme/styles-dialog.ts'

interface FormDialogProps {
  opened: boolean
  title: string
  module?: ModuleId | undefined
  /** A CSS width; two columns of fields need more than one. */
  size?: string
  /** While it is dirty, closing, the back button and a reload ask first; its alert is told below the fields. */
  form: Pick<Form<object>, 'dirty'> &
    Partial<Pick<Form<object>, 'busy' | 'alert' | 'formRef'>> & {
      onSubmit?(event: FormEvent<HTMLFormElement>): void
    }
  /** Another dialog stands over it, and Esc is that one's. */
  covered?: boolean | undefined
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
  covered = false,
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
        closeOnEscape={!guard.asking && !covered}
        data-module={module}
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
