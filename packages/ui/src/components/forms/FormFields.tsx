import type { ReactNode, RefObject } from 'react'
import css from './form.module.css'
import { TextInput, type TextInputProps } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'

interface FormFieldsProps {
  form: {
    readonly formRef: RefObject<HTMLFormElement | null>
    onSubmit(event: { preventDefault(): void }): void
  }
  children: ReactNode
}

/** The form element itself: the rules are ours, not the browser's. */
export function FormFields({ form, children }: FormFieldsProps) {
  return (
    <form className={css.fields} onSubmit={form.onSubmit} ref={form.formRef} noValidate>
      {children}
    </form>
  )
}

/** A value to read and to copy, not to change: it looks that way. */
export function ReadOnlyField(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      readOnly
      classNames={{ input: css.readOnly ?? '' }}
      leftSection={<IconLock size={16} stroke={1.5} aria-hidden />}
    />
  )
}
