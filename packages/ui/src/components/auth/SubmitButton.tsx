import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'

/** The one filled button of a form: busy means visibly so, and no second press. The second half of a double click is none either. */
export function SubmitButton({ busy, children, ...props }: ButtonProps & { busy: boolean; children: ReactNode }) {
  return (
    <Button {...props} type="submit" loading={busy} aria-busy={busy} onClick={(event) => event.detail > 1 && event.preventDefault()}>
      {children}
    </Button>
  )
}
