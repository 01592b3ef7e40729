import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import type { Form } from '../../hooks/use-form.ts'
import { lazyPart } from '../layout/lazy-part.tsx'
import { Sheet } from '../layout/Sheet.tsx'
import type { ModuleId } from '../../modules/index.ts'
import { SubmitButton } from './SubmitButton.tsx'
import classes from './FormSheet.module.css'

const FormDialog = lazyPart(
  async () => ({ default: (await import('../dialogs/FormDialog.tsx')).FormDialog }),
  { floating: true },
)

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
  const [isNeeded, setNeeded] = useState(opened)
  if (opened && !isNeeded) setNeeded(true)
  const fields = { className: `${classes.form} ${className}`, 'data-titled': titled }
  if (!isPhone)
    return (
      <Sheet {...(titled ? { title: label } : { label })}>
        {before}
        <form noValidate ref={form.formRef} {...fields} onSubmit={form.onSubmit}>
          {children}
          <div className={classes.actions}>
            {editing && (
              <Button variant="default" onClick={onClose}>
                Cancelar
              </Button>
            )}
            <SubmitButton busy={form.busy}>{save}</SubmitButton>
          </div>
        </form>
      </Sheet>
    )
  // What is typed of a new record stays: closing asks nothing.
  const quiet = { busy: form.busy, formRef: form.formRef, onSubmit: form.onSubmit, dirty: false }
  return (
    isNeeded && (
      <FormDialog opened={opened} onClose={onClose} title={label} module={module} form={quiet} save={save}>
        {before}
        <div {...fields}>{children}</div>
      </FormDialog>
    )
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
  <div id={id} className={`${classes.unfolded} ${className}`} hidden={!unfolded}>
    {children}
  </div>
)
