import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import type { Form } from '../../hooks/use-form.ts'
import { Sheet } from '../layout/Sheet.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import type { ModuleId } from '../../modules/index.ts'
import classes from './dialog.module.css'
import '../../theme/styles-dialog.ts'

interface FormSheetProps {
  module: ModuleId
  /** Names the form. */
  label: string
  /** The label is read over the form, as it always is on a phone. */
  titled?: boolean
  form: Pick<Form<object>, 'busy' | 'formRef' | 'onSubmit'>
  /** The classes of the fields with the actions beside them, and of the actions. */
  classNames: Readonly<Record<string, string>>
  /** The words on the button that submits. */
  save: string
  /** A record is edited: that is left by «Cancelar», which a dialog always has. */
  editing?: boolean
  /** Whether it is open on a phone; elsewhere it always is. */
  opened: boolean
  /** What is typed of a new record stays. */
  onClose: () => void
  /** Said above the form. */
  before?: ReactNode
  children: ReactNode
}

/** The form above a list. On a phone the list comes first, and the form is a dialog, whose actions never scroll away. */
export function FormSheet({
  module,
  label,
  titled,
  form,
  classNames,
  save,
  editing = false,
  opened,
  onClose,
  before,
  children,
}: FormSheetProps) {
  const isPhone = useIsPhone()
  const content = (
    <>
      {!isPhone && before}
      <form
        noValidate
        ref={form.formRef}
        className={isPhone ? undefined : classNames['form']}
        onSubmit={form.onSubmit}
      >
        {isPhone ? (
          <div className={classes.scroll}>
            {before}
            <div className={classNames['form']}>{children}</div>
          </div>
        ) : (
          children
        )}
        <div className={isPhone ? classes.foot : classNames['actions']}>
          {(isPhone || editing) && (
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
          )}
          <SubmitButton busy={form.busy}>{save}</SubmitButton>
        </div>
      </form>
    </>
  )
  if (!isPhone) return <Sheet {...(titled ? { title: label } : { label })}>{content}</Sheet>
  return (
    <Modal opened={opened} onClose={onClose} title={label} data-module={module}>
      {content}
    </Modal>
  )
}
