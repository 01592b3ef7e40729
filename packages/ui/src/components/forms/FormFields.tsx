import type { ReactNode } from 'react'
import type { Form } from '../../hooks/use-form.ts'
import { CopyButton } from './CopyButton.tsx'
import css from './form.module.css'
import { FormAlert } from './FormMessages.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { TextInput, type TextInputProps } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'

interface FormFieldsProps {
  form: Pick<Form<object>, 'formRef' | 'alert' | 'busy' | 'onSubmit'>
  /** The word of the button that ends the form, below what is wrong with all of it; without it both are among the children. */
  submit?: string
  children: ReactNode
}

/** The form element itself: the rules are ours, not the browser's. */
export function FormFields({ form, submit, children }: FormFieldsProps) {
  return (
    <form className={css.fields} onSubmit={form.onSubmit} ref={form.formRef} noValidate>
      {children}
      {submit && (
        <>
          <FormAlert>{form.alert}</FormAlert>
          <SubmitButton busy={form.busy} fullWidth className={css.submit}>
            {submit}
          </SubmitButton>
        </>
      )}
    </form>
  )
}

/** A value to read, not to change: it looks that way. `copies` names it at «Copiar». */
export function ReadOnlyField({ copies, ...props }: TextInputProps & { copies?: string }) {
  return (
    <TextInput
      {...props}
      rightSection={copies && props.value && <CopyButton value={String(props.value)} what={copies} />}
      rightSectionWidth={copies && '6.5rem'}
      readOnly
      classNames={{ input: css.readOnly ?? '' }}
      leftSection={<IconLock size={16} stroke={1.5} aria-hidden />}
    />
  )
}
