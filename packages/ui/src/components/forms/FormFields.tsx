import type { ReactNode, RefObject } from 'react'
import css from './form.module.css'

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
