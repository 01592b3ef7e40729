import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import type { Form } from '../../hooks/use-form.ts'
import { Sheet } from '../layout/Sheet.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import type { ModuleId } from '../../modules/index.ts'
import classes from './dialog.module.css'
import sheetClasses from './FormSheet.module.css'
import '../../theme/styles-dialog.ts'

interface FormSheetProps {
  module: ModuleId
  /** Names the form. */
  label: string
  /** The label is read over the form, as it always is on a phone. */
  titled?: boolean
  form: Pick<Form<object>, 'busy' | 'formRef' | 'onSubmit'>
  /** Says the columns of the fields and the place of the actions. */
  className: string | undefined
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
  className,
  save,
  editing = false,
  opened,
  onClose,
  before,
  children,
}: FormSheetProps) {
  const isPhone = useIsPhone()
  const fields = { className: `${sheetClasses.form} ${className}`, 'data-titled': titled }
  const content = (
    <>
      {!isPhone && before}
      <form noValidate ref={form.formRef} {...(!isPhone && fields)} onSubmit={form.onSubmit}>
        {isPhone ? (
          <div className={classes.scroll}>
            {before}
            <div {...fields}>{children}</div>
          </div>
        ) : (
          children
        )}
        <div className={isPhone ? classes.foot : sheetClasses.actions}>
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

interface UnfoldedFieldsProps {
  id: string
  unfolded: boolean
  className?: string | undefined
  children: ReactNode
}

/** The fields of a sheet that «Mais detalhes» unfolds, in a row of their own. */
export const UnfoldedFields = ({ id, unfolded, className = '', children }: UnfoldedFieldsProps) => (
  <div id={id} className={`${sheetClasses.unfolded} ${className}`} hidden={!unfolded}>
    {children}
  </div>
)
